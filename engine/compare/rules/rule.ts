import type { Level } from "./level.ts";

/** The levels and the texts of one kind of change. */
export interface Rule {
  /** The level in requests; absent if the change can't occur there. */
  readonly request?: Level;
  /** The level where callers read it. */
  readonly response?: Level;
  /** The level of what is the same in both directions, such as words. */
  readonly none?: Level;
  /** Asks for a MINOR version where it breaks nothing: the API can do more, or says that something will go. */
  readonly minor?: true;
  /** The message. `{It}` is the location, `{was}` and `{is}` its old and new texts, `{what}` the part in question. */
  readonly sentence: string;
  /** Why it is judged so. */
  readonly why: string;
  readonly advice?: string;
}
