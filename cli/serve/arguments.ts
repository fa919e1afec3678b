import { readOrigin } from "#engine/host";
import { readServerUrl } from "#engine/model";
import { parseCommand, serveCommand } from "../command-line/index.ts";

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

const serverNeeded = "a base URL, such as http://localhost:3000";
const originNeeded = "an origin, such as http://10.0.0.5:8080";

/** The options, a request for help, or a sentence about an error. */
export type ReadServeArguments =
  | { readonly kind: "serve"; readonly arguments: ServeArguments }
  | { readonly kind: "help" }
  | { readonly kind: "wrong"; readonly error: string };

/** Reads the arguments of the command. */
export function readArguments(args: readonly string[]): ReadServeArguments {
  const read = parseCommand(serveCommand, args);
  if (!read.ok) return wrong(read.error);
  const { values, positionals } = read;
  if (values.help) return { kind: "help" };
  const { within, every, allow = [], server = [], "all-diagnostics": all, "no-proxy": direct } = values;
  if (within === "") return wrong("--within needs a folder");
  if (!/^\d{1,6}$/.test(every)) return wrong(`--every needs a whole number of seconds, not ${JSON.stringify(every)}`);
  const allowed = allow.map(readOrigin).filter((origin) => origin !== undefined);
  if (allowed.length < allow.length) return wrong(`--allow needs ${originNeeded}`);
  const sources = [...new Set(positionals)];
  if (sources.length === 0) return wrong("name a file or an address, such as openapi.yaml");
  const servers = readServers(server, sources);
  if (!servers.ok) return wrong(servers.error);
  const given = { sources, all, every: Number(every), allowed, servers: servers.bySource, direct };
  return { kind: "serve", arguments: { ...given, ...(within !== undefined && { within }) } };
}

type ReadServers =
  | { readonly ok: true; readonly bySource: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly error: string };

/** Reads base URLs, each for one source (`SOURCE=URL`) or for all. */
function readServers(texts: readonly string[], sources: readonly string[]): ReadServers {
  const bySource = new Map<string, string>();
  for (const text of texts) {
    const source = sources.find((one) => text.startsWith(`${one}=`));
    const read = readServerUrl(source === undefined ? text : text.slice(source.length + 1));
    if (!read.ok) return { ok: false, error: `--server needs ${serverNeeded}, not ${JSON.stringify(text)}` };
    for (const one of source === undefined ? sources : [source]) bySource.set(one, read.url);
  }
  return { ok: true, bySource };
}

const wrong = (error: string): ReadServeArguments => ({ kind: "wrong", error });
