import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import type { StoreSettings } from "#registry";

/** A running registry. */
export interface Running {
  readonly port: number;
  readonly token: string;
  /** Its resident memory after a collection, in megabytes. */
  readonly memory: () => Promise<number>;
  /** The processor time of all its threads so far, in milliseconds. */
  readonly processorTime: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

interface Usage {
  readonly megabytes: number;
  readonly milliseconds: number;
}

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "callboard-bench-"));

/** Starts a registry in a separate process. */
export async function startRegistry(store: StoreSettings): Promise<Running> {
  const program = join(import.meta.dirname, "registry-process.ts");
  const child = spawn(process.execPath, ["--import", "tsx", program], {
    // Not an argument, since the settings contain a password.
    env: { ...env, BENCH_STORE: JSON.stringify(store) },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const [line] = await once(child.stdout, "data");
  const { port, token }: { readonly port: number; readonly token: string } = JSON.parse(String(line));
  const usage = async (request: "collect" | "read"): Promise<Usage> => {
    child.stdin.write(`${request}\n`);
    const [answer] = await once(child.stdout, "data");
    return JSON.parse(String(answer));
  };
  return {
    ...{ port, token },
    memory: async () => (await usage("collect")).megabytes,
    processorTime: async () => (await usage("read")).milliseconds,
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
