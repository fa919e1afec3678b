import { docsCheckCommand, type ParsedCommand, parseCommand } from "../command-line/index.ts";

/** Options of a check. */
export interface DocsCheckOptions {
  /** A folder, or the description of an API. */
  readonly source: string;
  /** Address of the site; by default the first instance of docs.yml. */
  readonly instance?: string;
  readonly json: boolean;
}

/** Reads the arguments of the command. */
export function parseOptions(args: readonly string[]): ParsedCommand<DocsCheckOptions> {
  const parsed = parseCommand(docsCheckCommand, args);
  if (!parsed.ok) return { kind: "error", error: parsed.error };
  const { values, positionals } = parsed;
  if (values.help || positionals.length === 0) return { kind: "help" };
  const [action, source = ".", ...more] = positionals;
  if (action !== "check") return { kind: "error", error: `docs has the command check, not ${action}` };
  if (more.length > 0) return { kind: "error", error: `docs check takes one folder; unexpected: ${more.join(" ")}` };
  const { instance, json } = values;
  return { kind: "options", options: { source, json, ...(instance && { instance }) } };
}
