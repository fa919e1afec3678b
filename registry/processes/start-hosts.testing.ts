import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { env } from "node:process";
import type { TestProject } from "vitest/node";
import { runS3 } from "../store/objects/run-s3.testing.ts";

/** Starts two processes that open registries, and the bucket that they share, for all tests of a project. */
export default async function startHosts(project: TestProject): Promise<() => Promise<void>> {
  const seed = Number(env.CALLBOARD_SPREAD_SEED ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`Requests are spread over two processes by CALLBOARD_SPREAD_SEED=${seed}.`);
  const s3 = await runS3();
  const [first, second] = await Promise.all([startHost(), startHost()]);
  project.provide("hosts", { urls: [first.url, second.url], s3: s3.settings, seed });
  return async () => {
    await Promise.all([first.stop(), second.stop(), s3.stop()]);
  };
}

async function startHost(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const program = join(import.meta.dirname, "host.testing.ts");
  const child = spawn(process.execPath, ["--import", "tsx", program], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const [line] = await Promise.race([once(child.stdout, "data"), exited]);
  if (child.exitCode !== null) throw new Error("a process of the tests did not start");
  return {
    url: `http://127.0.0.1:${Number(String(line))}`,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}
