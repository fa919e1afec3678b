import { type ParsedCommand, parseArguments } from "../parse-arguments.ts";

/** Options of a check. */
export interface DocsCheckOptions {
  /** A folder, or the description of an API. */
  readonly source: string;
  /** Address of the site; by default the first instance of docs.yml. */
  readonly instance?: string;
  readonly json: boolean;
}

/** The usage text of the command. */
export const usage = `Usage: callboard docs check [FOLDER] [--instance URL] [--json]

Checks a docs project without publishing it: settings, links and their anchors, images and other files, components,
front matter, and pages that no navigation shows.

FOLDER has fern/docs.yml or docs.yml, or pages in markdown and descriptions of APIs (default: the current folder)

  --instance URL  check the site of this address (default: the first instance of docs.yml)
  --json          print the diagnostics as JSON: a list of {code, severity, message, advice, file, line, column}

Exit code: 0 without errors, 1 with errors, 2 if there is no project to check
`;

const flags = {
  instance: { type: "string", needs: "the address of a site" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments of the command. */
export function parseOptions(args: readonly string[]): ParsedCommand<DocsCheckOptions> {
  const parsed = parseArguments(args, flags);
  if (!parsed.ok) return { kind: "error", error: parsed.error };
  const { values, positionals } = parsed;
  if (values.help || positionals.length === 0) return { kind: "help" };
  const [action, source = ".", ...more] = positionals;
  if (action !== "check") return { kind: "error", error: `docs has the command check, not ${action}` };
  if (more.length > 0) return { kind: "error", error: `docs check takes one folder; unexpected: ${more.join(" ")}` };
  const { instance, json } = values;
  return { kind: "options", options: { source, json, ...(instance && { instance }) } };
}
