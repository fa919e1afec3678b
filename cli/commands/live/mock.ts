import { availableParallelism } from "node:os";
import { readHosts } from "#engine/host";
import { answer, type CommandContext, mockCommand, withSettings } from "../../command-line/index.ts";
import { openLog } from "../../log.ts";
import { readArguments } from "../../mock/read-arguments.ts";
import { runMock } from "../../mock/run.ts";
import { refuse, superviseCommand } from "../../running.ts";
import { readByProcess } from "../../serve/apart/built-reader.ts";
import { readReadLimits } from "../../serve/read-limits.ts";

/** Answers the calls of described APIs until a signal ends it; see `mockCommand`. */
export const mock = (words: readonly string[]): Promise<number | undefined> =>
  withSettings(mockCommand, words, (context) => mockIn(words, context));

async function mockIn(words: readonly string[], context: CommandContext): Promise<number | undefined> {
  const read = readArguments(words);
  if (read.kind !== "options") return answer(mockCommand, read, context);
  const limits = readReadLimits(context.env);
  if (!limits.ok) return context.refuse(limits.errors);
  const hosts = readHosts(context.env.CALLBOARD_HOSTS);
  if (!hosts.ok) return context.refuse(hosts.errors.map((error) => `CALLBOARD_HOSTS: ${error}`));
  const log = openLog(context.env);
  const supervise = superviseCommand(log);
  const started = await runMock(read.options, {
    folder: context.folder,
    hosts: hosts.hosts,
    log,
    limits: limits.limits,
    readDescription: readByProcess,
    // Each reading process needs memory too.
    atOnce: Math.min(availableParallelism(), 4),
    out: (text) => context.out(`${text}\n`),
    err: (text) => context.err(`${text}\n`),
  });
  if ("errors" in started) return started.isInput ? context.refuse(started.errors) : refuse(started.errors);
  supervise(started);
  return undefined;
}
