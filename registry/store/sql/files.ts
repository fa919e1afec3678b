import { setImmediate as turn } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { hashOf, newId, newSecret } from "../../secret.ts";
import type { Schema } from "./schema.ts";

/** Lifetime of an upload address. */
export const uploadSeconds = 60 * 60;

/** An announced file, before its bytes are uploaded. */
export interface ExpectedFile {
  readonly orgId: string;
  /** The registration of docs that it belongs to, if any. */
  readonly registrationId: string | null;
  readonly path: string;
  /** JSON: the announcement of an image. */
  readonly image: string | null;
}

/** The name of an expected file and the secret of its upload address, which works once. */
export interface FileTicket {
  readonly fileId: string;
  readonly uploadSecret: string;
}

/** Maximum number of files per call; our choice, far above real sites. */
export const mostFiles = 10_000;

/** Rows in one statement, which takes a few milliseconds and stays far below the limit of its parameters. */
const rowsAtOnce = 200;

/** Sets aside a name and an upload address for each file, in the order given. Other calls are answered in between. */
export async function expectFiles(
  db: Transaction<Schema>,
  files: readonly ExpectedFile[],
  now: Date,
): Promise<readonly FileTicket[]> {
  const tickets = files.map(() => ({ fileId: newId("file"), uploadSecret: newSecret() }));
  const upload_expires_at = new Date(now.getTime() + uploadSeconds * 1000).toISOString();
  const rows = files.map(({ orgId, registrationId, path, image }, n) => ({
    // There is a ticket for each file.
    id: tickets[n]?.fileId ?? "",
    organization_id: orgId,
    registration_id: registrationId,
    path,
    image,
    upload_hash: hashOf(tickets[n]?.uploadSecret ?? ""),
    upload_expires_at,
    uploaded_at: null,
    object_hash: null,
    content_type: null,
  }));
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    if (at > 0) await turn();
    await db
      .insertInto("file")
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
  }
  return tickets;
}

/** Returns true if an upload address still waits for its bytes. */
export async function isUploadOpen(db: Kysely<Schema>, secret: string, now: Date): Promise<boolean> {
  const file = await db
    .selectFrom("file")
    .select("id")
    .where("upload_hash", "=", hashOf(secret))
    .where("uploaded_at", "is", null)
    .where("upload_expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return file !== undefined;
}

/** Notes which object a file is; false when the upload address was used in the meantime or has expired. */
export async function finishUpload(
  db: Kysely<Schema>,
  secret: string,
  { objectHash, contentType, now }: { readonly objectHash: string; readonly contentType: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("file")
    .set({ object_hash: objectHash, content_type: contentType, uploaded_at: now.toISOString() })
    .where("upload_hash", "=", hashOf(secret))
    .where("uploaded_at", "is", null)
    .where("upload_expires_at", ">", now.toISOString())
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Returns object and media type of an uploaded file, `undefined` if there is none or its bytes are missing. */
export async function findFile(
  db: Kysely<Schema>,
  fileId: string,
): Promise<{ readonly objectHash: string; readonly contentType: string } | undefined> {
  const file = await db
    .selectFrom("file")
    .select(["object_hash", "content_type"])
    .where("id", "=", fileId)
    .executeTakeFirst();
  if (file === undefined || file.object_hash === null) return undefined;
  return { objectHash: file.object_hash, contentType: file.content_type ?? "application/octet-stream" };
}
