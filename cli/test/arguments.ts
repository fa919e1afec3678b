import { type CheckId, checkIds, defaultChecks } from "#live";
import {
  type ParsedCommand,
  parseCommand,
  testCommand,
  usualCases,
  usualConcurrency,
  usualTimeout,
} from "../command-line/index.ts";
import { durationOf, numberOf, percentOf, rateOf } from "./quantities.ts";

/** Options of `callboard test`. */
export interface TestOptions {
  readonly api: string;
  readonly server?: string;
  readonly allowWrites: boolean;
  readonly seed?: number;
  /** Milliseconds. */
  readonly time?: number;
  readonly calls?: number;
  /** Generated calls of each endpoint; absent if calls or time end the run. */
  readonly cases?: number;
  /** Requests per second. */
  readonly rate?: number;
  readonly concurrency: number;
  readonly endpoints: readonly string[];
  readonly checks: ReadonlySet<CheckId>;
  /** As they were given: `SCHEME=VALUE`. */
  readonly credentials: readonly string[];
  readonly otherCredentials: readonly string[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Milliseconds. */
  readonly timeout: number;
  /** Milliseconds. */
  readonly maxResponseTime?: number;
  /** Percent. */
  readonly minCoverage?: number;
  readonly json: boolean;
}

/** Parses the arguments of the command. */
export function parseOptions(args: readonly string[]): ParsedCommand<TestOptions> {
  const read = parseCommand(testCommand, args);
  if (!read.ok) return error(read.error);
  const { values, positionals } = read;
  if (values.help) return { kind: "help" };
  const [api, ...more] = positionals;
  if (api === undefined) return error("test needs a file or an address that describes the API");
  if (more.length > 0) return error(`test takes one API; unexpected: ${more.join(" ")}`);
  const checks = checksOf(values.check, values.without);
  if (typeof checks === "string") return error(checks);
  const headers = headersOf(values.header ?? []);
  if (typeof headers === "string") return error(headers);
  const quantities = {
    seed: optional(values.seed, (text) => numberOf(text, 0, 2 ** 32 - 1), "--seed", "a whole number"),
    time: optional(values.time, durationOf, "--time", "a time, such as 90s or 5m"),
    calls: optional(values.calls, (text) => numberOf(text, 1), "--calls", "a whole number of at least 1"),
    rate: optional(values.rate, rateOf, "--rate", "a rate, such as 20/s or 300/m"),
    concurrency: optional(values.concurrency, (text) => numberOf(text, 1, 256), "--concurrency", "from 1 to 256"),
    timeout: optional(values.timeout, durationOf, "--timeout", "a time, such as 10s"),
    maxResponseTime: optional(values["max-response-time"], durationOf, "--max-response-time", "a time, such as 500ms"),
    minCoverage: optional(values["min-coverage"], percentOf, "--min-coverage", "from 0 to 100"),
  };
  for (const one of Object.values(quantities)) if (typeof one === "string") return error(one);
  // No text is left: each would have been returned as an error.
  const { concurrency, timeout, ...limits } = quantities as { readonly [name: string]: number | undefined };
  return {
    kind: "options",
    options: {
      api,
      ...(values.server !== undefined && { server: values.server }),
      ...defined(limits),
      ...(limits.calls === undefined && limits.time === undefined && { cases: usualCases }),
      allowWrites: values["allow-writes"],
      concurrency: concurrency ?? usualConcurrency,
      timeout: timeout ?? usualTimeout * 1000,
      endpoints: values.endpoint ?? [],
      credentials: values.credential ?? [],
      otherCredentials: values["other-credential"] ?? [],
      json: values.json,
      ...{ checks, headers },
    },
  };
}

const error = (text: string): ParsedCommand<TestOptions> => ({ kind: "error", error: text });

const defined = (values: { readonly [name: string]: number | undefined }): { readonly [name: string]: number } =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Reads a quantity if it is given; a text is an error. */
function optional(
  text: string | undefined,
  read: (text: string) => number | undefined,
  name: string,
  expected: string,
): number | string | undefined {
  if (text === undefined) return undefined;
  return read(text) ?? `${name} is ${JSON.stringify(text)}; it must be ${expected}`;
}

/** Returns the checks that are on, or an error. */
function checksOf(only: readonly string[] = [], without: readonly string[] = []): ReadonlySet<CheckId> | string {
  const known: readonly string[] = checkIds;
  const unknown = [...only, ...without].find((id) => !known.includes(id));
  if (unknown !== undefined) return `unknown check ${JSON.stringify(unknown)}; the checks are ${checkIds.join(", ")}`;
  const on = checkIds.filter((id) => (only.length === 0 ? defaultChecks.has(id) : only.includes(id)));
  return new Set(on.filter((id) => !without.includes(id)));
}

function headersOf(texts: readonly string[]): readonly (readonly [string, string])[] | string {
  const headers: (readonly [string, string])[] = [];
  for (const text of texts) {
    const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):\s*([\t\x20-\x7e]*)$/.exec(text) ?? [];
    // The value may be a secret, so that the message does not repeat it.
    if (name === undefined || value === undefined) return "--header must be a name and a value, such as X-Tenant: acme";
    headers.push([name, value.trim()]);
  }
  return headers;
}
