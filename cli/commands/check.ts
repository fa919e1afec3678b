import { randomInt } from "node:crypto";
import process, { cwd, env, stderr, stdout } from "node:process";
import { parseOptions, usage } from "../check/arguments.ts";
import { runCheck } from "../check/run-check.ts";
import { readByProcess } from "../serve/apart/built-reader.ts";

/** Runs `callboard check`; the end of `usage` lists its exit codes. */
export async function check(args: readonly string[]): Promise<number> {
  const read = parseOptions(args);
  if (read.kind === "help") {
    stdout.write(usage);
    return 0;
  }
  if (read.kind === "error") {
    stderr.write(`callboard: ${read.error}; see callboard check --help\n`);
    return 2;
  }
  return runCheck(read.options, {
    env,
    folder: cwd(),
    readDescription: readByProcess,
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    clock: () => performance.now(),
    draw: () => randomInt(2 ** 31),
    untilEnd: () =>
      new Promise((done) => {
        for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => done());
      }),
    interruption: interruptedBySignal,
    progress: stderr.isTTY ? showProgress : progressLines(),
  });
}

/** The first Ctrl-C ends the check and reports its findings; the second ends the process at once. */
function interruptedBySignal(): AbortSignal {
  const ending = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ending.abort());
  return ending.signal;
}

/** Replaces the current line of the terminal, truncated to its width. */
const showProgress = (line: string): void => {
  const shown = Array.from(line.replace(/\p{Cc}/gu, "?")).slice(0, (stderr.columns ?? 80) - 1);
  stderr.write(`\r\u001B[K${shown.join("")}`);
};

/** Minimum interval of progress lines in a log without a terminal, in milliseconds; our choice. */
const lineEvery = 15_000;

/** Limits the rate of progress lines: a short check prints none. */
function progressLines(): (line: string) => void {
  let last = performance.now();
  return (line) => {
    const now = performance.now();
    if (line === "" || now - last < lineEvery) return;
    last = now;
    stderr.write(`${line}\n`);
  };
}
