import childProcess from "node:child_process";
import { openSync, writeSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

/*
 * Loaded into test workers and the processes they start. `recordReached(number)` writes which test file reached an
 * instrumented function, a line for each pair. Plain JavaScript, since it runs before anything that reads TypeScript.
 */

const folder = process.env.CALLBOARD_REACHED ?? "";
// Opened at once, since a test may use up all file descriptors.
const file = openSync(join(folder, `${process.pid}.txt`), "a");
const seen = new Set();

const testFile = () => globalThis.__vitest_worker__?.filepath ?? process.env.CALLBOARD_REACHED_BY ?? "";

globalThis.recordReached = (number) => {
  const line = `${number}\t${testFile()}\n`;
  if (seen.has(line)) return;
  seen.add(line);
  writeSync(file, line);
};

// Tests start processes with other environments too.
const { spawn } = childProcess.ChildProcess.prototype;
childProcess.ChildProcess.prototype.spawn = function (options) {
  const passed = {
    CALLBOARD_REACHED: folder,
    CALLBOARD_REACHED_BY: testFile(),
    NODE_OPTIONS: process.env.NODE_OPTIONS,
  };
  const added = Object.entries(passed).map(([name, value]) => `${name}=${value}`);
  const isOther = (pair) => !Object.keys(passed).some((name) => pair.startsWith(`${name}=`));
  return spawn.call(this, { ...options, envPairs: [...(options.envPairs ?? []).filter(isOther), ...added] });
};
