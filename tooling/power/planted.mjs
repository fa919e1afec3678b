import childProcess from "node:child_process";
import { openSync, readFileSync, writeSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import process from "node:process";
import workerThreads from "node:worker_threads";

/*
 * Loaded into test workers and the processes and threads they start. `isPlanted(number)` returns true if the running test
 * file has that fault, and writes which test file reached it, a line for each pair. Plain JavaScript, since it runs before
 * anything that reads TypeScript.
 */

const folder = process.env.CALLBOARD_REACHED ?? "";
// Both are opened at once, since a test may use up all file descriptors.
const records = openSync(join(folder, `${process.pid}.txt`), "a");
const planted = JSON.parse(readFileSync(join(folder, "planted.json"), "utf8"));
const inherited = process.env.CALLBOARD_REACHED_BY ?? "";

let test = "";
let seen = new Set();

globalThis.isPlanted = (number) => {
  const current = globalThis.__vitest_worker__?.filepath ?? inherited;
  if (current !== test) {
    test = current;
    seen = new Set();
  }
  if (!seen.has(number)) {
    seen.add(number);
    writeSync(records, `${number}\t${test}\n`);
  }
  return planted[test] === number;
};

const passed = () => ({
  CALLBOARD_REACHED: folder,
  CALLBOARD_REACHED_BY: globalThis.__vitest_worker__?.filepath ?? inherited,
  NODE_OPTIONS: process.env.NODE_OPTIONS,
});

// Tests start processes and threads with other environments too.
const { spawn } = childProcess.ChildProcess.prototype;
childProcess.ChildProcess.prototype.spawn = function (options) {
  const pairs = Object.entries(passed());
  const isOther = (pair) => !pairs.some(([name]) => pair.startsWith(`${name}=`));
  const added = pairs.map(([name, value]) => `${name}=${value}`);
  return spawn.call(this, { ...options, envPairs: [...(options.envPairs ?? []).filter(isOther), ...added] });
};

const { Worker } = workerThreads;
workerThreads.Worker = class extends Worker {
  constructor(file, { env = process.env, ...options } = {}) {
    super(file, { ...options, env: typeof env === "symbol" ? env : { ...env, ...passed() } });
  }
};
syncBuiltinESMExports();
