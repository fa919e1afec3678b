import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { answer, type CommandContext, packageVersion, testCommand, withSettings } from "../../command-line/index.ts";
import { interruption } from "../../interruption.ts";
import { readByProcess } from "../../serve/apart/built-reader.ts";
import { throttled } from "../../status-line.ts";
import { parseOptions } from "../../test/arguments.ts";
import { replayFailures } from "../../test/replay-failures.ts";
import { runTest, type TestDeps } from "../../test/run-test.ts";

/** Tests a running API; see `testCommand`. */
export const test = (args: readonly string[]): Promise<number> =>
  withSettings(testCommand, args, (context) => testIn(args, context));

async function testIn(args: readonly string[], context: CommandContext): Promise<number> {
  const read = parseOptions(args);
  if (read.kind !== "options") return answer(testCommand, read, context);
  const deps: TestDeps = {
    ...context,
    date: () => new Date(),
    version: packageVersion(),
    readDescription: readByProcess,
    clock: () => performance.now(),
    // An interruption ends the wait, and the run reports its findings so far.
    sleep: (time, signal) => sleep(time, undefined, { signal }).catch(() => undefined),
    draw: () => randomInt(2 ** 32),
    interruption,
    ...(context.status && { progress: throttled(context.status) }),
  };
  const { options } = read;
  return "replay" in options ? replayFailures(options, deps) : runTest(options, deps);
}
