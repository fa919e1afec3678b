import { defaultTimeout, type ParsedCommand, parseCommand, watchCommand } from "../command-line/index.ts";
import { checksOf, connectionValues, headersOf, optional, type TestOptions } from "../test/arguments.ts";
import type { LiveApiOptions } from "../test/live-api.ts";
import { durationOf, numberOf, rateOf } from "../test/quantities.ts";

/** Options of `callboard watch`. */
export interface WatchOptions extends Omit<LiveApiOptions, "checks">, Pick<TestOptions, "checks" | "timeout" | "json"> {
  /** Milliseconds between the starts of two rounds; absent for one round. */
  readonly every?: number;
  /** The file of the memory, if one is named. */
  readonly state?: string;
  /** The port of page and metrics; absent if nothing is served. */
  readonly port?: number;
  /** Generated calls of each endpoint in a round. */
  readonly cases: number;
  readonly seed: number;
  /** Requests per second. */
  readonly rate?: number;
  /** Milliseconds. */
  readonly maxResponseTime?: number;
}

/** Parses the arguments of the command. */
export function readArguments(args: readonly string[]): ParsedCommand<WatchOptions> {
  const read = parseCommand(watchCommand, args);
  if (!read.ok) return error(read.error);
  const { values, positionals } = read;
  if (values.help) return { kind: "help" };
  const [api, ...more] = positionals;
  if (api === undefined) return error("watch needs a file or an address that describes the API");
  if (more.length > 0) return error(`watch takes one API; unexpected: ${more.join(" ")}`);
  const checks = checksOf(values.check, values.without);
  if (typeof checks === "string") return error(checks);
  const headers = headersOf(values.header ?? []);
  if (typeof headers === "string") return error(headers);
  const connected = connectionValues(values);
  if (typeof connected === "string") return error(connected);
  const every = optional(values.every, durationOf, "--every", "a time, such as 90s or 5m");
  const port = optional(values.port, (text) => numberOf(text, 0, 65_535), "--port", "a port, from 0 to 65535");
  const cases = optional(values.cases, (text) => numberOf(text, 1), "--cases", "a whole number of at least 1");
  const seed = optional(
    values.seed,
    (text) => numberOf(text, 0, 2 ** 32 - 1),
    "--seed",
    "a whole number from 0 to 4294967295",
  );
  const rate = optional(values.rate, rateOf, "--rate", "a rate, such as 20/s or 300/m");
  const timeout = optional(values.timeout, durationOf, "--timeout", "a time, such as 10s");
  const longest = optional(values["max-response-time"], durationOf, "--max-response-time", "a time, such as 500ms");
  for (const one of [every, port, cases, seed, rate, timeout, longest]) if (typeof one === "string") return error(one);
  return {
    kind: "options",
    options: {
      api,
      ...(values.server !== undefined && { server: values.server }),
      ...(!values.once && isNumber(every) && { every }),
      ...(values.state !== undefined && { state: values.state }),
      ...(isNumber(port) && { port }),
      ...(isNumber(rate) && { rate }),
      ...(isNumber(longest) && { maxResponseTime: longest }),
      cases: isNumber(cases) ? cases : 1,
      seed: isNumber(seed) ? seed : 1,
      timeout: isNumber(timeout) ? timeout : defaultTimeout * 1000,
      endpoints: values.endpoint ?? [],
      ...connected,
      otherCredentials: [],
      json: values.json,
      ...{ checks, headers },
    },
  };
}

const isNumber = (value: number | string | undefined): value is number => typeof value === "number";

const error = (text: string): ParsedCommand<WatchOptions> => ({ kind: "error", error: text });
