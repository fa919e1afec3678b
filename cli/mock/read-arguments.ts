import { mockCommand, type ParsedCommand, parseCommand } from "../command-line/index.ts";

/** Options of `callboard mock`. */
export interface MockArguments {
  /** Files and addresses, each once. */
  readonly sources: readonly string[];
  readonly port: number;
  /** Milliseconds before each answer. */
  readonly delay: number;
  /** The share of calls that fail, from 0 to 1. */
  readonly errorRate: number;
  readonly seed: number;
  /** True if malformed and made-up credentials are accepted too. */
  readonly anyCredential: boolean;
  /** True if what calls create is stored. */
  readonly isStateful: boolean;
  /** Files and folders of recorded responses. */
  readonly cassettes: readonly string[];
  /** True if every diagnostic is printed, not only the first ones. */
  readonly all: boolean;
}

/** Longest delay, in milliseconds; our choice, beyond the patience of most clients. */
const maxDelay = 600_000;

/** Reads the arguments of the command. */
export function readArguments(args: readonly string[]): ParsedCommand<MockArguments> {
  const read = parseCommand(mockCommand, args);
  if (!read.ok) return wrong(read.error);
  const { values, positionals } = read;
  if (values.help) return { kind: "help" };
  const sources = [...new Set(positionals)];
  if (sources.length === 0) return wrong("name a file or an address, such as openapi.yaml");
  const [port, delay] = [wholeNumber(values.port, 65_535), wholeNumber(values.delay, maxDelay)];
  if (port === undefined) return wrong(`--port needs a number from 0 to 65535, not ${JSON.stringify(values.port)}`);
  if (delay === undefined)
    return wrong(`--delay needs milliseconds from 0 to ${maxDelay}, not ${JSON.stringify(values.delay)}`);
  const rate = values["error-rate"];
  const errorRate = /^(?:0|1|0?\.\d+|[01]\.\d+)$/.test(rate) ? Number(rate) : Number.NaN;
  if (!(errorRate >= 0 && errorRate <= 1))
    return wrong(`--error-rate needs a number from 0 to 1, not ${JSON.stringify(rate)}`);
  if (!/^-?\d{1,10}$/.test(values.seed))
    return wrong(`--seed needs a whole number, not ${JSON.stringify(values.seed)}`);
  const seed = Number(values.seed);
  return {
    kind: "options",
    options: {
      sources,
      port,
      delay,
      errorRate,
      seed,
      anyCredential: values["any-credential"],
      isStateful: values.stateful,
      cassettes: values.cassette ?? [],
      all: values["all-diagnostics"],
    },
  };
}

const wholeNumber = (text: string, most: number): number | undefined =>
  /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : undefined;

const wrong = (error: string): ParsedCommand<MockArguments> => ({ kind: "error", error });
