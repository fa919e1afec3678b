export {
  mergeFailures,
  type ReportedEndpoint,
  type ReportedFailure,
  type SourceLocation,
  type TestReport,
} from "./test-report.ts";
