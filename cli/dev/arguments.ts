import { readOrigin } from "#engine/host";
import { devCommand, type ParsedCommand, parseCommand } from "../command-line/index.ts";

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

/** Reads the arguments of the command. */
export function parseOptions(args: readonly string[]): ParsedCommand<DevOptions> {
  const parsed = parseCommand(devCommand, args);
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
