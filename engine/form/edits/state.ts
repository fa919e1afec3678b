import type { VariantSelection } from "#engine/interpret";
import type { Json } from "#engine/json";

/** A draft: text typed at a path that is not a value yet. */
export interface TypedDraft {
  /** JSON that can't be read, instead of the value or beside the last one that could. */
  readonly text?: string;
  /** The key that the row at this place is to get. */
  readonly key?: string;
  /** The key of a row that is being added to the map at this place. */
  readonly newKey?: string;
}

/** Drafts by the JSON Pointer of their path. */
export interface TypedDrafts {
  readonly [path: string]: TypedDraft;
}

/**
 * The whole state of one form. Plain data: it can be saved, compared, replayed. `choices` holds the chosen variant of
 * each union by JSON pointer; without an entry the variant that fits best is taken.
 */
export interface FormState {
  readonly value: Json;
  readonly selection: VariantSelection;
  /** Nothing while all that was typed is a value. */
  readonly drafts?: TypedDrafts;
}
