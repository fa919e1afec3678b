import { present } from "#engine/json";
import {
  originsOf,
  type ParsedCommand,
  readOptions,
  serveCommand,
  serverOf,
  sourcesOf,
  UsageError,
} from "../command-line/index.ts";

/** Options of `callboard serve`. */
export interface ServeArguments {
  /** Files and addresses, in the order in which they were given, each once. */
  readonly sources: readonly string[];
  /** True if every diagnostic is printed, not only the first ones. */
  readonly all: boolean;
  /** The folder that must contain files named by `$ref`, if it was given. */
  readonly within?: string;
  /** Interval at which addresses are fetched again, in seconds; 0 is never. */
  readonly every: number;
  /** Origins at private addresses that the playground may call. */
  readonly allowed: readonly string[];
  /** Base URLs by source, see `servedAt`. */
  readonly servers: ReadonlyMap<string, string>;
  /** True if pages send requests directly to the APIs. */
  readonly direct: boolean;
}

/** Reads the arguments of the command. */
export const readArguments = (args: readonly string[]): ParsedCommand<ServeArguments> =>
  readOptions(serveCommand, args, ({ values, positionals }) => {
    const { within, every, allow, server, "all-diagnostics": all, "no-proxy": direct } = values;
    if (within === "") throw new UsageError("--within needs a folder");
    if (!/^\d{1,6}$/.test(every)) {
      throw new UsageError(`--every needs a whole number of seconds, not ${JSON.stringify(every)}`);
    }
    const allowed = originsOf(allow);
    const sources = sourcesOf(positionals);
    const servers = serversOf(server, sources);
    return { sources, all, every: Number(every), allowed, servers, direct, ...present({ within }) };
  });

/** Reads base URLs, each for one source (`SOURCE=URL`) or for all. */
function serversOf(texts: readonly string[] = [], sources: readonly string[]): ReadonlyMap<string, string> {
  const bySource = new Map<string, string>();
  for (const text of texts) {
    const source = sources.find((one) => text.startsWith(`${one}=`));
    const url = serverOf(source === undefined ? text : text.slice(source.length + 1), "http://localhost:3000", text);
    for (const one of source === undefined ? sources : [source]) bySource.set(one, url);
  }
  return bySource;
}
