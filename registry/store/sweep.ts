import type { Telemetry } from "../telemetry/telemetry.ts";
import { deleteOldPublications } from "./sql/old-publications.ts";
import { putLog, putMoments, referencedObjects, removeIfOld } from "./sql/puts.ts";
import type { Store } from "./store.ts";

/** Minimum age of an unreferenced object before it is removed, since a call may be about to write its row. */
const graceMs = 60 * 60 * 1000;

/** Milliseconds between two sweeps of a process. */
const intervalMs = 60 * 60 * 1000;

/**
 * Removes objects that no row refers to, left by calls that ended between object and row, and by replaced documents.
 * Other processes may put objects during this. Returns the number of removed objects.
 */
export async function sweepObjects({ db, objects }: Store, now: Date): Promise<number> {
  const before = new Date(now.getTime() - graceMs).toISOString();
  const putAt = await putMoments(db);
  const stored = await objects.list();
  const referenced = await referencedObjects(db);
  let removed = 0;
  for (const hash of new Set([...stored, ...putAt.keys()])) {
    if (!putAt.has(hash)) {
      // Put by an earlier version, which recorded nothing. One that can't be read now is recorded by a later sweep.
      const bytes = await objects.get(hash).catch(() => undefined);
      if (bytes !== undefined) await putLog(db).record(hash, bytes.length);
    } else if (!referenced.has(hash) && (putAt.get(hash) ?? "") < before) {
      if (await removeIfOld(db, { hash, before }, () => objects.remove(hash))) removed += 1;
    }
  }
  return removed;
}

/** Counts of what a sweep has removed. */
export interface Swept {
  /** Files of publications that no site shows. */
  readonly files: number;
  readonly objects: number;
}

/** Removes the files of old publications, and then the objects that no row refers to. */
export async function sweepStore(store: Store, now: Date): Promise<Swept> {
  const files = await deleteOldPublications(store.db, now);
  return { files, objects: await sweepObjects(store, now) };
}

/**
 * Sweeps now and every hour.
 *
 * @param onError receives the error of a failed sweep; the next one still runs
 * @param onEnd receives the duration of each sweep, and the number of objects that it has removed
 * @returns a function that ends the sweeping, after the running sweep
 */
export function startSweeping(
  store: Store,
  onError: (error: unknown) => void,
  onEnd: Telemetry["sweep"] = () => {},
): () => Promise<void> {
  const sweep = async (): Promise<void> => {
    const from = performance.now();
    try {
      const removed = await sweepStore(store, new Date());
      onEnd({ milliseconds: performance.now() - from, removed });
    } catch (error) {
      onEnd({ milliseconds: performance.now() - from });
      onError(error);
    }
  };
  let running = sweep();
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, intervalMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
