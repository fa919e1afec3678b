// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `history` in locales/en.json. */
export interface HistoryMessages {
  readonly sentRequests: string;
  readonly nothingSent: string;
  readonly sentPlan: string;
  readonly forgetSent: string;
  readonly openSent: (values: { readonly title: string | number; readonly time: string | number }) => string;
}

/** Returns these messages, in the language of the page. */
export const historyText = createProvided<HistoryMessages>("history", {
  sentRequests: "Sent requests",
  nothingSent: "Requests that you send from this tab are listed here. You can open them again.",
  sentPlan: "Sent request",
  forgetSent: "Clear history",
  openSent: (v) => `Open again: ${v.title}, sent at ${v.time}`,
});
