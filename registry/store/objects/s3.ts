import { setTimeout as sleep } from "node:timers/promises";
import { S3mini } from "s3mini";
import { withRetry } from "#transport";
import { StoreError } from "../failures/store-error.ts";
import type { Bucket } from "./bucket.ts";

/** A bucket of an S3-compatible service. */
export interface S3Settings {
  /** The address of the service without the bucket, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  /** A secret. */
  readonly secretAccessKey: string;
  /** The beginning of the names of all objects: empty, or with a slash at its end. */
  readonly prefix: string;
}

/** Milliseconds that one request may take. */
const requestMs = 30_000;

/**
 * Sends a request without the header of its length, which `fetch` adds. With both, the client of the proxy, which answers
 * for `fetch` once it is loaded, refuses the request.
 */
const fetchOnce: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.delete("content-length");
  return fetch(input, { ...init, headers });
};

/**
 * Repeats a request that the service could not answer just now: services ask for that when they are busy. The client takes
 * 404 for a missing object, also if the whole bucket is missing.
 */
const patientFetch =
  (pause: (milliseconds: number) => Promise<unknown>): typeof fetch =>
  async (input, init) => {
    const response = await withRetry(
      () => fetchOnce(input, init),
      { sleep: async (milliseconds) => void (await pause(milliseconds)), random: Math.random },
      { maxRetries: 2, signal: init?.signal ?? undefined },
    );
    if (response.status === 404 && (await response.clone().text()).includes("<Code>NoSuchBucket</Code>")) {
      throw missingBucket();
    }
    return response;
  };

const missingBucket = (): StoreError =>
  new StoreError({ part: "objects", cause: "missing" }, "the bucket of S3_BUCKET does not exist");

/**
 * Opens a bucket. No request is sent yet.
 *
 * @param pause waits before a request is repeated
 */
export function openS3(
  { endpoint, bucket, prefix, ...access }: S3Settings,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Bucket {
  const client = new S3mini({
    ...access,
    endpoint: `${endpoint.replace(/\/$/, "")}/${bucket}`,
    requestAbortTimeout: requestMs,
    fetch: patientFetch(pause),
  });
  /** Lists objects. The client returns `null` for a missing bucket. */
  const list = async (limit?: number): Promise<readonly { readonly Key: string }[]> => {
    const entries = await client.listObjects("/", prefix, limit);
    if (entries === null) throw missingBucket();
    return entries;
  };
  return {
    write: async (name, bytes) => {
      await client.putObject(prefix + name, bytes, "application/octet-stream");
    },
    read: async (name) => {
      const bytes = await client.getObjectArrayBuffer(prefix + name);
      return bytes === null ? undefined : new Uint8Array(bytes);
    },
    has: async (name) => (await client.objectExists(prefix + name)) === true,
    remove: async (name) => {
      await client.deleteObject(prefix + name);
    },
    list: async () => (await list()).map(({ Key }) => Key.slice(prefix.length)),
    check: async () => {
      // A list says why the bucket can't be used; S3 answers `HEAD` without a body.
      if (!(await client.bucketExists())) await list(1);
    },
  };
}
