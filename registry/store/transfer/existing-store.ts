import { existsSync } from "node:fs";
import { join } from "node:path";
import { migrations } from "../../migrations/all.ts";
import type { StoreSettings } from "../settings.ts";
import { appliedSteps, NewerDatabaseError } from "../sql/migrate.ts";
import { joinStore, type Store } from "../store.ts";
import { tablesOf } from "./tables.ts";

/** No registry has stored anything at the place of the settings. */
export class MissingStoreError extends Error {
  override readonly name = "MissingStoreError";
  constructor(place: string) {
    super(
      `${place}; set CALLBOARD_DATA or DATABASE_URL to the data of a registry, or start the registry once to create it`,
    );
  }
}

/** The database was not opened by this version yet. */
export class OlderDatabaseError extends Error {
  override readonly name = "OlderDatabaseError";
  constructor() {
    super("the database is of an earlier version; start the registry once with this version, which migrates it");
  }
}

/** Milliseconds that a statement of a transfer may take: one that updates a row of each object takes minutes. */
const transferMs = 600_000;

/** A store, and the steps that its database has seen. */
export interface ExistingStore {
  readonly store: Store;
  readonly applied: readonly string[];
}

/**
 * Opens a store that a registry of this version has opened before.
 *
 * @throws MissingStoreError, OlderDatabaseError, NewerDatabaseError if the database has other tables than this version
 */
export async function openExisting(settings: StoreSettings): Promise<ExistingStore> {
  const { dataFolder, databaseUrl } = settings;
  if (databaseUrl === undefined && !existsSync(join(dataFolder, "registry.db"))) {
    throw new MissingStoreError(`the folder ${dataFolder} has no registry.db`);
  }
  const store = joinStore(settings, transferMs);
  try {
    if ((await tablesOf(store.db, settings)).length === 0) {
      const database = databaseUrl === undefined ? join(dataFolder, "registry.db") : "the database of DATABASE_URL";
      throw new MissingStoreError(`${database} has no tables of a registry`);
    }
    const applied = await appliedSteps(store.db);
    const known = migrations.map(({ name }) => name);
    const unknown = applied.filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new NewerDatabaseError(unknown);
    if (applied.length < known.length) throw new OlderDatabaseError();
    return { store, applied };
  } catch (error) {
    await store.close();
    throw error;
  }
}
