import type { MessageParts } from "#live/finding-message";
import type { Worded } from "#ui/form-words";
import { panelWords } from "#ui/panel-words";

const english = {
  about:
    "Sends requests that are generated from the description, valid and invalid ones, and lists where the API breaks it. The values of your form are tried first, and its path is kept in most requests.",
  close: "Close",
  calls: "Requests",
  seconds: "Seconds",
  rate: "Requests per second",
  seed: "Seed",
  seedAbout: "The same seed sends the same requests to an API that answers the same.",
  newSeed: "New seed",
  methods: "Methods",
  safeMethods: "Only methods that change nothing",
  allMethods: "All methods",
  wholeNumber: (least: number, most: number): string =>
    `Enter a whole number from ${least.toLocaleString("en")} to ${most.toLocaleString("en")}.`,
  needsAllMethods: (method: string): string =>
    `${method} may change data, so none of these requests is sent unless you choose all methods.`,
  start: "Start",
  startAgain: "Start again",
  stop: "Stop",
  stopping: "Stopping",
  confirmTitle: (host: string): string => `These requests may change data of ${host}`,
  confirmText: (calls: number, method: string): string =>
    `Up to ${calls.toLocaleString("en")} requests with ${method} and other methods may add, change or remove data there, and what they do can't be undone. Use an environment for tests.`,
  confirm: (host: string): string => `Send them to ${host}`,
  cancel: "Cancel",
  progress: (count: number): string => (count === 1 ? "1 request sent" : `${count.toLocaleString("en")} requests sent`),
  running: "Sending requests.",
  waiting: "The proxy of this site allows no more requests at the moment. The run goes on as soon as it does.",
  firstFailure: (message: string): string => `A mismatch was found: ${message}`,
  ends: {
    done: "All kinds of requests were sent",
    calls: "The number of requests is reached",
    time: "The time is over",
    interrupted: "Stopped",
    unreachable: "The API could not be reached",
  },
  result: (end: string, sent: string, found: string): string => `${end}. ${sent}, ${found}.`,
  found: (count: number): string =>
    count === 0 ? "no mismatches" : count === 1 ? "1 mismatch" : `${count.toLocaleString("en")} mismatches`,
  failed: "The requests could not be sent",
  failures: "Mismatches",
  noFailures: "None so far.",
  seen: (count: number): string => (count === 1 ? "once" : `${count.toLocaleString("en")} times`),
  cause: "Cause",
  check: "Check",
  count: "Seen",
  act: "Request",
  open: "Open in the form",
  openAbout: (message: string): string => `Open in the form: ${message}`,
  export: "Export",
  exportAbout: (message: string): string => `Export: ${message}`,
  table: "Requests that were sent",
  tableOf: (shown: number, count: number): string => `The last ${shown} of ${count.toLocaleString("en")} requests`,
  position: "No.",
  status: "Status",
  time: "Time",
  changed: "What was changed",
  milliseconds: (time: number): string => `${Math.round(time).toLocaleString("en")} ms`,
  passed: "passed",
  refused: "refused: enter other credentials",
  notJudged: "not judged",
  same: "nothing",
  value: (place: string, value: string): string => `${place}: ${value}`,
  without: (place: string): string => `without ${place}`,
  more: (count: number): string => `${count} more`,
  isMethod: (method: string): string => `the method ${method}`,
  isHeader: (name: string, value: string): string => `the header ${name}: ${value}`,
  withoutHeader: (name: string): string => `without the header ${name}`,
  isBody: (text: string): string => (text === "" ? "an empty body" : `the body ${text}`),
  withChange: (what: string): string => `with ${what}`,
  credentials: { none: "without credentials", wrong: "with made-up credentials", other: "with other credentials" },
  sections: {
    headers: "header",
    pathParameters: "path parameter",
    queryParameters: "query parameter",
    body: "body",
  },
  otherRequests: (count: number): string => (count === 1 ? "after another request" : `after ${count} other requests`),
  beyondForm: (what: string): string =>
    `A form can't hold all of this request: it was sent ${what}. The exported file has all of it.`,
  loading: "Reading the description",
  offline: "You are offline. Connect to a network, then start again.",
  tooLarge:
    "The description of this endpoint is too large to generate requests in a page. Test it with the command: callboard test.",
  unchecked: {
    "locked-out":
      "Nothing was checked: the API refused every request with 401 or 403. Enter credentials that it accepts in the playground, then start again.",
    unreadable:
      "Nothing was checked: the page got no answer that it can read. If the API answers other programs, its provider can allow pages of this site (CORS), or the site can send requests through its proxy.",
  },
  noValues:
    "No request was sent: the description allows no values for this endpoint. Fill in the form, then start again.",
  answerFirst: "Confirm in the playground that your credentials may go to this host, then start again.",
  notLoaded: "Generated requests could not be loaded. Check your network, then start again.",
  noServer: "Choose an environment, or enter the address of the API, then start again.",
  noAnswerWithin: (seconds: number): string => `There was no answer within ${seconds} s.`,
  /** The findings of a run; other languages make their text from the data. */
  finding: (message: string, _messageParts?: MessageParts): string => message,
} as const;

/** Texts of generated requests; a separate file, since few readers need them. */
export const generatedWords: GeneratedWords = panelWords("generated", english);

/** These texts in any language. */
export type GeneratedWords = Worded<typeof english>;
