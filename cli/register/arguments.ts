import { readServerUrl } from "#engine/model";
import { type ParsedCommand, parseCommand, registerCommand } from "../command-line/index.ts";
import { type Environment, registryUrl } from "../registry-url.ts";

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
  /** True if the result is printed as JSON. */
  readonly json: boolean;
  /** Base URL of the API if the description names no server, or one without a host; see `servedAt`. */
  readonly server?: string;
}

/** Reads the arguments of the command. */
export function parseOptions(args: readonly string[], env: Environment = {}): ParsedCommand<RegisterOptions> {
  const parsed = parseCommand(registerCommand, args);
  if (!parsed.ok) return error(parsed.error);
  const { values, positionals } = parsed;
  if (values.help) return { kind: "help" };
  const [source, ...more] = positionals;
  const { org, api, token, server, json } = values;
  if (source === undefined) return error("register needs the description of an API");
  if (more.length > 0) return error(`register takes one description; unexpected: ${more.join(" ")}`);
  if (!org) return error("register needs the organization that will own the API: --org");
  if (!api) return error("register needs the name of the API in its organization: --api");
  const registry = registryUrl(values.registry, env);
  if (!registry.ok) return error(registry.error);
  const read = server === undefined ? undefined : readServerUrl(server);
  if (read?.ok === false) {
    return error(`--server needs a base URL, such as https://api.example.com, not ${JSON.stringify(server)}`);
  }
  const given = { ...(token && { token }), ...(read && { server: read.url }) };
  return {
    kind: "options",
    options: { source, org, api, json, all: values["all-diagnostics"], registry: registry.url, ...given },
  };
}

const error = (text: string): ParsedCommand<RegisterOptions> => ({ kind: "error", error: text });
