import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "node:process";
import { onTestFinished } from "vitest";
import type { RegistryClient } from "#generated/registry";
import { command } from "../../tooling/command.testing.ts";
import { clientOf, newFolder } from "../registry.testing.ts";
import { startS3 } from "../store/objects/s3-server.testing.ts";
import { storeOf } from "../store/store.testing.ts";

/** A process of `callboard registry`. */
export interface RegistryProcess {
  readonly url: string;
  /** The client of this process, by default with its first token. */
  readonly client: (token?: string) => RegistryClient;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Ends it by a signal, and returns its exit code. */
  readonly stop: () => Promise<number | null>;
}

/** Processes that were started together on one empty database and one bucket, and the database's address. */
export interface Cluster {
  readonly processes: readonly [RegistryProcess, RegistryProcess];
  readonly databaseUrl: string;
}

/** Starts two processes of the real command at once, until the end of the test. */
export async function startTwo(settings: { readonly [name: string]: string } = {}): Promise<Cluster> {
  const { databaseUrl = "" } = await storeOf(await newFolder());
  const s3 = await startS3();
  const shared = {
    ...{ DATABASE_URL: databaseUrl, S3_ENDPOINT: s3.endpoint, S3_BUCKET: s3.bucket },
    ...{ S3_ACCESS_KEY_ID: s3.accessKeyId, S3_SECRET_ACCESS_KEY: s3.secretAccessKey },
    ...settings,
  };
  const [one, other] = await Promise.all([startOne(shared), startOne(shared)]);
  return { processes: [one, other], databaseUrl };
}

async function startOne(settings: { readonly [name: string]: string }): Promise<RegistryProcess> {
  const folder = await newFolder();
  const child = spawn(process.execPath, [...command, "registry"], {
    env: { ...env, ...settings, CALLBOARD_DATA: folder, REGISTRY_PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  const stop = async (): Promise<number | null> => {
    if (child.exitCode === null) child.kill("SIGTERM");
    const [code] = await exited;
    return code;
  };
  onTestFinished(async () => {
    await stop();
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Registry {2}(\S+)[\s\S]*Press/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", () => reject(new Error(`the process ended: ${output}`)));
  });
  const firstToken = (await readFile(join(folder, "token"), "utf8")).trim();
  // The test client calls `http://registry.test`.
  const send = (request: Request): Promise<Response> =>
    fetch(request.url.replace("http://registry.test", url), request);
  return { url, stop, fetch: send, client: (token = firstToken) => clientOf({ fetch: send }, token) };
}
