import type { Kysely, Transaction } from "kysely";
import type { PutLog } from "../objects/compressed-objects.ts";
import type { ObjectHash } from "../objects/objects.ts";
import type { Schema } from "./schema.ts";

/** Creates the log of puts in a database. */
export const putLog = (db: Kysely<Schema>): PutLog => ({
  record: async (hash, size) => {
    const put_at = new Date().toISOString();
    await db
      .insertInto("stored_object")
      .values({ hash, size, put_at })
      .onConflict((conflict) => conflict.column("hash").doUpdateSet({ put_at }))
      .execute();
  },
  renew: async (hash) => {
    const put_at = new Date().toISOString();
    const { numUpdatedRows } = await db
      .updateTable("stored_object")
      .set({ put_at })
      .where("hash", "=", hash)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
  sizeOf: async (hash) =>
    (await db.selectFrom("stored_object").select("size").where("hash", "=", hash).executeTakeFirst())?.size,
});

/** Grants objects the time of a put again, for rows of the same transaction. Returns those that are stored. */
export async function renewPuts(
  db: Transaction<Schema>,
  hashes: readonly ObjectHash[],
): Promise<ReadonlySet<ObjectHash>> {
  const rows = await db
    .updateTable("stored_object")
    .set({ put_at: new Date().toISOString() })
    .where("hash", "in", [...new Set(hashes)])
    .returning("hash")
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** Grants all objects the time of a put again. */
export async function renewAll(db: Kysely<Schema>): Promise<void> {
  await db.updateTable("stored_object").set({ put_at: new Date().toISOString() }).execute();
}

/** Tables with a column `object_hash`. */
type Referring = { [T in keyof Schema]: "object_hash" extends keyof Schema[T] ? T : never }[keyof Schema];

/** Every table that refers to objects; the compiler rejects an omission. */
export const referring: { readonly [T in Referring]: true } = {
  api_definition: true,
  docs_registration: true,
  docs_site: true,
  file: true,
};

/** Returns the hashes of all objects that a row refers to. */
export async function referencedObjects(db: Kysely<Schema>): Promise<ReadonlySet<ObjectHash>> {
  const referenced = new Set<ObjectHash>();
  // The keys of the type above.
  for (const table of Object.keys(referring) as readonly Referring[]) {
    const rows = await db.selectFrom(table).select("object_hash").where("object_hash", "is not", null).execute();
    for (const { object_hash } of rows) if (object_hash !== null) referenced.add(object_hash);
  }
  return referenced;
}

/** Returns when each object was last put. */
export async function putMoments(db: Kysely<Schema>): Promise<ReadonlyMap<ObjectHash, string>> {
  const rows = await db.selectFrom("stored_object").select(["hash", "put_at"]).execute();
  return new Map(rows.map(({ hash, put_at }) => [hash, put_at]));
}

/**
 * Removes an object unless it was put since a moment. Its row is locked during this: a put at the same time waits,
 * finds the object missing, and writes it again.
 */
export const removeIfOld = (
  db: Kysely<Schema>,
  { hash, before }: { readonly hash: ObjectHash; readonly before: string },
  remove: () => Promise<void>,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("stored_object")
      .where("hash", "=", hash)
      .where("put_at", "<", before)
      .executeTakeFirstOrThrow();
    if (numDeletedRows !== 1n) return false;
    await remove();
    return true;
  });
