// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `log` in locales/en.json. */
export interface LogMessages {
  readonly messages: string;
  readonly clear: string;
  readonly empty: string;
  readonly emptyAdvice: string;
  readonly time: string;
  readonly origin: string;
  readonly name: string;
  readonly data: string;
  readonly origins: {
    readonly client: string;
    readonly server: string;
    readonly endSample: string;
  };
  readonly unsent: string;
  readonly notCompared: string;
  readonly filterOrigin: string;
  readonly anyOrigin: string;
  readonly sent: string;
  readonly received: string;
  readonly filterType: string;
  readonly anyType: string;
  readonly search: string;
  readonly pause: string;
  readonly follow: string;
  readonly save: string;
  readonly fileName: string;
  readonly bytesName: (values: { readonly id: string | number }) => string;
  readonly noneShown: string;
  readonly resume: (values: { readonly count: number }) => string;
  readonly facts: (values: { readonly sent: number; readonly received: number; readonly unsent: number }) => string;
  readonly soFar: (values: { readonly count: number }) => string;
  readonly dropped: (values: { readonly count: number }) => string;
  readonly notAsDocumented: (values: { readonly count: number; readonly all: number }) => string;
  readonly notChecked: (values: { readonly count: number }) => string;
  readonly message: (values: { readonly id: string | number }) => string;
  readonly dataOf: (values: { readonly id: string | number }) => string;
  readonly copyData: string;
  readonly close: string;
  readonly bytes: (values: { readonly count: number }) => string;
  readonly saveBytes: string;
}

/** Returns these messages, in the language of the page. */
export const logText = createProvided<LogMessages>("log", {
  messages: "Messages",
  clear: "Clear",
  empty: "No messages yet",
  emptyAdvice: "Messages that you send and receive are listed here.",
  time: "Time",
  origin: "Origin",
  name: "Message",
  data: "Data",
  origins: {
    client: "sent",
    server: "received",
    endSample: "end",
  },
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
  bytesName: (v) => `message-${v.id}.bin`,
  noneShown: "No messages match these filters.",
  resume: (v) => `Resume${v.count === 0 ? `` : ` (${v.count.toLocaleString("en")} new)`}`,
  facts: (v) => `${v.sent.toLocaleString("en")} sent · ${v.received.toLocaleString("en")} received${v.unsent === 0 ? `` : ` · ${v.unsent.toLocaleString("en")} not sent`}`,
  soFar: (v) => v.count === 1 ? `1 message so far` : `${v.count.toLocaleString("en")} messages so far`,
  dropped: (v) => v.count === 1 ? `The first 1 message were removed to save memory.` : `The first ${v.count.toLocaleString("en")} messages were removed to save memory.`,
  notAsDocumented: (v) => v.count === 1 ? v.all === 1 ? `1 of 1 message is not as documented.` : `1 of ${v.all.toLocaleString("en")} messages is not as documented.` : v.all === 1 ? `${v.count.toLocaleString("en")} of 1 message are not as documented.` : `${v.count.toLocaleString("en")} of ${v.all.toLocaleString("en")} messages are not as documented.`,
  notChecked: (v) => v.count === 1 ? `1 message was removed before being compared with the documentation.` : `${v.count.toLocaleString("en")} messages were removed before being compared with the documentation.`,
  message: (v) => `Message ${v.id}`,
  dataOf: (v) => `Data of message ${v.id}`,
  copyData: "Copy data",
  close: "Close message",
  bytes: (v) => v.count === 1 ? `1 byte` : `${v.count.toLocaleString("en")} bytes`,
  saveBytes: "Save bytes",
});
