import { defined } from "#engine/item-at";
import type { Violation } from "../checks/index.ts";
import type { Finding } from "../finding.ts";

/** The findings of a run, one for each cause. */
export interface CollectedFindings {
  /** Counts a broken promise; returns true if it is the first of its cause. */
  readonly count: (endpoint: string, violation: Violation) => boolean;
  /** Keeps the finding of a cause that was counted; a later one with fewer steps or a smaller call replaces it. */
  readonly keep: (finding: Omit<Finding, "count">) => void;
  readonly all: () => readonly Finding[];
  /** Returns the finding of a cause, up to the limits. */
  readonly read: (endpoint: string, violation: Violation) => Finding | undefined;
  /** The number of causes. */
  readonly size: () => number;
  /** Causes that were not kept, since there were too many. */
  readonly dropped: () => number;
}

/** Causes that are kept; a server that is wrong everywhere must not fill the memory. Own choice. */
const maxCauses = 2000;

/** Creates an empty collection; `prepare` adds the steps that a finding needs. */
export function collectedFindings(
  prepare: (finding: Omit<Finding, "count">) => Omit<Finding, "count">,
): CollectedFindings {
  const counts = new Map<string, number>();
  const kept = new Map<string, Omit<Finding, "count">>();
  let dropped = 0;
  return {
    count: (endpoint, { check, cause }) => {
      const key = keyOf(check, endpoint, cause);
      const before = counts.get(key);
      if (before === undefined && counts.size >= maxCauses) {
        dropped += 1;
        return false;
      }
      counts.set(key, (before ?? 0) + 1);
      return before === undefined;
    },
    keep: (finding) => {
      kept.set(keyOf(finding.check, finding.endpoint, finding.cause), prepare(finding));
    },
    all: () => [...kept].map(([key, finding]) => ({ ...finding, count: defined(counts.get(key)) })),
    read: (endpoint, { check, cause }) => {
      const key = keyOf(check, endpoint, cause);
      const finding = kept.get(key);
      return finding && { ...finding, count: defined(counts.get(key)) };
    },
    size: () => counts.size,
    dropped: () => dropped,
  };
}

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);
