export { HistoryList } from "./history-list.tsx";
export type { SentOutcome, SentRequest } from "./sent.ts";
