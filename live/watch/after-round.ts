import { type CheckId, credentialChecks } from "../check-ids.ts";
import type { Finding } from "../finding.ts";
import { type RunReport, wasLockedOut } from "../run/report.ts";
import { type Drift, openDrifts, type WatchedPart, type WatchState } from "./watch-state.ts";

/** A change between two rounds. */
export interface WatchChange {
  /** `back`: it was gone. */
  readonly kind: "new" | "back" | "gone";
  readonly drift: Drift;
}

/** A finding of a round. */
export interface RoundFinding extends Pick<Finding, "check" | "endpoint" | "cause" | "message"> {
  /** The name of the file in which it is saved. */
  readonly file?: string;
}

/** A round of a watch, as its memory needs it. */
export interface Round {
  readonly report: Pick<RunReport, "calls" | "time" | "ended" | "endpoints" | "coverage"> & {
    readonly findings: readonly RoundFinding[];
  };
  /** The hash of the description. */
  readonly definition: string;
  /** The time of the round in ISO 8601, UTC. */
  readonly at: string;
  /** The checks that were on. */
  readonly checks: ReadonlySet<CheckId>;
  /** The names of all endpoints of the description, including ones that were not called. */
  readonly described: ReadonlySet<string>;
}

/** The memory after a round, and the changes. */
export interface AfterRound {
  readonly state: WatchState;
  readonly changes: readonly WatchChange[];
}

/** Drifts that are gone are remembered up to this number, the newest. Own choice. */
const maxGone = 500;

/**
 * Adds a round to the memory of a watch. A drift is gone once its endpoint was called and checked without it, or is no
 * longer described. A round without an answer, or with no other answers than 401 and 403, changes no drift.
 */
export function afterRound(state: WatchState, round: Round): AfterRound {
  const { report, definition, at } = round;
  const isUp = report.ended !== "unreachable";
  const isLockedOut = isUp && wasLockedOut(report.endpoints);
  const counted = {
    ...state,
    definition,
    rounds: state.rounds + 1,
    calls: state.calls + report.calls,
    lastRound: {
      ...{ at, isUp, calls: report.calls, milliseconds: Math.round(report.time) },
      ...(isLockedOut && { isLockedOut }),
    },
  };
  if (!isUp || isLockedOut) return { state: counted, changes: [] };
  const { drifts, changes } = driftsAfter(state.drifts, round);
  return { state: { ...counted, drifts, parts: partsAfter(state.parts, report, at) }, changes };
}

const keyOf = ({ check, endpoint, cause }: Pick<Drift, "check" | "endpoint" | "cause">): string =>
  JSON.stringify([check, endpoint, cause]);

function driftsAfter(
  before: readonly Drift[],
  { report: { findings, endpoints, ended }, at, checks, described }: Round,
): { readonly drifts: readonly Drift[]; readonly changes: readonly WatchChange[] } {
  const changes: WatchChange[] = [];
  const known = new Map(before.map((drift) => [keyOf(drift), drift]));
  const found = new Map(
    findings.map(({ check, endpoint, cause, message, file }) => {
      const key = keyOf({ check, endpoint, cause });
      const earlier = known.get(key);
      const drift: Drift = {
        ...{ check, endpoint, cause, message },
        ...(file !== undefined && { file }),
        firstSeen: earlier?.firstSeen ?? at,
        lastSeen: at,
      };
      if (earlier === undefined) changes.push({ kind: "new", drift });
      else if (earlier.gone !== undefined) changes.push({ kind: "back", drift });
      return [key, drift];
    }),
  );
  const called = new Map(endpoints.filter(({ calls }) => calls > 0).map((one) => [one.name, one]));
  // An endpoint that refuses the credentials shows only checks of credentials.
  const wasChecked = ({ endpoint, check }: Drift): boolean => {
    const of = called.get(endpoint);
    return of !== undefined && checks.has(check) && (of.isLockedOut !== true || credentialChecks.has(check));
  };
  // An interrupted round may have missed failures that persist.
  const isOver = (drift: Drift): boolean => !described.has(drift.endpoint) || (ended === "done" && wasChecked(drift));
  const others = before
    .filter((drift) => !found.has(keyOf(drift)))
    .map((drift): Drift => {
      if (drift.gone !== undefined || !isOver(drift)) return drift;
      const gone = { ...drift, gone: at };
      changes.push({ kind: "gone", drift: gone });
      return gone;
    });
  const lasting = [...found.values(), ...openDrifts({ drifts: others })];
  const past = others.filter(({ gone }) => gone !== undefined);
  const newest = past.toSorted((a, b) => (b.gone ?? "").localeCompare(a.gone ?? "")).slice(0, maxGone);
  return { drifts: [...lasting.toSorted(byAge), ...newest], changes };
}

const byAge = (a: Drift, b: Drift): number => a.firstSeen.localeCompare(b.firstSeen);

/** Returns the parts of the description after a round, with the times when they were last seen. */
function partsAfter(before: readonly WatchedPart[], { coverage }: Round["report"], at: string): readonly WatchedPart[] {
  const keyOfPart = ({ kind, endpoint, name }: WatchedPart): string => JSON.stringify([kind, endpoint, name]);
  const known = new Map(before.map((part) => [keyOfPart(part), part]));
  const properties = (coverage.properties ?? []).map((one) => ({ kind: "optional property" as const, ...one }));
  return [...coverage.items, ...properties].map(({ kind, endpoint, name, isCovered }) => {
    const earlier = known.get(keyOfPart({ kind, endpoint, name }));
    if (!isCovered) return earlier ?? { kind, endpoint, name };
    return { kind, endpoint, name, firstSeen: earlier?.firstSeen ?? at, lastSeen: at };
  });
}
