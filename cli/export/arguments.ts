import { exportCommand, type ParsedCommand, readOptions, UsageError } from "../command-line/index.ts";
import { type Environment, registryUrl } from "../registry-url.ts";

/** Options of an export. */
export interface ExportOptions {
  /** The id of a registered API, a file, or an address. */
  readonly api: string;
  /** The file to write; the standard output if absent. */
  readonly out?: string;
  /** True if every diagnostic is printed, not only the first of each cause. */
  readonly all: boolean;
  readonly registry: string;
  readonly token?: string;
  /** True if a summary is printed as JSON. */
  readonly json: boolean;
}

/** Reads the arguments of the command. */
export const parseOptions = (args: readonly string[], env: Environment = {}): ParsedCommand<ExportOptions> =>
  readOptions(exportCommand, args, ({ values, positionals: [api, ...more] }) => {
    const { out, token, json, "all-diagnostics": all } = values;
    if (api === undefined) throw new UsageError("export needs an API: the id of a registered one, or a description");
    if (more.length > 0) throw new UsageError(`export takes one API; unexpected: ${more.join(" ")}`);
    if (!values.openapi) throw new UsageError("export needs an output format: --openapi");
    if (json && !out) throw new UsageError("--json prints a summary, not the document; add --out FILE");
    const registry = registryUrl(values.registry, env);
    return { api, json, all, registry, ...(out && { out }), ...(token && { token }) };
  });
