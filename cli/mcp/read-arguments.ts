import { present } from "#engine/json";
import { readServerUrl } from "#engine/model";
import {
  defaultCallTimeout,
  mcpCommand,
  type ParsedCommand,
  readOptions,
  serverOf,
  sourcesOf,
  UsageError,
} from "../command-line/index.ts";
import { headersOf, quantityOf } from "../test/arguments.ts";
import { durationOf } from "../test/quantities.ts";

/** Options of the tool that sends requests. */
export interface CallOptions {
  /** Origins that requests may be sent to; absent for the servers of the description. */
  readonly allowedOrigins?: ReadonlySet<string>;
  readonly allowWrites: boolean;
  /** As they were given: `SCHEME=VALUE`. */
  readonly credentials: readonly string[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Milliseconds. */
  readonly timeout: number;
}

/** Options of `callboard mcp`. */
export interface McpArguments {
  /** Files and addresses, each once. */
  readonly sources: readonly string[];
  /** The base URL of all endpoints, in place of the servers of the descriptions. */
  readonly server?: string | undefined;
  /** Absent if nothing is sent. */
  readonly call?: CallOptions;
  /** True if every diagnostic is printed, not only the first ones. */
  readonly all: boolean;
}

const callOnly = ["allow-host", "allow-writes", "credential", "header", "timeout"] as const;

/** Reads the arguments of the command. */
export const readArguments = (args: readonly string[]): ParsedCommand<McpArguments> =>
  readOptions(mcpCommand, args, ({ values, positionals }) => {
    const sources = sourcesOf(positionals);
    const server = values.server === undefined ? undefined : serverOf(values.server, "http://localhost:3000");
    const base = { sources, all: values["all-diagnostics"], ...present({ server }) };
    if (!values.call) {
      const given = callOnly.find((name) => values[name] !== undefined && values[name] !== false);
      if (given !== undefined) throw new UsageError(`--${given} needs --call, which sends requests`);
      return base;
    }
    if (sources.length > 1) {
      throw new UsageError("--call takes one description, so that no other one decides where its credentials are sent");
    }
    const call: CallOptions = {
      ...present({ allowedOrigins: originsOf(values["allow-host"]) }),
      ...{ allowWrites: values["allow-writes"], credentials: values.credential ?? [] },
      headers: headersOf(values.header),
      timeout: quantityOf(values.timeout, durationOf, "--timeout", "a time, such as 10s") ?? defaultCallTimeout * 1000,
    };
    return { ...base, call };
  });

/** Reads approved hosts as origins: https, or http on this machine, unless a scheme is given. */
function originsOf(hosts: readonly string[] | undefined): ReadonlySet<string> | undefined {
  if (hosts === undefined) return undefined;
  const origins = new Set<string>();
  for (const host of hosts) {
    const read = readServerUrl(host);
    const url = read.ok ? new URL(read.url) : undefined;
    if (url === undefined || url.pathname !== "/") {
      throw new UsageError(
        `--allow-host needs a host, such as api.example.com or localhost:3000, not ${JSON.stringify(host)}`,
      );
    }
    origins.add(url.origin);
  }
  return origins;
}
