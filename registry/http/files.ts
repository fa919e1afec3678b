import type { Hono } from "hono";
import { errorAnswer } from "#transport";
import { authenticate } from "../access/caller.ts";
import { mayRead } from "../access/rights.ts";
import { sha256 } from "../store/objects/compressed-objects.ts";
import { readObject } from "../store/objects/objects.ts";
import { findFile, findUpload, finishUpload } from "../store/sql/files.ts";
import type { Store } from "../store/store.ts";
import type { Visit } from "./app-env.ts";
import { fileBytes, readBytes } from "./body.ts";
import { requestRefusal, responseOf } from "./responses.ts";
import { sendFile } from "./send-file.ts";

/** The SHA-256 of a file at the end of the secret of its upload address, if it was announced with one. */
const declaredHash = (secret: string): string | undefined => /\.([0-9a-f]{64})$/.exec(secret)?.[1];

/** Where a file is uploaded to, below the registry's own address. */
export const uploadPath = (secret: string): string => `/uploads/${secret}`;

/** Where a file can be fetched, below the registry's own address. */
export const filePath = (fileId: string): string => `/files/${fileId}`;

/**
 * Mounts `PUT /uploads/{secret}`, which receives the bytes of a file once (or the same ones again), and `GET /files/{id}`.
 * Bytes with another hash than their file was announced with are never stored.
 * The address is the permission, except that a file of a private site needs a token that may load the site. A file
 * can't run anything on the registry's origin.
 */
export function mountFiles(app: Hono<Visit>, { db, objects }: Store, now: () => Date): void {
  app.put("/uploads/:secret", async (visit) => {
    visit.set("endpointId", "upload");
    const secret = visit.req.param("secret");
    const upload = await findUpload(db, secret, now());
    if (upload === undefined) return noUpload();
    try {
      const bytes = await readBytes(visit.req.raw, fileBytes);
      const declared = declaredHash(secret);
      if (declared !== undefined && (await sha256(bytes)) !== declared) return otherBytes(declared);
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
    if (file === undefined) return noFile();
    const { objectHash: hash, contentType, privateOf } = file;
    if (privateOf !== undefined) {
      const answer = await authenticate(db, visit.req.header("authorization"), now());
      if (!answer.ok || !mayRead(answer.caller, privateOf)) return noFile();
    }
    const read = () => readObject(objects, hash);
    return sendFile(visit.req.raw, { contentType, hash, read, isPrivate: privateOf !== undefined });
  });
}

const noUpload = (): Response =>
  responseOf(
    errorAnswer(404, "UploadNotFoundError", "This upload address is unknown, was already used, or has expired."),
  );

const otherBytes = (declared: string): Response =>
  responseOf(
    errorAnswer(
      400,
      "BadRequestError",
      `The file was announced with the SHA-256 ${declared}, and these bytes have another one. Nothing was stored. Send the announced bytes, or announce the file again.`,
    ),
  );

const noFile = (): Response =>
  responseOf(errorAnswer(404, "FileNotFoundError", "This file does not exist, or has not been uploaded yet."));
