import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { ignoreDataAround, ignoreFolder } from "#process";
import type { Telemetry } from "../telemetry/telemetry.ts";
import { checkStore, type StoreProblem } from "./health/check-store.ts";
import { defaultLimits } from "./limits.ts";
import type { Bucket } from "./objects/bucket.ts";
import { compressedObjects } from "./objects/compressed-objects.ts";
import { joinFolder, openFolder } from "./objects/folder.ts";
import { guardedBucket } from "./objects/guarded-bucket.ts";
import type { Objects } from "./objects/objects.ts";
import { openS3 } from "./objects/s3.ts";
import type { StoreSettings } from "./settings.ts";
import { openDatabase, openMigrated } from "./sql/database.ts";
import type { MigrateOptions } from "./sql/migrate.ts";
import { putLog } from "./sql/puts.ts";
import type { Schema } from "./sql/schema.ts";

/** All data of a registry. A row refers only to objects that were put before it was written. */
export interface Store {
  readonly db: Kysely<Schema>;
  readonly objects: Objects;
  /** Returns the problems that prevent the store from answering all calls; empty if there are none. */
  readonly check: () => Promise<readonly StoreProblem[]>;
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
  return storeOf(await openMigrated(settings, onNotes, telemetry), measured, settings);
}

/** Opens the bucket of objects, and creates their folder if they have one. */
export const openBucket = async (settings: StoreSettings): Promise<Bucket> =>
  settings.s3 === undefined ? guardedBucket(await openFolder(objectsFolder(settings))) : joinBucket(settings);

/** Opens the bucket of objects that exists already. */
export const joinBucket = (settings: StoreSettings): Bucket =>
  settings.s3 === undefined
    ? guardedBucket(joinFolder(objectsFolder(settings)))
    : guardedBucket(openS3(settings.s3), "failed");

/** The folder of the objects without a bucket. */
export const objectsFolder = ({ dataFolder }: StoreSettings): string => join(dataFolder, "objects");

/**
 * Opens a store that another process has opened and migrated.
 *
 * @param statementMs milliseconds that a statement may take
 */
export const joinStore = (settings: StoreSettings, statementMs = defaultLimits.statementMs): Store =>
  storeOf(openDatabase(settings, { statementMs }), joinBucket(settings), settings);

function storeOf(db: Kysely<Schema>, bucket: Bucket, { databaseUrl, storeLimits }: StoreSettings): Store {
  const objects = compressedObjects(bucket, putLog(db));
  return {
    db,
    objects,
    check: checkStore({ db, objects, isEmbedded: databaseUrl === undefined, ...defaultLimits, ...storeLimits }),
    close: () => db.destroy(),
  };
}

/** Records how long each use of a bucket takes. */
function timedBucket(bucket: Bucket, record: Telemetry["store"]): Bucket {
  const timed =
    <A extends readonly unknown[], R>(operation: string, act: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const from = performance.now();
      let failed = true;
      try {
        const result = await act(...args);
        failed = false;
        return result;
      } finally {
        record({ part: "objects", operation, milliseconds: performance.now() - from, failed });
      }
    };
  return {
    write: timed("write", bucket.write),
    read: timed("read", bucket.read),
    has: timed("has", bucket.has),
    remove: timed("remove", bucket.remove),
    list: timed("list", bucket.list),
    check: timed("check", bucket.check),
  };
}
