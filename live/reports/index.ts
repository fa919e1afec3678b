export { githubAnnotations } from "./github-annotations.ts";
export { htmlReport } from "./html/html-report.ts";
export { type ReportPage, reportPage, ticked, timeElement } from "./html/report-page.ts";
export { style as reportStyle } from "./html/style.ts";
export { jsonReport, jsonReportVersion } from "./json-report.ts";
export { junitReport } from "./junit-report.ts";
export { type SarifDeps, sarifReport } from "./sarif-report.ts";
export {
  mergeFailures,
  type ReportedEndpoint,
  type ReportedFailure,
  type SourceLocation,
  type TestReport,
} from "./test-report.ts";
