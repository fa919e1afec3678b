import { exportCommand, type ParsedCommand, parseCommand } from "../command-line/index.ts";
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
export function parseOptions(args: readonly string[], env: Environment = {}): ParsedCommand<ExportOptions> {
  const read = parseCommand(exportCommand, args);
  if (!read.ok) return error(read.error);
  const { values, positionals } = read;
  if (values.help) return { kind: "help" };
  const [api, ...more] = positionals;
  const { out, token, json } = values;
  if (api === undefined) return error("export needs an API: the id of a registered one, or a description");
  if (more.length > 0) return error(`export takes one API; unexpected: ${more.join(" ")}`);
  if (!values.openapi) return error("export needs an output format: --openapi");
  if (json && !out) return error("--json prints a summary, not the document; add --out FILE");
  const registry = registryUrl(values.registry, env);
  if (!registry.ok) return error(registry.error);
  return {
    kind: "options",
    options: {
      ...{ api, json },
      all: values["all-diagnostics"],
      registry: registry.url,
      ...(out && { out }),
      ...(token && { token }),
    },
  };
}

const error = (text: string): ParsedCommand<ExportOptions> => ({ kind: "error", error: text });
