export { githubAnnotations } from "./github-annotations.ts";
export { htmlReport } from "./html/html-report.ts";
export { type ReportPage, reportPage, ticked, timeElement } from "./html/report-page.ts";
export { style as reportStyle } from "./html/style.ts";
export { jsonReport } from "./json-report.ts";
export { junitReport } from "./junit-report.ts";
export { sarifReport } from "./sarif-report.ts";
export type {
  ReportedFailure,
  SourceLocation,
  TestReport,
} from "./test-report.ts";
