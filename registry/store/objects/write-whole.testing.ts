import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type S3rver from "s3rver";

/** The part of the server's file store that writes objects. The types of its package leave it out. */
interface FileStore {
  readonly getResourcePath: (bucket: string, key: string, resource: "object") => string;
  readonly putMetadata: (bucket: string, key: string, metadata: unknown, md5: string) => Promise<void>;
  putObject: (object: PutObject) => Promise<{ readonly size: number; readonly md5: string }>;
}

interface PutObject {
  readonly bucket: string;
  readonly key: string;
  readonly metadata: unknown;
  readonly content: Readable | Buffer;
}

/**
 * Makes an S3-compatible server write one object after another, each as a whole, before it responds, as S3 promises. By
 * itself it responds before the bytes are in the file, and mixes writers of one object.
 */
export function writeWhole(server: S3rver): void {
  const { store } = server as unknown as { readonly store: FileStore }; // see FileStore
  const write: FileStore["putObject"] = async ({ bucket, key, metadata, content }) => {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
    const md5 = createHash("md5").update(bytes).digest("hex");
    const path = store.getResourcePath(bucket, key, "object");
    const temporary = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporary, bytes);
    await rename(temporary, path);
    await store.putMetadata(bucket, key, metadata, md5);
    return { size: bytes.length, md5 };
  };
  let last: Promise<unknown> = Promise.resolve();
  store.putObject = (object) => {
    const put = last.then(() => write(object));
    last = put.catch(() => {});
    return put;
  };
}
