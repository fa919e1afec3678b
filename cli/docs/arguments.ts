import { docsCheckCommand, type ParsedCommand, readOptions, UsageError } from "../command-line/index.ts";

/** Options of a check. */
export interface DocsCheckOptions {
  /** A folder, or the description of an API. */
  readonly source: string;
  /** Address of the site; by default the first instance of docs.yml. */
  readonly instance?: string;
  readonly json: boolean;
}

/** Reads the arguments of the command. */
export const parseOptions = (args: readonly string[]): ParsedCommand<DocsCheckOptions> => {
  if (args.length === 0) return { kind: "help" };
  return readOptions(docsCheckCommand, args, ({ values, positionals: [action, source = ".", ...more] }) => {
    if (action === undefined) throw new UsageError("docs needs its command: check");
    if (action !== "check") throw new UsageError(`docs has the command check, not ${action}`);
    if (more.length > 0) throw new UsageError(`docs check takes one folder; unexpected: ${more.join(" ")}`);
    const { instance, json } = values;
    return { source, json, ...(instance && { instance }) };
  });
};
