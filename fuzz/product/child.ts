import { type ChildProcess, spawn } from "node:child_process";
import { type Breach, breach } from "../oracles/breach.ts";
import { type LogReader, readLog } from "../oracles/log-reader.ts";
import { descendantsOf, maxMemory, memoryOf } from "../oracles/process-usage.ts";

/** Options for starting a process of the product. */
export interface ChildOptions {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: { readonly [name: string]: string };
  readonly secrets: readonly string[];
  /** Matches the output of the process once it is ready; its groups are returned. */
  readonly ready: RegExp;
  /** Its memory limit, in bytes. */
  readonly memory?: number;
}

/** A running process of the product, watched from its start to its end. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  /** The groups of `ready` in its output, such as its ports. */
  readonly readyGroups: readonly string[];
  /** Returns true once it has ended. */
  readonly hasEnded: () => boolean;
  /** Returns the breaches since the last call: its end, its log, its memory. */
  readonly drain: () => readonly Breach[];
  readonly log: () => readonly string[];
  /** The peak memory of it and of each process that it started, in bytes. */
  readonly peak: () => number;
  readonly stop: () => Promise<void>;
}

/** Interval at which memory is read, in milliseconds. */
const memoryEvery = 200;

/** Time limit for the start of a process, in milliseconds; the machine may be busy with other work. */
const startPatience = 60_000;

/** All running processes, so that none outlives the fuzzer. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts a process and resolves once it is ready. Rejects with its output if it fails. */
export async function startChild(options: ChildOptions): Promise<Child> {
  const { name, args, cwd, env, secrets, ready, memory: most = maxMemory } = options;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH ?? "", HOME: cwd, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const found: Breach[] = [];
  const log = readLog(name, secrets);
  let ending: string | undefined;
  let stopping = false;
  running.add(child);
  child.once("exit", (code, signal) => {
    running.delete(child);
    ending = signal === null ? `with code ${code}` : `by ${signal}`;
    if (!stopping) found.push(breach("crash", `${name} ended ${ending}`));
  });
  const readyGroups = await readyChild(child, log, ready, name);
  const pid = child.pid;
  if (pid === undefined) throw new Error(`${name} could not be started`);

  let peak = 0;
  let isOver = false;
  const watch = setInterval(() => {
    if (ending !== undefined) return;
    for (const one of [pid, ...descendantsOf(pid)]) {
      const memory = memoryOf(one) ?? 0;
      peak = Math.max(peak, memory);
      if (memory <= most || isOver) continue;
      isOver = true;
      found.push(breach("memory", `${one === pid ? name : `a process of ${name}`} held ${megabytes(memory)}`, name));
    }
  }, memoryEvery);
  watch.unref();

  return {
    name,
    pid,
    readyGroups,
    hasEnded: () => ending !== undefined,
    drain: () => [...found.splice(0), ...log.drain()],
    log: log.tail,
    peak: () => peak,
    stop: async () => {
      stopping = true;
      clearInterval(watch);
      await ended(child);
    },
  };
}

/** Formats a number of bytes. */
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

function readyChild(child: ChildProcess, log: LogReader, ready: RegExp, name: string): Promise<readonly string[]> {
  let text = "";
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${name} ${why}:\n${text.slice(-4000)}`));
    const timer = setTimeout(() => fail("did not start in time"), startPatience);
    const take = (chunk: Buffer): void => {
      const piece = chunk.toString("utf8");
      log.take(piece);
      if (text.length > 100_000) return;
      text += piece;
      const match = ready.exec(text);
      if (match === null) return;
      clearTimeout(timer);
      resolve(match.slice(1));
    };
    child.stdout?.on("data", take);
    child.stderr?.on("data", take);
    child.once("error", (error) => fail(`could not be started (${error.message})`));
    child.once("exit", () => {
      clearTimeout(timer);
      fail("ended before it could be called");
    });
  });
}

/** Time limit for a process to end before it is killed, in milliseconds. */
const stopPatience = 7000;

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), stopPatience);
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill("SIGTERM");
  });
}
