import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { collectErrors } from "../process-output.ts";

/** An example that is running. */
export interface RunningExample {
  /** The address of its page, which it prints first. */
  readonly address: string;
  readonly stop: () => void;
}

/**
 * Starts an example on a free port, by the words of Node that its command runs once the files are built. Its folder is
 * the current one.
 */
export async function startExample(name: string, ...words: readonly string[]): Promise<RunningExample> {
  const child = spawn(process.execPath, words.length === 0 ? ["server.js"] : words, {
    cwd: resolve(join(import.meta.dirname, "../../examples", name)),
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  collectErrors(child);
  const [line] = await once(child.stdout, "data");
  return { address: String(line).trim(), stop: () => void child.kill() };
}
