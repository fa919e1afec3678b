import { asJson, printJson } from "#engine/json";
import { coverageKinds, shareOf } from "../coverage/index.ts";
import type { TestReport } from "./test-report.ts";

/** The version of JSON reports; a later one may have more members, and another number if a member changes. */
export const jsonReportVersion = 1;

/** Writes a report for programs: the members of `TestReport`, with the shares of the coverage. */
export function jsonReport({ coverage, ...report }: TestReport): string {
  const { items } = coverage;
  const shares = coverageKinds.map((kind) => ({ kind, ...shareOf(items.filter((item) => item.kind === kind)) }));
  const json = {
    callboard: "test-report",
    version: jsonReportVersion,
    passed:
      report.failures.length === 0 &&
      (report.deliveries ?? []).every(({ issues }) => issues.length === 0) &&
      report.failed === undefined &&
      report.ended !== "unreachable" &&
      report.ended !== "interrupted",
    ...report,
    coverage: { ...shareOf(items), shares, items },
  };
  return `${printJson(asJson(json), 2)}\n`;
}
