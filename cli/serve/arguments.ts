import { readOrigin } from "#engine/host";
import { readServerUrl } from "#engine/model";
import { parseArguments } from "../parse-arguments.ts";
import { readLimitsHelp } from "../read-limits-help.ts";

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

/** Default interval at which addresses are fetched again, in seconds. */
const everyMinute = 60;

const serverNeeded = "a base URL, such as http://localhost:3000";
const originNeeded = "an origin, such as http://10.0.0.5:8080";

/** The usage text of the command. */
export const usage = `Usage: callboard serve <file or address>...

Shows the docs and the playground of APIs described in OpenAPI, AsyncAPI or OpenRPC.
Reads a file again when it changes, and an address every minute.

  --all-diagnostics  print every diagnostic with its location, not only the first of each cause
  --within FOLDER    the folder that must contain the files named by $ref
                     (default: this folder, or that of a description elsewhere)
  --every SECONDS    how often addresses are fetched again; 0 for never (default: ${everyMinute})
  --allow ORIGIN     let the playground call this origin at a private address, such as http://10.0.0.5:8080;
                     may be repeated; servers on this machine that a local file names are allowed
                     for its own API, and never for an API from an address
  --server URL       the base URL of the API, such as http://localhost:3000, if the description names no
                     server or one without a host; the playground may call it, as with --allow;
                     SOURCE=URL for one of several descriptions, may be repeated
  --no-proxy         let the playground send directly from the browser to the API, with its cookies;
                     the API must then allow this site (CORS)
  --help             show this help

PORT is the port of the docs (default: 4000), 0 for any free one. CALLBOARD_HOSTS lists the host names that the docs
serve, in addition to this machine and CALLBOARD_ORIGIN. CALLBOARD_DATA is the folder that remembers base URLs entered in
the playground (default: .callboard).
${readLimitsHelp}`;

/** The options, a request for help, or a sentence about an error. */
export type ReadServeArguments =
  | { readonly kind: "serve"; readonly arguments: ServeArguments }
  | { readonly kind: "help" }
  | { readonly kind: "wrong"; readonly error: string };

const options = {
  "all-diagnostics": { type: "boolean", default: false },
  within: { type: "string", needs: "a folder" },
  every: { type: "string", default: String(everyMinute), needs: "a whole number of seconds" },
  allow: { type: "string", multiple: true, needs: originNeeded },
  server: { type: "string", multiple: true, needs: serverNeeded },
  "no-proxy": { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments of the command. */
export function readArguments(args: readonly string[]): ReadServeArguments {
  const read = parseArguments(args, options);
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
