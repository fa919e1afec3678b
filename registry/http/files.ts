import type { Hono } from "hono";
import { itemAt } from "#engine/item-at";
import { errorAnswer } from "#transport";
import { sha256 } from "../store/objects/compressed-objects.ts";
import { findFile, findUpload, finishUpload } from "../store/sql/files.ts";
import type { Store } from "../store/store.ts";
import type { Visit } from "./app-env.ts";
import { fileBytes, readBytes } from "./body.ts";
import { requestRefusal, responseOf } from "./responses.ts";

/** Where a file is uploaded to, below the registry's own address. */
export const uploadPath = (secret: string): string => `/uploads/${secret}`;

/** Where a file can be fetched, below the registry's own address. */
export const filePath = (fileId: string): string => `/files/${fileId}`;

/** Media types that browsers may display; any other file is a download. */
const shown = /^(?:image\/[\w.+-]+|font\/[\w.+-]+|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain|application\/pdf)$/;

/**
 * Mounts `PUT /uploads/{secret}`, which receives the bytes of a file once (or the same ones again), and `GET /files/{id}`. Neither needs a
 * token: the address is the permission. A file can't run anything on the registry's origin.
 */
export function mountFiles(app: Hono<Visit>, { db, objects }: Store, now: () => Date): void {
  app.put("/uploads/:secret", async (visit) => {
    visit.set("endpointId", "upload");
    const secret = visit.req.param("secret");
    const upload = await findUpload(db, secret, now());
    if (upload === undefined) return noUpload();
    try {
      const bytes = await readBytes(visit.req.raw, fileBytes);
      // The response to the first upload may have been lost.
      if (upload.objectHash !== undefined) {
        return (await sha256(bytes)) === upload.objectHash ? responseOf({ status: 200 }) : noUpload();
      }
      const objectHash = await objects.put(bytes);
      const contentType = visit.req.header("content-type") ?? "application/octet-stream";
      const isFirst = await finishUpload(db, secret, { objectHash, contentType, now: now() });
      const isDone = isFirst || (await findUpload(db, secret, now()))?.objectHash === objectHash;
      return isDone ? responseOf({ status: 200 }) : noUpload();
    } catch (error) {
      const refusal = requestRefusal(error);
      if (refusal !== undefined) return refusal;
      throw error;
    }
  });

  app.get("/files/:id", async (visit) => {
    visit.set("endpointId", "file");
    const file = await findFile(db, visit.req.param("id"));
    const bytes = file && (await objects.get(file.objectHash));
    if (file === undefined || bytes === undefined) return noFile();
    // Copied, since a response accepts no shared memory.
    return new Response(new Uint8Array(bytes), { headers: fileHeaders(file.contentType) });
  });
}

function fileHeaders(contentType: string): { readonly [name: string]: string } {
  const essence = itemAt(contentType.split(";"), 0).trim().toLowerCase();
  const safe = shown.test(essence);
  return {
    // The bytes of a file id never change.
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Disposition": safe ? "inline" : "attachment",
    "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    "Content-Type": safe ? essence : "application/octet-stream",
    // Docs sites on other origins show these files.
    "Cross-Origin-Resource-Policy": "cross-origin",
    "X-Content-Type-Options": "nosniff",
  };
}

const noUpload = (): Response =>
  responseOf(
    errorAnswer(404, "UploadNotFoundError", "This upload address is unknown, was already used, or has expired."),
  );

const noFile = (): Response =>
  responseOf(errorAnswer(404, "FileNotFoundError", "This file does not exist, or has not been uploaded yet."));
