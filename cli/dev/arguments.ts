import { devCommand, originsOf, type ParsedCommand, readOptions, UsageError } from "../command-line/index.ts";

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

/** Reads the arguments of the command. */
export const parseOptions = (args: readonly string[]): ParsedCommand<DevOptions> =>
  readOptions(devCommand, args, ({ values, positionals: [source = ".", ...more] }) => {
    if (more.length > 0) throw new UsageError(`dev takes one folder; unexpected: ${more.join(" ")}`);
    const { instance, allow, "no-proxy": direct } = values;
    return { source, allowed: originsOf(allow), direct, ...(instance && { instance }) };
  });
