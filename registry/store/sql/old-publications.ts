import { setImmediate as turn } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/**
 * Days that the files of a replaced publication can still be fetched: pages that readers have open, and copies of them
 * in caches, refer to these files. Our choice.
 */
export const replacedFileDays = 7;

/**
 * Minimum time since a registration has expired, so that a process with a slow clock does not finish it during the
 * cleanup.
 */
const marginMs = 60 * 60 * 1000;

/** File rows that one transaction deletes. */
const filesAtOnce = 1000;

/** Lets the publication that a site shows expire after the days of its files, since another one replaces it. */
export async function replacePublication(db: Transaction<Schema>, siteId: string, now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + replacedFileDays * 24 * 60 * 60 * 1000).toISOString();
  await db
    .updateTable("docs_registration")
    .set({ expires_at })
    .where("id", "in", (eb) => eb.selectFrom("docs_site").select("registration_id").where("id", "=", siteId))
    .execute();
}

/**
 * Deletes publications that no site shows, with their files, once they have expired: replaced ones after
 * `replacedFileDays`, unfinished ones after their registration. Their objects are left to the sweep of objects.
 *
 * @returns the number of deleted files
 */
export async function deleteOldPublications(db: Kysely<Schema>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - marginMs).toISOString();
  let deleted = 0;
  for (;;) {
    const files = await db.transaction().execute(async (transaction) => deleteSome(transaction, before));
    if (files === undefined) return deleted;
    deleted += files;
    await turn();
  }
}

/** Deletes files of one old publication, and then itself. Returns the number of files; `undefined` if none is left. */
async function deleteSome(db: Transaction<Schema>, before: string): Promise<number | undefined> {
  const old = await db
    .selectFrom("docs_registration")
    .select("id")
    .where("expires_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("docs_site").select("id").whereRef("docs_site.registration_id", "=", "docs_registration.id")),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  if (old === undefined) return undefined;
  const { numDeletedRows } = await db
    .deleteFrom("file")
    .where("id", "in", (eb) =>
      eb.selectFrom("file").select("id").where("registration_id", "=", old.id).limit(filesAtOnce),
    )
    .executeTakeFirstOrThrow();
  const files = Number(numDeletedRows);
  if (files < filesAtOnce) await db.deleteFrom("docs_registration").where("id", "=", old.id).execute();
  return files;
}
