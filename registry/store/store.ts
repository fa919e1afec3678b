import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { ignoreDataAround, ignoreFolder } from "#process";
import type { Telemetry } from "../telemetry/telemetry.ts";
import type { Bucket } from "./objects/bucket.ts";
import { compressedObjects } from "./objects/compressed-objects.ts";
import { joinFolder, openFolder } from "./objects/folder.ts";
import type { Objects } from "./objects/objects.ts";
import { openS3 } from "./objects/s3.ts";
import { timedBucket } from "./objects/timed-bucket.ts";
import type { StoreSettings } from "./settings.ts";
import { openDatabase, openMigrated } from "./sql/database.ts";
import type { MigrateOptions } from "./sql/migrate.ts";
import { putLog } from "./sql/puts.ts";
import type { Schema } from "./sql/schema.ts";

/** All data of a registry. A row refers only to objects that were put before it was written. */
export interface Store {
  readonly db: Kysely<Schema>;
  readonly objects: Objects;
  /** Throws if the data can't be read. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Returns the settings of the store in the options of a registry. */
export const storeSettingsIn = ({ dataFolder, databaseUrl, s3 }: StoreSettings): StoreSettings => ({
  dataFolder,
  databaseUrl,
  s3,
});

/**
 * Opens and migrates a store: rows in PostgreSQL or in `registry.db`, and objects in a bucket or in `objects/`.
 *
 * @param onNotes receives the notes of a migration step for the operator
 */
export async function openStore(
  settings: StoreSettings,
  onNotes?: MigrateOptions["onNotes"],
  telemetry?: Telemetry,
): Promise<Store> {
  const made = await mkdir(settings.dataFolder, { recursive: true, mode: 0o700 });
  if (made === undefined) ignoreDataAround(settings.dataFolder);
  else ignoreFolder(settings.dataFolder);
  const bucket = await openBucket(settings);
  const measured = telemetry === undefined ? bucket : timedBucket(bucket, telemetry.store);
  return storeOf(await openMigrated(settings, onNotes, telemetry), measured);
}

const openBucket = async ({ dataFolder, s3 }: StoreSettings): Promise<Bucket> =>
  s3 === undefined ? openFolder(join(dataFolder, "objects")) : openS3(s3);

/** Opens the objects of a store whose database is open. */
export const objectsOf = async (settings: StoreSettings, db: Kysely<Schema>): Promise<Objects> =>
  compressedObjects(await openBucket(settings), putLog(db));

/** Opens a store that another process has opened and migrated. */
export function joinStore(settings: StoreSettings): Store {
  const { dataFolder, s3 } = settings;
  return storeOf(openDatabase(settings), s3 === undefined ? joinFolder(join(dataFolder, "objects")) : openS3(s3));
}

function storeOf(db: Kysely<Schema>, bucket: Bucket): Store {
  const objects = compressedObjects(bucket, putLog(db));
  return {
    db,
    objects,
    check: async () => {
      // Read from the file or the server, unlike a constant.
      await db.selectFrom("organization").select("id").limit(1).execute();
      await objects.check();
    },
    close: () => db.destroy(),
  };
}
