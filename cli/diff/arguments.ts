import { type Level, levels } from "#engine/compare";
import { present } from "#engine/json";
import { diffCommand, type ParsedCommand, readOptions, UsageError } from "../command-line/index.ts";
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

/** Reads the arguments of the command. */
export const parseOptions = (args: readonly string[], env: Environment = {}): ParsedCommand<DiffOptions> =>
  readOptions(diffCommand, args, ({ values, positionals: [older, newer, ...more] }) => {
    if (older === undefined || newer === undefined) {
      throw new UsageError("diff needs two versions, an older and a newer one");
    }
    if (more.length > 0) throw new UsageError(`diff takes two versions; unexpected: ${more.join(" ")}`);
    const { json, html, "all-diagnostics": all, "fail-on": level } = values;
    const failOn = levels.find((one) => one === level);
    if (level !== undefined && failOn === undefined) {
      throw new UsageError(`--fail-on is ${JSON.stringify(level)}; it must be one of ${levels.join(", ")}`);
    }
    const registry = registryUrl(values.registry, env);
    return { older, newer, json, all, registry, ...present({ html, failOn }) };
  });
