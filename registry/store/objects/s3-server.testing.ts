import { onTestFinished } from "vitest";
import { runS3 } from "./run-s3.testing.ts";
import type { S3Settings } from "./s3.ts";

/** Starts an S3-compatible server with an empty bucket, until the end of the test. */
export async function startS3(prefix = ""): Promise<S3Settings & { readonly stop: () => Promise<void> }> {
  const { settings, stop: stopServer } = await runS3(prefix);
  let isRunning = true;
  const stop = async (): Promise<void> => {
    if (!isRunning) return;
    isRunning = false;
    await stopServer();
  };
  onTestFinished(stop);
  return { ...settings, stop };
}
