import type { DescriptionAccess } from "../register/load-description.ts";
import type { Parts } from "./target.ts";

/** The dependencies of the command. */
export interface CommandDeps extends DescriptionAccess {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
  /** Returns a seed for a check without one. */
  readonly draw: () => number;
  /** Shows the progress on a terminal; an empty text clears the line. */
  readonly progress?: (line: string) => void;
  /** Resolves when the user ends the served page. */
  readonly untilEnd: () => Promise<void>;
  /** Returns the signal that ends a check early; called when it starts. */
  readonly interruption?: () => AbortSignal;
  /** The parts of the product under test; a test injects a broken one. */
  readonly use?: Parts;
}

/**
 * Exit codes. 0: all laws hold. 1: a law is broken. 2: the check could not run. 130: it was interrupted before a
 * failure.
 */
export type ExitCode = 0 | 1 | 2 | 130;
