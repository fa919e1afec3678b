import { setImmediate as turn } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import mime from "mime";
import { hashOf, newId, newSecret } from "../../secret.ts";
import { renewPuts } from "./puts.ts";
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
  /** The SHA-256 of its bytes in hexadecimal, if the sender knows it; any other text counts as unknown. */
  readonly hash?: string | undefined;
}

/** The name of an expected file and the secret of its upload address, which works once. */
export interface FileTicket {
  readonly fileId: string;
  readonly uploadSecret: string;
  /** True if the organization has uploaded the same bytes before, so that the file is complete without an upload. */
  readonly isKnown: boolean;
}

/** Maximum number of files per call; our choice, far above real sites. */
export const maxFiles = 10_000;

/** Rows in one statement, which takes a few milliseconds and stays far below the limit of its parameters. */
const rowsAtOnce = 200;

/** Sets aside a name and an upload address for each file, in the order given. Other calls are answered in between. */
export async function expectFiles(
  db: Transaction<Schema>,
  files: readonly ExpectedFile[],
  now: Date,
): Promise<readonly FileTicket[]> {
  const known = await knownUploads(db, files);
  const upload_expires_at = new Date(now.getTime() + uploadSeconds * 1000).toISOString();
  const tickets = files.map(({ orgId, hash }) => ({
    ...{ fileId: newId("file"), uploadSecret: newUploadSecret(hash) },
    isKnown: known.has(uploadKey(orgId, hash)),
  }));
  const rows = files.map(({ orgId, registrationId, path, image, hash }, n) => ({
    // There is a ticket for each file.
    id: tickets[n]?.fileId ?? "",
    organization_id: orgId,
    registration_id: registrationId,
    path,
    image,
    upload_hash: hashOf(tickets[n]?.uploadSecret ?? ""),
    upload_expires_at,
    // Also null for known bytes: senders that don't expect them to be known upload them again.
    uploaded_at: null,
    object_hash: tickets[n]?.isKnown === true ? (hash?.toLowerCase() ?? null) : null,
    content_type: known.get(uploadKey(orgId, hash)) ?? null,
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

/**
 * Creates the secret of an upload address. It ends with the hash that the file was announced with, so that the address
 * says what may be uploaded there; another ending is the secret of no file.
 */
const newUploadSecret = (hash = ""): string =>
  /^[0-9a-f]{64}$/i.test(hash) ? `${newSecret()}.${hash.toLowerCase()}` : newSecret();

const uploadKey = (orgId: string, hash = ""): string => `${orgId} ${hash.toLowerCase()}`;

/**
 * Finds the announced files with bytes that the same organization has uploaded before, and their media types. Uploads
 * of others don't count: a hash must not give access to bytes, nor tell if somebody has them. Each object is put again
 * as far as a sweep is concerned, since the files that referred to it may be deleted at the same time.
 */
async function knownUploads(
  db: Transaction<Schema>,
  files: readonly ExpectedFile[],
): Promise<ReadonlyMap<string, string | null>> {
  const known = new Map<string, string | null>();
  for (const orgId of new Set(files.map((file) => file.orgId))) {
    const own = files.filter((file) => file.orgId === orgId);
    const hashes = [...new Set(own.flatMap(({ hash }) => (hash === undefined ? [] : [hash.toLowerCase()])))];
    for (let at = 0; at < hashes.length; at += rowsAtOnce) {
      const rows = await db
        .selectFrom("file")
        .select(["object_hash", "content_type"])
        .where("organization_id", "=", orgId)
        .where("object_hash", "in", hashes.slice(at, at + rowsAtOnce))
        .execute();
      const stored = await renewPuts(
        db,
        rows.flatMap(({ object_hash }) => object_hash ?? []),
      );
      for (const { object_hash, content_type } of rows) {
        if (object_hash !== null && stored.has(object_hash)) known.set(uploadKey(orgId, object_hash), content_type);
      }
    }
  }
  return known;
}

/** An upload address that has not expired, and the object that was uploaded there. */
export interface Upload {
  readonly objectHash: string | undefined;
}

/** Finds an upload address that has not expired. */
export async function findUpload(db: Kysely<Schema>, secret: string, now: Date): Promise<Upload | undefined> {
  const file = await db
    .selectFrom("file")
    .select(["object_hash", "uploaded_at"])
    .where("upload_hash", "=", hashOf(secret))
    .where("upload_expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return file && { objectHash: file.uploaded_at === null ? undefined : (file.object_hash ?? undefined) };
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

/** Types that publishers send for files of an unknown type. */
const vague = /^(?:text\/plain|application\/octet-stream)\b/;

/** Returns the type of a file: of its name, if its publisher sent none. Browsers show a drawing as its own type only. */
const typeOf = (sent: string | null, path: string): string =>
  sent !== null && !vague.test(sent) ? sent : (mime.getType(path) ?? sent ?? "application/octet-stream");

/** An uploaded file. */
export interface UploadedObject {
  readonly objectHash: string;
  readonly contentType: string;
  /** The organization that may fetch it; absent if everybody may. */
  readonly privateOf?: string;
}

/** Returns an uploaded file, `undefined` if there is none, its bytes are missing, or its site is archived. */
export async function findFile(db: Kysely<Schema>, fileId: string): Promise<UploadedObject | undefined> {
  const file = await db
    .selectFrom("file")
    .leftJoin("docs_registration", "docs_registration.id", "file.registration_id")
    .leftJoin("docs_site", "docs_site.registration_id", "file.registration_id")
    .select(["file.object_hash", "file.content_type", "file.organization_id", "file.path"])
    .select(["docs_registration.is_private", "docs_site.archived_at", "docs_site.organization_id as owner"])
    .where("file.id", "=", fileId)
    .executeTakeFirst();
  if (file === undefined || file.object_hash === null || file.archived_at !== null) return undefined;
  return {
    objectHash: file.object_hash,
    contentType: typeOf(file.content_type, file.path),
    ...(file.is_private === 1 && { privateOf: file.owner ?? file.organization_id }),
  };
}
