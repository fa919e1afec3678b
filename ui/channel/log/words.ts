import type { LogOrigin } from "#engine/channel-log";
import type { Worded } from "../../form-words.ts";
import { panelWords } from "../../panel-words.ts";

const { format: digits } = new Intl.NumberFormat("en");
const countOf = (count: number, unit: string): string => `${digits(count)} ${unit}${count === 1 ? "" : "s"}`;

const english = {
  messages: "Messages",
  clear: "Clear",
  empty: "No messages yet",
  emptyAdvice: "Messages that you send and receive are listed here.",
  time: "Time",
  origin: "Origin",
  name: "Message",
  data: "Data",
  origins: { client: "sent", server: "received", endSample: "end" } satisfies { readonly [O in LogOrigin]: string },
  unsent: "not sent",
  notCompared: "This message is too long to be compared with its documentation.",
  filterOrigin: "Show messages",
  anyOrigin: "All",
  sent: "Sent",
  received: "Received",
  filterType: "Message type",
  anyType: "All types",
  search: "Search messages",
  pause: "Pause",
  follow: "Follow",
  save: "Save as JSON Lines",
  fileName: "messages.jsonl",
  bytesName: (id: number): string => `message-${id}.bin`,
  noneShown: "No messages match these filters.",
  resume: (count: number): string => (count === 0 ? "Resume" : `Resume (${digits(count)} new)`),
  facts: (sent: number, received: number, unsent: number): string =>
    `${digits(sent)} sent · ${digits(received)} received${unsent === 0 ? "" : ` · ${digits(unsent)} not sent`}`,
  soFar: (count: number): string => `${countOf(count, "message")} so far`,
  dropped: (count: number): string => `The first ${countOf(count, "message")} were removed to save memory.`,
  notAsDocumented: (count: number, all: number): string =>
    `${digits(count)} of ${countOf(all, "message")} ${count === 1 ? "is" : "are"} not as documented.`,
  notChecked: (count: number): string =>
    `${countOf(count, "message")} ${count === 1 ? "was" : "were"} removed before being compared with the documentation.`,
  message: (id: number): string => `Message ${id}`,
  dataOf: (id: number): string => `Data of message ${id}`,
  copyData: "Copy data",
  close: "Close message",
  bytes: (count: number): string => countOf(count, "byte"),
  saveBytes: "Save bytes",
} as const;

/** The texts of the log of a channel, apart from the others because they load with it. */
export const logWords: LogWords = panelWords("log", english);

/** These texts in any language. */
export type LogWords = Worded<typeof english>;
