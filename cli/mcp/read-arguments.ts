import { readServerUrl } from "#engine/model";
import { defaultCallTimeout, mcpCommand, type ParsedCommand, parseCommand } from "../command-line/index.ts";
import { headersOf } from "../test/arguments.ts";
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
export function readArguments(args: readonly string[]): ParsedCommand<McpArguments> {
  const read = parseCommand(mcpCommand, args);
  if (!read.ok) return wrong(read.error);
  const { values, positionals } = read;
  if (values.help) return { kind: "help" };
  const sources = [...new Set(positionals)];
  if (sources.length === 0) return wrong("name a file or an address, such as openapi.yaml");
  const server = values.server === undefined ? undefined : readServerUrl(values.server);
  if (server?.ok === false) {
    return wrong(`--server needs a base URL, such as http://localhost:3000, not ${JSON.stringify(values.server)}`);
  }
  const base = { sources, all: values["all-diagnostics"], ...(server && { server: server.url }) };
  if (!values.call) {
    const given = callOnly.find((name) => values[name] !== undefined && values[name] !== false);
    return given === undefined
      ? { kind: "options", options: base }
      : wrong(`--${given} needs --call, which sends requests`);
  }
  if (sources.length > 1) {
    return wrong("--call takes one description, so that no other one decides where its credentials are sent");
  }
  const origins = originsOf(values["allow-host"]);
  if (typeof origins === "string") return wrong(origins);
  const headers = headersOf(values.header ?? []);
  if (typeof headers === "string") return wrong(headers);
  const timeout = values.timeout === undefined ? defaultCallTimeout * 1000 : durationOf(values.timeout);
  if (timeout === undefined) {
    return wrong(`--timeout is ${JSON.stringify(values.timeout)}; it must be a time, such as 10s`);
  }
  const call: CallOptions = {
    ...(origins && { allowedOrigins: origins }),
    ...{ allowWrites: values["allow-writes"], credentials: values.credential ?? [], headers, timeout },
  };
  return { kind: "options", options: { ...base, call } };
}

/** Reads approved hosts as origins: https, or http on this machine, unless a scheme is given. A text is an error. */
function originsOf(hosts: readonly string[] | undefined): ReadonlySet<string> | string | undefined {
  if (hosts === undefined) return undefined;
  const origins = new Set<string>();
  for (const host of hosts) {
    const read = readServerUrl(host);
    const url = read.ok ? new URL(read.url) : undefined;
    if (url === undefined || url.pathname !== "/") {
      return `--allow-host needs a host, such as api.example.com or localhost:3000, not ${JSON.stringify(host)}`;
    }
    origins.add(url.origin);
  }
  return origins;
}

const wrong = (error: string): ParsedCommand<McpArguments> => ({ kind: "error", error });
