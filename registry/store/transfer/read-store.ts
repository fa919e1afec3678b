import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { type LostDocument, nameDocuments } from "../health/lost-documents.ts";
import { DamagedObjectError } from "../objects/objects.ts";
import type { StoreSettings } from "../settings.ts";
import { copyLibsql, openLibsql } from "../sql/libsql.ts";
import { referencedObjects, renewAll } from "../sql/puts.ts";
import type { Schema } from "../sql/schema.ts";
import type { StoreEntry, TransferCounts } from "./entries.ts";
import { openExisting } from "./existing-store.ts";
import { rowsOf, tablesOf } from "./tables.ts";

/** Milliseconds after which the hour of grace of all objects begins again, while they are read. */
const renewMs = 20 * 60 * 1000;

/** Lost documents that a message names. */
const maxNamed = 10;

/** Documents of a store are missing or damaged, so that it can't be read as a whole. */
export class LostDocumentsError extends Error {
  override readonly name = "LostDocumentsError";
  constructor(count: number, first: readonly LostDocument[] = []) {
    const names = first.map(({ name }) => name).join(", ");
    super(
      `${count === 1 ? "1 document is" : `${count} documents are`} missing or damaged${names === "" ? "" : `: ${names}${count > first.length ? ", …" : ""}`}; restore or publish them again, or add --incomplete to go on without`,
    );
  }
}

/** Options of reading a store. */
export interface ReadStoreOptions {
  /** True if missing and damaged objects are counted and left out; by default they end the reading. */
  readonly incomplete?: boolean;
}

/**
 * Reads the whole content of a store as of one moment, while registries may use it. Objects are not removed during
 * this. An
 * object that can't be read ends the reading.
 *
 * @throws LostDocumentsError, MissingStoreError, OlderDatabaseError, NewerDatabaseError
 */
export async function* readStore(
  settings: StoreSettings,
  { incomplete = false }: ReadStoreOptions = {},
): AsyncGenerator<StoreEntry> {
  const { store, applied } = await openExisting(settings);
  try {
    await renewAll(store.db);
    let renewedAt = performance.now();
    const snapshot = await openSnapshot(settings, store.db);
    try {
      yield { kind: "start", format: 1, migrations: applied };
      const counts = { rows: 0, objects: 0, lost: 0 };
      const lost: string[] = [];
      for (const hash of await referencedObjects(snapshot.db)) {
        if (performance.now() - renewedAt > renewMs) {
          await renewAll(store.db);
          renewedAt = performance.now();
        }
        const bytes = await store.objects.get(hash).catch(undamaged);
        counts[bytes === undefined ? "lost" : "objects"] += 1;
        if (bytes === undefined) lost.push(hash);
        else yield { kind: "object", hash, bytes };
      }
      if (lost.length > 0 && !incomplete) {
        throw new LostDocumentsError(lost.length, await nameDocuments(snapshot.db, lost.slice(0, maxNamed)));
      }
      for (const table of await tablesOf(snapshot.db, settings)) {
        for await (const row of rowsOf(snapshot.db, settings, table)) {
          counts.rows += 1;
          yield { kind: "row", table, row };
        }
      }
      yield { kind: "end", counts: counts satisfies TransferCounts };
    } finally {
      await snapshot.close();
    }
  } finally {
    await store.close();
  }
}

/** Returns `undefined` for a damaged object. Any other error may pass, such as a bucket that is out of reach. */
function undamaged(error: unknown): undefined {
  if (!(error instanceof DamagedObjectError)) throw error;
}

interface Snapshot {
  readonly db: Kysely<Schema>;
  readonly close: () => Promise<void>;
}

/** Opens the rows as of this moment: in a transaction of PostgreSQL, or in a copy of the embedded database. */
async function openSnapshot({ dataFolder, databaseUrl }: StoreSettings, db: Kysely<Schema>): Promise<Snapshot> {
  if (databaseUrl !== undefined) {
    const transaction = await db.startTransaction().setIsolationLevel("repeatable read").execute();
    return { db: transaction, close: async () => void (await transaction.rollback().execute()) };
  }
  await removeAbandoned(dataFolder);
  const folder = await mkdtemp(join(dataFolder, "snapshot-"));
  const file = join(folder, "registry.db");
  try {
    copyLibsql(join(dataFolder, "registry.db"), file);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  const copy = openLibsql(file);
  return {
    db: copy,
    close: async () => {
      await copy.destroy();
      await rm(folder, { recursive: true });
    },
  };
}

/** Milliseconds after which a copy belongs to a backup that was killed. */
const abandonedMs = 24 * 60 * 60 * 1000;

async function removeAbandoned(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    if (!/^snapshot-\w{6}$/.test(name)) continue;
    const folder = join(dataFolder, name);
    const found = await stat(folder).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > abandonedMs)
      await rm(folder, { recursive: true, force: true });
  }
}
