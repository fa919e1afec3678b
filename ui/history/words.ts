import type { Worded } from "../form-words.ts";
import { panelWords } from "../panel-words.ts";

const english = {
  sentRequests: "Sent requests",
  nothingSent: "Requests that you send from this tab are listed here. You can open them again.",
  sentPlan: "Sent request",
  forgetSent: "Forget all",
  openSent: (title: string, time: string): string => `Open again: ${title}, sent at ${time}`,
} as const;

/** The texts of the request history, in a separate file because they load with it. */
export const historyWords: HistoryWords = panelWords("history", english);

/** These texts in any language. */
export type HistoryWords = Worded<typeof english>;
