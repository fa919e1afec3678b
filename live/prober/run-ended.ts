/** Ends the tasks of a run whose budget is spent, or that was interrupted. */
export class RunEndedError extends Error {
  override readonly name = "RunEndedError";
  readonly ended: "calls" | "time" | "interrupted" | "unreachable";
  constructor(ended: RunEndedError["ended"]) {
    super(`the run has ended: ${ended}`);
    this.ended = ended;
  }
}
