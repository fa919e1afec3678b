import { type Level, levels } from "#engine/compare";
import { parseUrl } from "#engine/host";
import { parseArguments } from "../parse-arguments.ts";
import { readLimitsHelp } from "../read-limits-help.ts";

/** Options of a comparison. */
export interface DiffOptions {
  readonly older: string;
  readonly newer: string;
  readonly json: boolean;
  readonly html?: string;
  /** The least severe level that makes the command fail. */
  readonly failOn?: Level;
  /** True if every diagnostic is printed, not only the first of each cause. */
  readonly all: boolean;
  readonly registry: string;
}

/** The options, a request for help, or an error in the arguments. */
export type ReadOptions =
  | { readonly kind: "options"; readonly options: DiffOptions }
  | { readonly kind: "help" }
  | { readonly kind: "error"; readonly error: string };

/** The usage text of the command. */
export const usage = `Usage: callboard diff OLD NEW [--json] [--html FILE] [--fail-on LEVEL] [--registry URL]

Reports the changes between two versions of an API, whom they break, and the version number that they require.

OLD and NEW are each
  a description           OpenAPI, AsyncAPI or OpenRPC, in a file or at an https address
  a folder                an IDL folder, such as idl
  a git revision          and the folder in it, such as main:idl or HEAD~1:idl
  the id of an API        in the registry (needs a token: CALLBOARD_TOKEN, or .callboard/token)

  --json            print the report as one JSON object
  --html FILE       write the report as a page with both versions side by side
  --fail-on LEVEL   exit with 1 if a change has this level or a more severe one:
                    ${levels.join(", ")}
  --registry URL    the registry with the API (http://localhost:4001)
  --all-diagnostics
                    print every diagnostic with its location, not only the first of each cause

${readLimitsHelp}`;

const flags = {
  json: { type: "boolean", default: false },
  html: { type: "string" },
  "fail-on": { type: "string" },
  registry: { type: "string", default: "http://localhost:4001" },
  "all-diagnostics": { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments of the command. */
export function readOptions(args: readonly string[]): ReadOptions {
  const read = parseArguments(args, flags);
  if (!read.ok) return error(read.error);
  const { values, positionals } = read;
  if (values.help) return { kind: "help" };
  const [older, newer, ...more] = positionals;
  if (older === undefined || newer === undefined) return error("diff needs two versions, an older and a newer one");
  if (more.length > 0) return error(`diff takes two versions; unexpected: ${more.join(" ")}`);
  const failOn = values["fail-on"];
  if (failOn !== undefined && !isLevel(failOn)) {
    return error(`--fail-on is ${JSON.stringify(failOn)}; it must be one of ${levels.join(", ")}`);
  }
  if (parseUrl(values.registry) === undefined) {
    return error(
      `--registry is ${JSON.stringify(values.registry)}; it must be an address such as http://localhost:4001`,
    );
  }
  const { json, html, registry } = values;
  const all = values["all-diagnostics"];
  const options = { older, newer, json, all, registry, ...(html !== undefined && { html }), ...(failOn && { failOn }) };
  return { kind: "options", options };
}

const error = (text: string): ReadOptions => ({ kind: "error", error: text });

const isLevel = (text: string): text is Level => levels.some((level) => level === text);
