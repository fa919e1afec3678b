import { parseUrl } from "#engine/host";
import { readServerUrl } from "#engine/model";
import { type ParsedCommand, parseArguments } from "../parse-arguments.ts";
import { readLimitsHelp } from "../read-limits-help.ts";

/** Options of a registration. */
export interface RegisterOptions {
  /** A file, or an address. */
  readonly source: string;
  readonly org: string;
  readonly api: string;
  /** True if every diagnostic is printed, not only the first of each cause. */
  readonly all: boolean;
  readonly registry: string;
  readonly token?: string;
  /** Base URL of the API if the description names no server, or one without a host; see `servedAt`. */
  readonly server?: string;
}

/** The usage text of the command. */
export const usage = `Usage: callboard register FILE --org ORG --api API [--registry URL] [--token TOKEN] [--server URL]

Registers the API that FILE describes with a registry, and prints the id of the version.

FILE is a file or an https address: OpenAPI 2.0 to 3.2, AsyncAPI 2 or 3, OpenRPC, or a definition in the registry's format

  --org ORG       the organisation that will own it
  --api API       the name of the API within the organisation, the same for all its versions
  --registry URL  the registry to register with (http://localhost:4001)
  --token TOKEN   a token of the organisation; CALLBOARD_TOKEN is safer, because other users of this machine can't see it
                  (default: the token in .callboard/token)
  --server URL    the base URL of the API, such as https://api.example.com, if the description names no server or one
                  without a host
  --all-diagnostics
                  print every diagnostic with its location, not only the first of each cause

${readLimitsHelp}`;

const flags = {
  org: { type: "string" },
  api: { type: "string" },
  registry: { type: "string", default: "http://localhost:4001" },
  token: { type: "string" },
  server: { type: "string" },
  "all-diagnostics": { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments of the command. */
export function parseOptions(args: readonly string[]): ParsedCommand<RegisterOptions> {
  const parsed = parseArguments(args, flags);
  if (!parsed.ok) return error(parsed.error);
  const { values, positionals } = parsed;
  if (values.help) return { kind: "help" };
  const [source, ...more] = positionals;
  const { org, api, registry, token, server } = values;
  if (source === undefined) return error("register needs the description of an API");
  if (more.length > 0) return error(`register takes one description; unexpected: ${more.join(" ")}`);
  if (!org) return error("register needs the organisation that will own the API: --org");
  if (!api) return error("register needs the name of the API in its organisation: --api");
  if (!isRegistryUrl(registry)) {
    return error("--registry must be an address such as http://localhost:4001, without a user name or password");
  }
  const read = server === undefined ? undefined : readServerUrl(server);
  if (read?.ok === false) {
    return error(`--server needs a base URL, such as https://api.example.com, not ${JSON.stringify(server)}`);
  }
  const given = { ...(token && { token }), ...(read && { server: read.url }) };
  return { kind: "options", options: { source, org, api, all: values["all-diagnostics"], registry, ...given } };
}

const error = (text: string): ParsedCommand<RegisterOptions> => ({ kind: "error", error: text });

/**
 * Returns true if a text is a possible address of a registry; it contains no user name or password, since it is
 * printed.
 */
export function isRegistryUrl(text: string): boolean {
  const url = parseUrl(text);
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
}
