import type { Choices } from "#engine/interpret";
import type { Json } from "#engine/json";

/** What was typed at a place and is no value yet. */
export interface Typed {
  /** JSON that can't be read, instead of the value or beside the last one that could. */
  readonly text?: string;
  /** The key that the row at this place is to get. */
  readonly key?: string;
  /** The key of a row that is being added to the map at this place. */
  readonly newKey?: string;
}

/** What was typed and is no value yet, by the JSON pointer of its place. */
export interface TypedTexts {
  readonly [place: string]: Typed;
}

/**
 * The whole state of one form. Plain data: it can be saved, compared, replayed. `choices` holds the chosen variant of
 * each union by JSON pointer; without an entry the variant that fits best is taken.
 */
export interface FormState {
  readonly value: Json;
  readonly choices: Choices;
  /** Nothing while all that was typed is a value. */
  readonly typed?: TypedTexts;
}
