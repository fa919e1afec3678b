import type { Kysely } from "kysely";
import { hashOf } from "../secret.ts";
import { addCounts } from "../store/sql/rate-counts.ts";
import type { Schema } from "../store/sql/schema.ts";

/** The rate limit of one address or token for an action. */
export interface AttemptLimit {
  readonly times: number;
  readonly seconds: number;
}

/** Counts attempts of one address or token. Returns `undefined` if it may continue, else the whole seconds to wait. */
export type Attempts = (subject: string) => number | undefined;

/** Counts attempts in windows that begin with the first one. */
export interface AttemptCounters {
  /** Creates the counter of an action. */
  readonly counter: (action: string, limit: AttemptLimit) => Attempts;
  /** Adds the counts of this process to the shared ones now, and reads what other processes have added. */
  readonly merge: () => Promise<void>;
  /** Stops merging, after a last merge. */
  readonly close: () => Promise<void>;
}

/** Dependencies of counters. */
export interface AttemptDeps {
  readonly now: () => Date;
  /** The database in which processes share counts. Without it, counts are per process. */
  readonly shared?: Kysely<Schema> | undefined;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds between two merges. In between, a process doesn't see other counts; our choice. */
const mergeMs = 1000;

/** Share of a limit that a process uses up before it writes its count, so that most callers cause no writes. */
const silentShare = 0.01;

interface Count {
  /** Milliseconds since the epoch. */
  endsAt: number;
  /** Attempts in all processes, as of the last merge. */
  merged: number;
  /** Attempts in this process since then. */
  unsent: number;
  /** Attempts in this process that are not worth a merge. */
  readonly silent: number;
}

/**
 * Creates counters. With a database they are shared: each process counts on its own and merges its counts once a second
 * by one statement. Before a merge it can accept
 */
export function countAttempts(deps: AttemptDeps): AttemptCounters {
  const { now, onError } = deps;
  const counts = new Map<string, Count>();
  const counter: AttemptCounters["counter"] = (action, { times, seconds }) => {
    const silent = Math.floor(times * silentShare);
    return (subject) => {
      const at = now().getTime();
      const key = `${action} ${subject}`;
      let count = counts.get(key);
      if (count === undefined || count.endsAt <= at) {
        count = { endsAt: at + seconds * 1000, merged: 0, unsent: 0, silent };
        counts.set(key, count);
      }
      if (count.merged + count.unsent >= times) return Math.max(1, Math.ceil((count.endsAt - at) / 1000));
      count.unsent += 1;
      return undefined;
    };
  };

  let merging: Promise<void> = Promise.resolve();
  const mergeNow = async (): Promise<void> => {
    const at = now().getTime();
    for (const [key, { endsAt }] of counts) if (endsAt <= at) counts.delete(key);
    const { shared } = deps;
    if (shared === undefined) return;
    // Each process writes the rows in the same order, so that no two wait for each other.
    const sent = [...counts]
      .filter(([, { unsent, silent }]) => unsent > silent)
      .map(([key, count]) => ({ id: hashOf(key), count, used: count.unsent }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const rows = sent.map(({ id, count, used }) => ({ id, used, ends_at: count.endsAt }));
    const totals = await addCounts(shared, rows, at);
    for (const { id, count, used } of sent) {
      const total = totals.get(id);
      if (total === undefined) continue;
      count.unsent -= used;
      count.merged = total.used;
      count.endsAt = total.ends_at;
    }
  };
  const merge = (): Promise<void> => {
    merging = merging.then(mergeNow).catch(onError);
    return merging;
  };
  const timer = setInterval(merge, mergeMs).unref();
  return {
    counter,
    merge,
    close: () => {
      clearInterval(timer);
      return merge();
    },
  };
}
