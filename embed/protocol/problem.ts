import type { ProblemCause } from "#react/embed";

/** The reason why a description is not shown. */
export interface Problem {
  readonly cause: ProblemCause;
  /** One sentence. */
  readonly message: string;
  /** A sentence about how a reader or the author of the page can help it. */
  readonly advice: string;
}
