import { type ParsedCommand, readOptions, registerCommand, serverOf, UsageError } from "../command-line/index.ts";
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
export const parseOptions = (args: readonly string[], env: Environment = {}): ParsedCommand<RegisterOptions> =>
  readOptions(registerCommand, args, ({ values, positionals: [source, ...more] }) => {
    const { org, api, token, server, json, "all-diagnostics": all } = values;
    if (source === undefined) throw new UsageError("register needs the description of an API");
    if (more.length > 0) throw new UsageError(`register takes one description; unexpected: ${more.join(" ")}`);
    if (!org) throw new UsageError("register needs the organization that will own the API: --org");
    if (!api) throw new UsageError("register needs the name of the API in its organization: --api");
    const registry = registryUrl(values.registry, env);
    const base = server === undefined ? undefined : serverOf(server, "https://api.example.com");
    return { source, org, api, json, all, registry, ...(token && { token }), ...(base && { server: base }) };
  });
