import { type Level, levels } from "#engine/compare";
import { diffCommand, parseCommand } from "../command-line/index.ts";
import { type Environment, registryUrl } from "../registry-url.ts";

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

/** Reads the arguments of the command. */
export function readOptions(args: readonly string[], env: Environment = {}): ReadOptions {
  const read = parseCommand(diffCommand, args);
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
  const registry = registryUrl(values.registry, env);
  if (!registry.ok) return error(registry.error);
  const { json, html } = values;
  const all = values["all-diagnostics"];
  const options = {
    older,
    newer,
    json,
    all,
    registry: registry.url,
    ...(html !== undefined && { html }),
    ...(failOn && { failOn }),
  };
  return { kind: "options", options };
}

const error = (text: string): ReadOptions => ({ kind: "error", error: text });

const isLevel = (text: string): text is Level => levels.some((level) => level === text);
