/** Ends the tasks of a run without budget, or after an interrupt. */
export class RunEndedError extends Error {
  override readonly name = "RunEndedError";
  readonly ended: "calls" | "time" | "interrupted" | "unreachable";
  constructor(ended: RunEndedError["ended"]) {
    super(`the run has ended: ${ended}`);
    this.ended = ended;
  }
}

/** Ends the tasks of a phase that has used its share of the time of a run. */
export class PhaseEndedError extends Error {
  override readonly name = "PhaseEndedError";
}
