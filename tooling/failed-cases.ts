import { existsSync, readFileSync } from "node:fs";

/** A failed case: its location, and the first lines of its reason. */
export interface FailedCase {
  readonly title: string;
  readonly reason: string;
}

/** A runner's report of its cases. */
export interface Report {
  readonly passed: number;
  readonly failed: readonly FailedCase[];
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface BrowserSuite {
  readonly title: string;
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface BrowserReport {
  readonly stats: { readonly expected: number };
  readonly suites: readonly BrowserSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

const read = <T>(file: string): T | undefined =>
  // The runners write these files; only documented members are read.
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;

/** Returns the first lines of a message without the color codes of a terminal. */
const short = (message: string): string =>
  message
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a color code begins with the escape character.
    .replace(/\u001b\[[0-9;]*m/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 12)
    .join("\n");

/**
 * Reads the JSON report of vitest; returns `undefined` if there is none. A file that could not run counts as a case.
 */
export function unitReport(file: string): Report | undefined {
  const report = read<UnitReport>(file);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
        const cases = assertionResults
          .filter((result) => result.status === "failed")
          .map(({ fullName, failureMessages = [] }) => ({
            title: `${name}: ${fullName}`,
            reason: short(failureMessages.join("\n")),
          }));
        return cases.length === 0 && status === "failed" ? [{ title: name, reason: short(message) }] : cases;
      }),
    }
  );
}

/**
 * Reads the JSON report of Playwright; returns `undefined` if there is none. A case that passed only when it was
 * retried counts as failed.
 */
export function browserReport(file: string): Report | undefined {
  const report = read<BrowserReport>(file);
  if (report === undefined) return undefined;
  const within = ({ suites = [], specs = [] }: BrowserSuite): readonly FailedCase[] => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ results }) => ({
          title: `${spec.file}:${spec.line}: ${spec.title}`,
          reason: short(results.map(({ error }) => error?.message ?? "").join("\n")),
        })),
    ),
    ...suites.flatMap(within),
  ];
  const broken = report.errors.map(({ message = "" }) => ({ title: "the runner itself", reason: short(message) }));
  return { passed: report.stats.expected, failed: [...report.suites.flatMap(within), ...broken] };
}

/**
 * Returns how many cases of a step passed and failed. A failed case counts whatever the exit code, since a dependency may
 * end its runner with 0. A runner that fails without a failed case, or that should write a report and writes none, counts
 * as one failure. `report` is a function for steps that have cases.
 */
export function caseCounts(
  code: number,
  report: (() => Report | undefined) | undefined,
): { readonly passed: number; readonly failed: readonly FailedCase[]; readonly failures: number } {
  if (report === undefined) return { passed: code === 0 ? 1 : 0, failed: [], failures: code === 0 ? 0 : 1 };
  const { passed, failed } = report() ?? { passed: 0, failed: [{ title: "the runner itself", reason: "no report" }] };
  return { passed, failed, failures: Math.max(code === 0 ? 0 : 1, failed.length) };
}
