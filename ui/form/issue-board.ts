import type { Issue } from "#engine/interpret";
import { pointer } from "#engine/shape";

/**
 * The faults of the whole request by place. Some belong to no shape, such as an empty path parameter, so fields ask
 * here too; each hears of a change, and is drawn again only when its own text differs.
 */
export interface IssueBoard {
  readonly put: (issues: readonly Issue[]) => void;
  readonly at: (place: string) => string | undefined;
  /** Whether there is a fault at a place or below it. */
  readonly isFaulty: (place: string) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Tells faults of the key of a map's row, which stand beside the key, from faults of its value, which has the same place. */
export const isKeyFault = ({ code }: Issue): boolean => code === "key" || code === "proto-key";

/** Messages are written as parts of sentences; where they stand alone they start and end as one. */
export const sentence = (message: string): string => {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
};

/** Makes an empty board. */
export function makeIssueBoard(): IssueBoard {
  const listeners = new Set<() => void>();
  let texts: ReadonlyMap<string, string> = new Map();
  let faulty: ReadonlySet<string> = new Set();
  return {
    put: (issues) => {
      // A key among thousands of fields that are all right tells none of them anything.
      if (issues.length === 0 && texts.size === 0 && faulty.size === 0) return;
      const next = new Map<string, string>();
      for (const issue of issues) {
        if (isKeyFault(issue)) continue;
        const { at, message } = issue;
        const place = pointer(at);
        const before = next.get(place);
        next.set(place, before === undefined ? sentence(message) : `${before} ${sentence(message)}`);
      }
      texts = next;
      faulty = new Set(issues.flatMap(({ at }) => at.map((_, i) => pointer(at.slice(0, i + 1)))));
      for (const listener of listeners) listener();
    },
    at: (place) => texts.get(place),
    isFaulty: (place) => faulty.has(place),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
