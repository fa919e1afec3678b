import type { CheckId } from "../check-ids.ts";
import type { Coverage } from "../coverage/index.ts";
import type { DeliveryReport } from "../deliveries/deliveries.ts";
import type { Failure } from "../failures/index.ts";
import type { UntriedPhase } from "../run/report.ts";

/** A place in the description of an API, counted from 1. */
export interface SourceLocation {
  /** The file as the command was given it, with slashes. */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** A failure of a run, which is one row of every report. */
export interface ReportedFailure {
  readonly failure: Failure;
  /** Calls of the same cause. */
  readonly count: number;
  /** The names of other endpoints with the same cause. */
  readonly alsoAt?: readonly string[];
  /** The path of its replay file. */
  readonly file?: string;
  /** The operation in the description. */
  readonly location?: SourceLocation;
}

/** An endpoint of a run. */
export interface ReportedEndpoint {
  readonly name: string;
  readonly calls: number;
  /** Milliseconds until the answers to its calls came, added up. */
  readonly time: number;
  /** The checks that were tried. */
  readonly checks: readonly CheckId[];
  /** The reason why it was not called. */
  readonly skipped?: string;
}

/** The result of a run, from which all reports are written. It holds no secret. */
export interface TestReport {
  readonly api: { readonly id: string; readonly name?: string };
  readonly server: string;
  readonly definition: string;
  readonly seed: number;
  /** The beginning, RFC 3339. */
  readonly started: string;
  /** Milliseconds. */
  readonly duration: number;
  readonly calls: number;
  readonly endpoints: readonly ReportedEndpoint[];
  /** The checks that were on. */
  readonly checks: readonly CheckId[];
  readonly failures: readonly ReportedFailure[];
  /** Causes beyond those in `failures`, of a run with very many. */
  readonly dropped: number;
  readonly coverage: Coverage;
  /** Why it did not pass without a failure, and what to do about it. */
  readonly failed?: string;
  /** The phases with tasks that were not tried, since the calls or the time of the run were used up. */
  readonly untried: readonly UntriedPhase[];
  /** The webhooks and callbacks that a listener received; absent without one. */
  readonly deliveries?: readonly DeliveryReport[];
  /** The reason of its end: all was tried, a budget was used, it was interrupted, or no request had an answer. */
  readonly ended: "done" | "calls" | "time" | "interrupted" | "unreachable";
}

const causeOf = ({ failure: { check, endpoint, cause } }: ReportedFailure): string =>
  JSON.stringify([check, endpoint, cause]);

/** Joins failures of one cause: the one with the fewest steps stays, with the number of all calls. */
export function mergeFailures(failures: Iterable<ReportedFailure>): readonly ReportedFailure[] {
  const rows = new Map<string, ReportedFailure>();
  for (const one of failures) {
    const key = causeOf(one);
    const row = rows.get(key);
    if (row === undefined) rows.set(key, one);
    else {
      const shorter = one.failure.steps.length < row.failure.steps.length ? one : row;
      rows.set(key, { ...shorter, count: row.count + one.count });
    }
  }
  return [...rows.values()];
}
