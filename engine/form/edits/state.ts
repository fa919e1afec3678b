import type { VariantSelection } from "#engine/interpret";
import type { Json } from "#engine/json";

/** A draft: text typed at a path that is not a value yet. */
export interface TypedDraft {
  /** JSON with a syntax error, shown instead of the value or of the last valid one. */
  readonly text?: string;
  /** The new key of the row at this path. */
  readonly key?: string;
  /** The key of a row that is being added to the map at this path. */
  readonly newKey?: string;
}

/** Drafts by the JSON Pointer of their path. */
export interface TypedDrafts {
  readonly [path: string]: TypedDraft;
}

/**
 * The complete state of a form as plain data. `selection` holds the selected variant of each union by JSON Pointer;
 * without an entry the variant that matches best is used.
 */
export interface FormState {
  readonly value: Json;
  readonly selection: VariantSelection;
  /** Absent while every typed text is a value. */
  readonly drafts?: TypedDrafts;
}
