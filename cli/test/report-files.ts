import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { htmlReport, jsonReport, junitReport, sarifReport, type TestReport } from "#live/reports";

/** The formats of reports in files. */
export const reportFormats = ["html", "json", "junit", "sarif"] as const;

/** One of these formats. */
export type ReportFormat = (typeof reportFormats)[number];

/** The paths of the reports to write. */
export type ReportPaths = { readonly [F in ReportFormat]?: string };

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64");

const writers: { readonly [F in ReportFormat]: (report: TestReport, version: string) => string } = {
  html: (report) => htmlReport(report, { sha256 }),
  json: jsonReport,
  junit: junitReport,
  sarif: (report, version) => sarifReport(report, { version }),
};

/**
 * Writes reports to files, with their folders; returns their paths.
 *
 * @param version the version of the command
 */
export async function writeReports(
  report: TestReport,
  paths: ReportPaths,
  version: string,
): Promise<readonly string[]> {
  const wanted = reportFormats.flatMap((format) => {
    const path = paths[format];
    return path === undefined ? [] : [{ path, text: writers[format](report, version) }];
  });
  for (const { path, text } of wanted) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return wanted.map(({ path }) => path);
}
