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
  readonly stop: () => Promise<void>;
}

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "callboard-bench-"));

/** Starts a registry in a process of its own. */
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
  return {
    ...{ port, token },
    memory: async () => {
      child.stdin.write("\n");
      const [megabytes] = await once(child.stdout, "data");
      return Number(String(megabytes));
    },
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
