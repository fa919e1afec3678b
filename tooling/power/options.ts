import { parseArgs } from "node:util";

/** Options of `npm run test:power`. */
export interface Options {
  readonly seed: number;
  readonly count: number;
  readonly minimum: number;
  /** Measures only so many faults of the sample; they are in a random order. */
  readonly first: number;
  readonly rooms: readonly string[];
  /** Files, or lines of files, with all their mutants. */
  readonly only: readonly { readonly file: string; readonly line?: number }[];
  /** Beginnings of the paths of the tests that run. */
  readonly tests: readonly string[];
  /** Runs at most so many of the test files that reach a fault, the nearest ones. */
  readonly limit: number;
  /** Starts no further test file for a fault after so many processor seconds of them. */
  readonly limitSeconds: number;
  readonly commit: string;
  readonly folder: string | undefined;
  readonly isResumed: boolean;
}

/** Describes the options, for `--help`. */
export const usage = `npm run test:power -- [options]

Plants faults into a clone, runs the unit tests that reach them with one fault each, and prints how many they find.

  --count N      mutants of the sample (300)
  --minimum N    mutants of each room at least (10)
  --first N      measure only N of the sample, which is in a random order (all)
  --seed N       another sample (34)
  --room ROOM    only mutants of this room; can be repeated
  --only FILE    all mutants of this file, or of FILE:LINE; can be repeated
  --tests PATH   only test files with paths that begin so; can be repeated
  --limit N      run at most N of the test files that reach a fault, nearest first (40)
  --seconds N    start no further test file for a fault after N processor seconds of them (120)
  --commit NAME  measure another commit (HEAD); it uses the packages that are installed now
  --folder PATH  where the clone and the results are written (a folder of the system for temporary files)
  --resume       continue a run that was stopped, with the same options
`;

const wholeNumber = (name: string, text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) {
    throw new RangeError(`--${name}: expected a whole number, found ${JSON.stringify(text)}`);
  }
  return number;
};

/**
 * Reads the options; returns "help" if they ask for it.
 * @throws RangeError or TypeError if one is wrong
 */
export function readOptions(args: readonly string[]): Options | "help" {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: "string", default: "300" },
      minimum: { type: "string", default: "10" },
      first: { type: "string" },
      seed: { type: "string", default: "34" },
      room: { type: "string", multiple: true, default: [] },
      only: { type: "string", multiple: true, default: [] },
      tests: { type: "string", multiple: true, default: [""] },
      limit: { type: "string", default: "40" },
      seconds: { type: "string", default: "120" },
      commit: { type: "string", default: "HEAD" },
      folder: { type: "string" },
      resume: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return "help";
  return {
    seed: wholeNumber("seed", values.seed),
    count: wholeNumber("count", values.count),
    minimum: wholeNumber("minimum", values.minimum),
    first: wholeNumber("first", values.first ?? values.count),
    rooms: values.room,
    only: values.only.map((text) => {
      const [, file = text, line] = /^(.*):(\d+)$/.exec(text) ?? [];
      return line === undefined ? { file } : { file, line: Number(line) };
    }),
    tests: values.tests,
    limit: wholeNumber("limit", values.limit),
    limitSeconds: wholeNumber("seconds", values.seconds),
    commit: values.commit,
    folder: values.folder,
    isResumed: values.resume,
  };
}
