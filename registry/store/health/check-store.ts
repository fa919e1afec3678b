import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { StoreError, type StoreFailure, type StorePart, storeFailureOf } from "../failures/store-error.ts";
import type { Objects } from "../objects/objects.ts";
import type { Schema } from "../sql/schema.ts";
import { findLost, type LostDocuments } from "./lost-documents.ts";

/** Characters of a row that needs new pages of SQLite: a page has 4096 bytes. */
const largeText = 10_000;

/**
 * Writes a row and removes it again, in one transaction: a database that is full, locked or read-only can often be read.
 *
 * @param isEmbedded true for SQLite, where the row needs new pages. PostgreSQL limits the length of keys
 */
async function probeDatabase(db: Kysely<Schema>, isEmbedded: boolean): Promise<void> {
  const id = `probe ${randomUUID()}`.padEnd(isEmbedded ? largeText : 0, ".");
  await db.transaction().execute(async (transaction) => {
    // Expired counts are unused.
    await transaction.insertInto("rate_count").values({ id, used: 0, ends_at: 0 }).execute();
    await transaction.deleteFrom("rate_count").where("id", "=", id).execute();
  });
}

/** A failure of a part of the store, as a check has found it. */
export interface StoreProblem extends StoreFailure {
  /** The error that reported it, if there was one. */
  readonly error?: StoreError;
  /** The documents that are missing, for the cause `lost`. */
  readonly documents?: LostDocuments;
}

/** Dependencies of checking a store. */
export interface CheckedStore {
  readonly db: Kysely<Schema>;
  readonly objects: Pick<Objects, "check" | "list" | "has">;
  /** True for SQLite. */
  readonly isEmbedded: boolean;
  /** Milliseconds after which a part that does not answer counts as broken. */
  readonly checkMs: number;
}

/** Milliseconds between two searches for lost documents at least, and how many times as long as a search they are. */
const [searchMs, searchShare] = [1000, 200];

/** Milliseconds that a check waits for a search, if it knows the result of an earlier one. */
const patienceMs = 1000;

/**
 * Creates the check of a store: each part is written, and every document that a row refers to is there. Checks at the same
 * time are one. Lost documents are searched for again as soon as that takes half a percent of the time at most.
 */
export function checkStore({ db, objects, isEmbedded, checkMs }: CheckedStore): () => Promise<readonly StoreProblem[]> {
  const problemOf = problemWithin(checkMs);
  const findLostAgain = repeatedSearch(() => findLost(db, objects));
  const check = async (): Promise<readonly StoreProblem[]> => {
    const found = await Promise.all([
      problemOf("database", probeDatabase(db, isEmbedded)),
      problemOf("objects", objects.check()),
    ]);
    const problems = found.filter((problem) => problem !== undefined);
    if (problems.length > 0) return problems;
    let lost: LostDocuments | undefined;
    const failed = await problemOf(
      "objects",
      findLostAgain().then((documents) => {
        lost = documents;
      }),
    );
    if (failed !== undefined) return [failed];
    return lost === undefined || lost.count === 0 ? [] : [{ part: "objects", cause: "lost", documents: lost }];
  };
  let running: Promise<readonly StoreProblem[]> | undefined;
  return () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Creates the function that returns the failure which a use of a part of the store reports. It throws bugs. */
const problemWithin =
  (limitMs: number) =>
  async (part: StorePart, used: Promise<void>): Promise<StoreProblem | undefined> => {
    try {
      await within(used, limitMs, () => {
        throw new StoreError({ part, cause: "timeout" }, `no answer within ${limitMs} ms`);
      });
      return undefined;
    } catch (error) {
      const failure = storeFailureOf(error);
      if (failure === undefined) throw error;
      return { ...failure, ...(error instanceof StoreError && { error }) };
    }
  };

/** Repeats a search in the background, and returns its last result if the next one takes long. */
function repeatedSearch<T>(search: () => Promise<T>): () => Promise<T> {
  let last: { readonly result: T; readonly until: number } | undefined;
  let running: Promise<T> | undefined;
  const start = async (): Promise<T> => {
    const from = performance.now();
    try {
      const result = await search();
      const to = performance.now();
      last = { result, until: to + Math.max(searchMs, searchShare * (to - from)) };
      return result;
    } finally {
      running = undefined;
    }
  };
  return async () => {
    if (last !== undefined && performance.now() < last.until) return last.result;
    running ??= start();
    if (last === undefined) return running;
    const { result } = last;
    return within(running, patienceMs, () => result);
  };
}

/** Returns the result of a promise, or the result of `late` after a timeout. */
async function within<T, L>(running: Promise<T>, milliseconds: number, late: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<"late">((resolve) => {
    timer = setTimeout(resolve, milliseconds, "late");
  });
  try {
    const first = await Promise.race([running.then((result) => ({ result })), limit]);
    if (first !== "late") return first.result;
    // Nobody waits for it any more.
    running.catch(() => {});
    return late();
  } finally {
    clearTimeout(timer);
  }
}
