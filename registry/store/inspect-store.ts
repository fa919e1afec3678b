import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { migrations } from "../migrations/all.ts";
import { storeFailureOf } from "./failures/store-error.ts";
import type { StoreProblem } from "./health/check-store.ts";
import type { StoreSettings } from "./settings.ts";
import { appliedSteps, NewerDatabaseError } from "./sql/migrate.ts";
import { joinBucket, joinStore } from "./store.ts";
import { tablesOf } from "./transfer/tables.ts";

/** The state of a store, without any change to it. */
export interface InspectedStore {
  /** `empty` until a registry has used it, `older` until one of this version has migrated it. */
  readonly state: "empty" | "older" | "current";
  readonly problems: readonly StoreProblem[];
  /** The clock of the PostgreSQL server, in milliseconds since 1970. */
  readonly databaseTime?: number;
}

/**
 * Inspects the store that settings name, and creates nothing. A registry may run.
 *
 * @throws NewerDatabaseError if a newer version has migrated it, and every error of its database
 */
export async function inspectStore(settings: StoreSettings): Promise<InspectedStore> {
  const { dataFolder, databaseUrl, s3 } = settings;
  const bucketProblems = async (): Promise<readonly StoreProblem[]> =>
    s3 === undefined ? [] : problemsIn(joinBucket(settings).check());
  if (databaseUrl === undefined && !existsSync(join(dataFolder, "registry.db"))) {
    return { state: "empty", problems: await bucketProblems() };
  }
  const store = joinStore(settings);
  try {
    const isEmpty = (await tablesOf(store.db, settings)).length === 0;
    const applied = isEmpty ? [] : await appliedSteps(store.db);
    const known = migrations.map(({ name }) => name);
    const unknown = applied.filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new NewerDatabaseError(unknown);
    const state = isEmpty ? "empty" : applied.length < known.length ? "older" : "current";
    const problems = state === "current" ? await store.check() : await bucketProblems();
    if (databaseUrl === undefined) return { state, problems };
    const { rows } = await sql<{ readonly seconds: number }>`select
      cast(extract(epoch from clock_timestamp()) as double precision) as seconds`.execute(store.db);
    const [row] = rows;
    return { state, problems, ...(row && { databaseTime: Number(row.seconds) * 1000 }) };
  } finally {
    await store.close();
  }
}

async function problemsIn(use: Promise<void>): Promise<readonly StoreProblem[]> {
  try {
    await use;
    return [];
  } catch (error) {
    const failure = storeFailureOf(error);
    if (failure === undefined) throw error;
    return [failure];
  }
}
