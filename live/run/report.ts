import type { Coverage } from "../coverage/index.ts";
import type { Finding } from "../finding.ts";

/** The result of a run. */
export interface RunReport {
  readonly seed: number;
  /** The gravest first, see `bySeverity`. */
  readonly findings: readonly Finding[];
  /** Causes beyond those in `findings`, see `collectedFindings`. */
  readonly dropped: number;
  /** Requests that were sent. */
  readonly calls: number;
  /** Requests that were not tested, since the server refused them with 429 each time. */
  readonly limited: number;
  /** In milliseconds. */
  readonly time: number;
  /** `unreachable`: the first requests had no answer, so that nothing was checked. */
  readonly ended: "done" | "calls" | "time" | "interrupted" | "unreachable";
  readonly endpoints: readonly CalledEndpoint[];
  readonly coverage: Coverage;
  /** The reason why there was no answer, of a run that ended as `unreachable`. */
  readonly reason?: string;
}

/** An endpoint in a report. */
export interface CalledEndpoint {
  readonly id: string;
  readonly name: string;
  readonly calls: number;
  /** Total response time of its calls in milliseconds. */
  readonly time: number;
  /** Answers by status. */
  readonly statuses: { readonly [status: string]: number };
  /** True if every response to a call with the run's credentials was 401 or 403. */
  readonly isLockedOut?: true;
  /** The reason why it was not called: it may change something, or the run ended before. */
  readonly skipped?: "unsafe" | "not-reached";
}

/** Returns true if every endpoint that was called refused the credentials of the run. */
export function wasLockedOut(endpoints: readonly CalledEndpoint[]): boolean {
  const called = endpoints.filter(({ calls }) => calls > 0);
  return called.length > 0 && called.every(({ isLockedOut }) => isLockedOut === true);
}
