import type { CheckId } from "../check-ids.ts";
import type { Coverage } from "../coverage/index.ts";
import type { Finding } from "../finding.ts";
import type { PhaseId } from "../prober/index.ts";

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
  /** The phases that the run ended before or in the middle of, since its calls or its time were used up. */
  readonly untried: readonly UntriedPhase[];
  readonly endpoints: readonly CalledEndpoint[];
  readonly coverage: Coverage;
  /** The reason why there was no answer, of a run that ended as `unreachable`. */
  readonly reason?: string;
}

/** A phase with tasks that were not tried. */
export interface UntriedPhase {
  readonly phase: PhaseId | "preparation";
  /** The number of its tasks that ran to their end. */
  readonly tried: number;
  /** The names of the endpoints without a task that ran to its end. */
  readonly endpoints: readonly string[];
}

/** Endpoints of a phase that are named. Own choice. */
const maxNamed = 3;

/** Describes the tasks of phases that were not tried; undefined if all were. */
export function untriedText(untried: readonly UntriedPhase[]): string | undefined {
  if (untried.length === 0) return undefined;
  const parts = untried.map(({ phase, tried, endpoints }) => {
    if (tried === 0) return `all ${phase}`;
    const named = endpoints.slice(0, maxNamed).join(", ");
    const more = endpoints.length > maxNamed ? ` and ${endpoints.length - maxNamed} more` : "";
    return `${phase} after the first ${tried}${named === "" ? "" : ` (none of ${named}${more})`}`;
  });
  return `${parts.join("; ")}.`;
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
  /** The checks that were tried. */
  readonly checks: readonly CheckId[];
  /** True if every response to a call with the run's credentials was 401 or 403. */
  readonly isLockedOut?: true;
  /** True if it was not called any more, since it did not answer in time. */
  readonly isSilent?: true;
  /** The reason why it was not called: it may change something, or the run ended before. */
  readonly skipped?: "unsafe" | "not-reached";
}

/** Returns true if every endpoint that was called refused the credentials of the run. */
export function wasLockedOut(endpoints: readonly CalledEndpoint[]): boolean {
  const called = endpoints.filter(({ calls }) => calls > 0);
  return called.length > 0 && called.every(({ isLockedOut }) => isLockedOut === true);
}
