import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { browserReport, unitReport } from "../failed-cases.ts";
import type { ProcessorTimes } from "../processor-time/ranking.ts";
import type { Step } from "./step.ts";

const reports = resolve(import.meta.dirname, "../../test-results");

/** The unit tests, or the browser tests. */
export type Suite = "unit" | "e2e";

/** Reads the processor time of the last run of a suite; returns `undefined` if there was none. */
export function processorTimes(suite: Suite): ProcessorTimes | undefined {
  const file = resolve(reports, `${suite}-processor-time.json`);
  // The reporters of the suites wrote it.
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ProcessorTimes) : undefined;
}

/**
 * Returns the steps of both test suites.
 * @param note beginning of their names
 */
export const suites = (note: string, env: NonNullable<Step["env"]>): readonly [unit: Step, browser: Step] => [
  {
    name: `${note}unit tests and laws`,
    script: "test:unit",
    env,
    report: () => unitReport(resolve(reports, "unit.json")),
    processorSeconds: () => processorTimes("unit")?.seconds,
  },
  {
    name: `${note}browser tests`,
    script: "test:e2e",
    env,
    report: () => browserReport(resolve(reports, "e2e.json")),
    processorSeconds: () => processorTimes("e2e")?.seconds,
  },
];
