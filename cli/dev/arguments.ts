import { readOrigin } from "#engine/host";
import { type ParsedCommand, parseArguments } from "../parse-arguments.ts";

/** Options of `callboard dev`. */
export interface DevOptions {
  /** A folder, or the description of an API. */
  readonly source: string;
  /** Address of the site to show; by default the first instance of docs.yml. */
  readonly instance?: string;
  /** Origins at private addresses that the playground may call. */
  readonly allowed: readonly string[];
  /** True if pages send requests directly to the APIs. */
  readonly direct: boolean;
}

const originNeeded = "an origin, such as http://10.0.0.5:8080";

/** The usage text of the command. */
export const usage = `Usage: callboard dev [FOLDER]

Shows a docs project while you write it, with its playground. A saved change is shown at once; open pages keep their
position, tabs and forms. What is wrong is listed here and on the pages.

FOLDER has fern/docs.yml or docs.yml, or pages in markdown and descriptions of APIs (default: the current folder); the
description of an API alone works too

  --instance URL  show the site of this address (default: the first instance of docs.yml)
  --allow ORIGIN  let the playground call this origin at a private address, such as http://10.0.0.5:8080;
                  may be repeated; servers on this machine that a description names are allowed for its own API
  --no-proxy      let the playground send directly from the browser to the API, with its cookies;
                  the API must then allow this site (CORS)
  --help          show this help

PORT is the port of the docs (default: 4000), 0 for any free one. CALLBOARD_HOSTS lists the host names that the docs
serve, in addition to this machine and CALLBOARD_ORIGIN.
`;

const flags = {
  instance: { type: "string", needs: "the address of a site" },
  allow: { type: "string", multiple: true, needs: originNeeded },
  "no-proxy": { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments of the command. */
export function parseOptions(args: readonly string[]): ParsedCommand<DevOptions> {
  const parsed = parseArguments(args, flags);
  if (!parsed.ok) return { kind: "error", error: parsed.error };
  const { values, positionals } = parsed;
  if (values.help) return { kind: "help" };
  const [source = ".", ...more] = positionals;
  if (more.length > 0) return { kind: "error", error: `dev takes one folder; unexpected: ${more.join(" ")}` };
  const { instance, allow = [], "no-proxy": direct } = values;
  const allowed = allow.map(readOrigin).filter((origin) => origin !== undefined);
  if (allowed.length < allow.length) return { kind: "error", error: `--allow needs ${originNeeded}` };
  return { kind: "options", options: { source, allowed, direct, ...(instance && { instance }) } };
}
