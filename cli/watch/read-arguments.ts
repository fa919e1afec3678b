import { present } from "#engine/json";
import { type ParsedCommand, readOptions, UsageError, watchCommand } from "../command-line/index.ts";
import {
  checksOf,
  connectionValues,
  countOf,
  headersOf,
  limitsOf,
  quantityOf,
  seedOf,
  type TestOptions,
} from "../test/arguments.ts";
import type { LiveApiOptions } from "../test/live-api.ts";
import { durationOf, numberOf } from "../test/quantities.ts";

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
export const readArguments = (args: readonly string[]): ParsedCommand<WatchOptions> =>
  readOptions(watchCommand, args, ({ values, positionals: [api, ...more] }) => {
    if (api === undefined) throw new UsageError("watch needs a file or an address that describes the API");
    if (more.length > 0) throw new UsageError(`watch takes one API; unexpected: ${more.join(" ")}`);
    const { server, state, json, once, endpoint: endpoints = [] } = values;
    const every = quantityOf(values.every, durationOf, "--every", "a time, such as 90s or 5m");
    const port = quantityOf(values.port, (text) => numberOf(text, 0, 65_535), "--port", "a port, from 0 to 65535");
    return {
      ...{ api, endpoints, otherCredentials: [], json },
      checks: checksOf(values.check, values.without),
      headers: headersOf(values.header),
      ...connectionValues(values),
      ...present({ server, state, port, every: once ? undefined : every }),
      ...limitsOf(values),
      cases: countOf(values.cases, "--cases") ?? 1,
      seed: seedOf(values.seed) ?? 1,
    };
  });
