import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { htmlReport, jsonReport, junitReport, sarifReport, type TestReport } from "#live/reports";
import { ignoreDataAround } from "#process";
import { sha256 } from "../text.ts";

/** The formats of reports in files. */
export const reportFormats = ["html", "json", "junit", "sarif"] as const;

/** One of these formats. */
export type ReportFormat = (typeof reportFormats)[number];

/** The paths of the reports to write. */
export type ReportPaths = { readonly [F in ReportFormat]?: string };

const writers: { readonly [F in ReportFormat]: (report: TestReport, version: string) => string } = {
  html: (report) => htmlReport(report, { sha256 }),
  json: jsonReport,
  junit: junitReport,
  sarif: (report, version) => sarifReport(report, { version }),
};

/** The dependencies of writing reports. */
export interface ReportDeps {
  /** The folder of relative paths. */
  readonly folder: string;
  /** The version of the command. */
  readonly version: string;
}

/** Writes reports to files, with their folders. */
export async function writeReports(
  report: TestReport,
  paths: ReportPaths,
  { folder, version }: ReportDeps,
): Promise<void> {
  for (const format of reportFormats) {
    const named = paths[format];
    if (named === undefined) continue;
    const path = resolve(folder, named);
    await mkdir(dirname(path), { recursive: true });
    ignoreDataAround(dirname(path));
    await writeFile(path, writers[format](report, version));
  }
}
