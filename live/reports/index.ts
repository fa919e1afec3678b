export { mergeFailures, type ReportedFailure, type RunReport, type SourceLocation } from "./run-report.ts";
