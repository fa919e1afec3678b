import { type ParsedCommand, parseArguments } from "../parse-arguments.ts";
import { readLimitsHelp } from "../read-limits-help.ts";
import { isRegistryUrl } from "../register/arguments.ts";

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
}

/** The usage text of the command. */
export const usage = `Usage: callboard export API --openapi [--out FILE] [--registry URL] [--token TOKEN]

Exports an API as an OpenAPI 3.1 document in JSON.

API is the id of a registered API, or a description in a file or at an https address

  --openapi       the format of the document
  --out FILE      the file to write; without it the document is printed
  --registry URL  the registry with the API (http://localhost:4001)
  --token TOKEN   a token of the organisation; CALLBOARD_TOKEN is safer, because other users of this machine can't see it
                  (default: the token in .callboard/token)
  --all-diagnostics
                  print every diagnostic with its location, not only the first of each cause

${readLimitsHelp}`;

const flags = {
  openapi: { type: "boolean", default: false },
  out: { type: "string" },
  registry: { type: "string", default: "http://localhost:4001" },
  token: { type: "string" },
  "all-diagnostics": { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments of the command. */
export function parseOptions(args: readonly string[]): ParsedCommand<ExportOptions> {
  const read = parseArguments(args, flags);
  if (!read.ok) return error(read.error);
  const { values, positionals } = read;
  if (values.help) return { kind: "help" };
  const [api, ...more] = positionals;
  const { out, registry, token } = values;
  if (api === undefined) return error("export needs an API: the id of a registered one, or a description");
  if (more.length > 0) return error(`export takes one API; unexpected: ${more.join(" ")}`);
  if (!values.openapi) return error("export needs an output format: --openapi");
  if (!isRegistryUrl(registry)) {
    return error("--registry must be an address such as http://localhost:4001, without a user name or password");
  }
  return {
    kind: "options",
    options: { api, all: values["all-diagnostics"], registry, ...(out && { out }), ...(token && { token }) },
  };
}

const error = (text: string): ParsedCommand<ExportOptions> => ({ kind: "error", error: text });
