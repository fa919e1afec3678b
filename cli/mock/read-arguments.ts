import { mockCommand, type ParsedCommand, readOptions, sourcesOf, UsageError } from "../command-line/index.ts";

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
export const readArguments = (args: readonly string[]): ParsedCommand<MockArguments> =>
  readOptions(mockCommand, args, ({ values, positionals }) => {
    const { cassette = [], stateful: isStateful, "any-credential": anyCredential, "all-diagnostics": all } = values;
    return {
      sources: sourcesOf(positionals),
      port: wholeNumber(values.port, 65_535, "--port needs a number from 0 to 65535"),
      delay: wholeNumber(values.delay, maxDelay, `--delay needs milliseconds from 0 to ${maxDelay}`),
      errorRate: shareOf(values["error-rate"]),
      seed: seedOf(values.seed),
      ...{ anyCredential, isStateful, cassettes: cassette, all },
    };
  });

function wholeNumber(text: string, most: number, needed: string): number {
  if (/^\d{1,6}$/.test(text) && Number(text) <= most) return Number(text);
  throw new UsageError(`${needed}, not ${JSON.stringify(text)}`);
}

function shareOf(text: string): number {
  const share = /^(?:0|1|0?\.\d+|[01]\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  if (share >= 0 && share <= 1) return share;
  throw new UsageError(`--error-rate needs a number from 0 to 1, not ${JSON.stringify(text)}`);
}

function seedOf(text: string): number {
  if (/^-?\d{1,10}$/.test(text)) return Number(text);
  throw new UsageError(`--seed needs a whole number, not ${JSON.stringify(text)}`);
}
