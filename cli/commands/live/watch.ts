import { setTimeout as sleep } from "node:timers/promises";
import { answer, type CommandContext, watchCommand, withSettings } from "../../command-line/index.ts";
import { interruption } from "../../interruption.ts";
import { openLog } from "../../log.ts";
import { logBug } from "../../running.ts";
import { readByProcess } from "../../serve/apart/built-reader.ts";
import { throttled } from "../../status-line.ts";
import { readArguments } from "../../watch/read-arguments.ts";
import { runWatch } from "../../watch/run-watch.ts";

/** Watches a running API; see `watchCommand`. */
export const watch = (args: readonly string[]): Promise<number> =>
  withSettings(watchCommand, args, (context) => watchIn(args, context));

async function watchIn(args: readonly string[], context: CommandContext): Promise<number> {
  const read = readArguments(args);
  if (read.kind !== "options") return answer(watchCommand, read, context);
  return runWatch(read.options, {
    ...context,
    readDescription: readByProcess,
    clock: () => performance.now(),
    now: () => new Date(),
    // An interruption ends the wait.
    sleep: (time, signal) => sleep(time, undefined, { signal }).catch(() => undefined),
    signal: interruption(),
    onError: logBug(openLog(context.env)),
    ...(context.status && { progress: throttled(context.status) }),
  });
}
