import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { onTestFinished } from "vitest";
import type { S3Settings } from "./s3.ts";

/** Starts an S3-compatible server with an empty bucket, until the end of the test. */
export async function startS3(prefix = ""): Promise<S3Settings & { readonly stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), "callboard-s3-"));
  const server = new S3rver({
    ...{ port: 0, address: "127.0.0.1", silent: true, directory },
    configureBuckets: [{ name: "objects", configs: [] }],
  });
  const { port } = await server.run();
  let isRunning = true;
  const stop = async (): Promise<void> => {
    if (!isRunning) return;
    isRunning = false;
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
  onTestFinished(stop);
  return {
    ...{ endpoint: `http://127.0.0.1:${port}`, bucket: "objects", region: "us-east-1", prefix },
    ...{ accessKeyId: "S3RVER", secretAccessKey: "S3RVER", stop },
  };
}
