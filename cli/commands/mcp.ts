import { availableParallelism } from "node:os";
import process from "node:process";
import { answer, type CommandContext, mcpCommand, withSettings } from "../command-line/index.ts";
import { interruption } from "../interruption.ts";
import { openLog } from "../log.ts";
import { readArguments } from "../mcp/read-arguments.ts";
import { runMcp } from "../mcp/run-mcp.ts";
import { readByProcess } from "../serve/apart/built-reader.ts";
import { readReadLimits } from "../serve/read-limits.ts";

/** Offers the docs of APIs to an assistant until it closes the connection; see `mcpCommand`. */
export const mcp = (words: readonly string[]): Promise<number> =>
  withSettings(mcpCommand, words, (context) => mcpIn(words, context));

async function mcpIn(words: readonly string[], context: CommandContext): Promise<number> {
  const read = readArguments(words);
  if (read.kind !== "options") return answer(mcpCommand, read, context);
  const limits = readReadLimits(context.env);
  if (!limits.ok) return context.refuse(limits.errors);
  const log = openLog(context.env);
  const signal = interruption();
  const running = await runMcp(read.options, {
    ...{ env: context.env, folder: context.folder, log, limits: limits.limits, readDescription: readByProcess },
    // Each reading process needs memory too.
    atOnce: Math.min(availableParallelism(), 4),
    ...{ input: process.stdin, output: process.stdout },
    err: (text) => context.err(`${text}\n`),
    clock: () => performance.now(),
    signal,
  });
  if ("errors" in running) return context.refuse(running.errors);
  await running.ended;
  return 0;
}
