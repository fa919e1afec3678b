import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { answerBucket } from "./answer-bucket.testing.ts";
import type { S3Settings } from "./s3.ts";
import { writeWhole } from "./write-whole.testing.ts";

/** An S3-compatible server, and the settings with which a registry uses its bucket. */
export interface RunningS3 {
  readonly settings: S3Settings;
  readonly stop: () => Promise<void>;
}

/** Starts an S3-compatible server with an empty bucket. */
export async function runS3(prefix = ""): Promise<RunningS3> {
  const directory = await mkdtemp(join(tmpdir(), "callboard-s3-"));
  const server = new S3rver({
    ...{ port: 0, address: "127.0.0.1", silent: true, directory },
    configureBuckets: [{ name: "objects", configs: [] }],
  });
  writeWhole(server);
  answerBucket(server, "objects");
  const { port } = await server.run();
  return {
    settings: {
      ...{ endpoint: `http://127.0.0.1:${port}`, bucket: "objects", region: "us-east-1", prefix },
      ...{ accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
    },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
