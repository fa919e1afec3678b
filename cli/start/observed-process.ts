import { type CacheSize, caches } from "#engine/caches";
import type { ProcessFacts, RecentProblem } from "#registry";
import type { LoggedRecord } from "../log.ts";
import type { SiteTelemetry } from "../site.ts";

/** Problems that are kept; our choice. */
const maxProblems = 50;

/** The facts about this process for the overview of the staff, and who reports them. */
export interface ObservedProcess extends ProcessFacts {
  /** Receives the records of the log. */
  readonly record: (record: LoggedRecord) => void;
  /** Returns the telemetry of a site that reports the caches of its threads here too. */
  readonly observing: (telemetry: SiteTelemetry | undefined) => SiteTelemetry;
}

const ignore = (): void => {};
const noTelemetry = { begin: ignore, end: ignore, drawn: ignore, registryCall: ignore, proxyCall: ignore };

/** Creates the facts about this process, which keeps the last warnings and errors and the sizes of its caches. */
export function observeProcess(now: () => number = Date.now): ObservedProcess {
  const kept: RecentProblem[] = [];
  const ofThreads = new Map<number, readonly CacheSize[]>();
  return {
    problems: () => kept,
    caches: () => [caches.sizes(), ...ofThreads.values()].flat(),
    record: ({ level, fields }) => {
      if (level !== "warn" && level !== "error" && level !== "fatal") return;
      const { event, ...others } = fields;
      kept.unshift({ at: now(), level, event: typeof event === "string" ? event : "log", details: detailsOf(others) });
      kept.length = Math.min(kept.length, maxProblems);
    },
    observing: (telemetry) => ({
      ...(telemetry ?? noTelemetry),
      caches: (thread, sizes) => {
        if (sizes.length === 0) ofThreads.delete(thread);
        else ofThreads.set(thread, sizes);
        telemetry?.caches(thread, sizes);
      },
    }),
  };
}

/** Writes the fields of a record that are texts, numbers or lists of texts. Frames of a stack are in the log. */
const detailsOf = (fields: { readonly [name: string]: unknown }): string =>
  Object.entries(fields)
    .filter(([name, value]) => name !== "frames" && value !== undefined)
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(", ");
