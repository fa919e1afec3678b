import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** A process that answers a probe. */
export interface ProbedProcess {
  /** Ends it as a supervisor does; resolves to its exit code. */
  readonly stop: () => Promise<number | null>;
}

/** Options of starting a process. */
export interface ProcessOptions {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env: { readonly [variable: string]: string };
  /** Port and path that answer 200 once it is ready; without it, it is ready at once. */
  readonly probe?: { readonly port: number; readonly path: string };
}

/** Milliseconds until a process that is not ready is given up. */
const patience = 60_000;

/** Starts a process with nothing but the given environment and the search path, and waits until it is ready. */
export async function startProcess({ name, command, env, probe }: ProcessOptions): Promise<ProbedProcess> {
  const [file, ...args] = command;
  const child = spawn(file, args, { env: { PATH: process.env.PATH, ...env }, stdio: ["ignore", "ignore", "pipe"] });
  const exited = once(child, "exit");
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors = `${errors}${chunk.toString()}`.slice(-4000);
  });
  const until = performance.now() + patience;
  while (probe !== undefined && (await statusOf(probe)) !== 200) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill("SIGKILL");
      throw new Error(`${name} is not ready:\n${errors}`);
    }
    await sleep(50);
  }
  return {
    stop: async () => {
      if (child.exitCode === null) child.kill("SIGTERM");
      const [code] = await exited;
      return code;
    },
  };
}

/** Asks a probe, as deploy/probe.mjs does; 0 if there is no answer. */
const statusOf = ({ port, path }: NonNullable<ProcessOptions["probe"]>): Promise<number> =>
  new Promise((resolve) => {
    const asked = request(
      { host: "127.0.0.1", port, path, timeout: 4000, headers: { host: "localhost" } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    asked.on("error", () => resolve(0));
    asked.on("timeout", () => asked.destroy());
    asked.end();
  });
