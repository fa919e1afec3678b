/** The issues of a request, their list, and sending in spite of them. */
export { IssueSummary, type IssueSummaryProps, useIssueList } from "./issue-summary.tsx";
export { useSending, useSendingByKeys } from "./use-sending.ts";
