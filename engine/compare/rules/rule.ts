import type { Level } from "./level.ts";

/** The levels and the texts of one kind of change. */
export interface Rule {
  /** The level in requests; absent if the change can't occur there. */
  readonly request?: Level;
  /** The level where callers read it. */
  readonly response?: Level;
  /** The level if it is the same in both directions, such as for texts. */
  readonly none?: Level;
  /** Requires a MINOR version if it breaks nothing: the API can do more, or announces a removal. */
  readonly minor?: true;
  /** The message. `{It}` is the location, `{was}` and `{is}` its old and new texts, `{what}` the part in question. */
  readonly sentence: string;
  /** The reason for its levels. */
  readonly why: string;
  readonly advice?: string;
}
