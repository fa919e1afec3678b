/** Ends the tasks of a run without budget, or after an interrupt. */
export class RunEndedError extends Error {
  override readonly name = "RunEndedError";
  readonly ended: "calls" | "time" | "interrupted" | "unreachable";
  constructor(ended: RunEndedError["ended"]) {
    super(`the run has ended: ${ended}`);
    this.ended = ended;
  }
}
