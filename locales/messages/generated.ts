// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `generated` in locales/en.json. */
export interface GeneratedMessages {
  readonly about: string;
  readonly close: string;
  readonly calls: string;
  readonly seconds: string;
  readonly rate: string;
  readonly seed: string;
  readonly seedAbout: string;
  readonly newSeed: string;
  readonly methods: string;
  readonly safeMethods: string;
  readonly allMethods: string;
  readonly wholeNumber: (values: { readonly least: number; readonly most: number }) => string;
  readonly needsAllMethods: (values: { readonly method: string | number }) => string;
  readonly start: string;
  readonly startAgain: string;
  readonly stop: string;
  readonly stopping: string;
  readonly confirmTitle: (values: { readonly host: string | number }) => string;
  readonly confirmText: (values: { readonly calls: number; readonly method: string | number }) => string;
  readonly confirm: (values: { readonly host: string | number }) => string;
  readonly cancel: string;
  readonly progress: (values: { readonly count: number }) => string;
  readonly running: string;
  readonly waiting: string;
  readonly firstFailure: (values: { readonly message: string | number }) => string;
  readonly ends: {
    readonly done: string;
    readonly calls: string;
    readonly time: string;
    readonly interrupted: string;
    readonly unreachable: string;
  };
  readonly result: (values: { readonly end: string | number; readonly sent: string | number; readonly found: string | number }) => string;
  readonly found: (values: { readonly count: number }) => string;
  readonly failed: string;
  readonly failures: string;
  readonly noFailures: string;
  readonly seen: (values: { readonly count: number }) => string;
  readonly cause: string;
  readonly check: string;
  readonly count: string;
  readonly act: string;
  readonly open: string;
  readonly openAbout: (values: { readonly message: string | number }) => string;
  readonly export: string;
  readonly exportAbout: (values: { readonly message: string | number }) => string;
  readonly table: string;
  readonly tableOf: (values: { readonly shown: string | number; readonly count: number }) => string;
  readonly position: string;
  readonly status: string;
  readonly time: string;
  readonly changed: string;
  readonly milliseconds: (values: { readonly time: number }) => string;
  readonly passed: string;
  readonly refused: string;
  readonly notJudged: string;
  readonly same: string;
  readonly value: (values: { readonly place: string | number; readonly value: string | number }) => string;
  readonly without: (values: { readonly place: string | number }) => string;
  readonly more: (values: { readonly count: string | number }) => string;
  readonly isMethod: (values: { readonly method: string | number }) => string;
  readonly isHeader: (values: { readonly name: string | number; readonly value: string | number }) => string;
  readonly withoutHeader: (values: { readonly name: string | number }) => string;
  readonly emptyBody: string;
  readonly isBody: (values: { readonly text: string | number }) => string;
  readonly withChange: (values: { readonly what: string | number }) => string;
  readonly credentials: {
    readonly none: string;
    readonly wrong: string;
    readonly other: string;
  };
  readonly sections: {
    readonly headers: string;
    readonly pathParameters: string;
    readonly queryParameters: string;
    readonly body: string;
  };
  readonly otherRequests: (values: { readonly count: number }) => string;
  readonly beyondForm: (values: { readonly what: string | number }) => string;
  readonly loading: string;
  readonly offline: string;
  readonly tooLarge: string;
  readonly unchecked: {
    readonly "locked-out": string;
    readonly unreadable: string;
  };
  readonly noValues: string;
  readonly answerFirst: string;
  readonly notLoaded: string;
  readonly noServer: string;
  readonly noAnswerWithin: (values: { readonly seconds: string | number }) => string;
}

/** Returns these messages, in the language of the page. */
export const generatedText = createProvided<GeneratedMessages>("generated", {
  about: "Sends requests that are generated from the description, valid and invalid ones, and lists where the API breaks it. The values of your form are tried first, and its path is kept in most requests.",
  close: "Close",
  calls: "Requests",
  seconds: "Seconds",
  rate: "Requests per second",
  seed: "Seed",
  seedAbout: "Reuse a seed to repeat the same requests.",
  newSeed: "New seed",
  methods: "Methods",
  safeMethods: "Safe methods only (GET, HEAD)",
  allMethods: "All methods",
  wholeNumber: (v) => `Enter an integer from ${v.least.toLocaleString("en")} to ${v.most.toLocaleString("en")}.`,
  needsAllMethods: (v) => `${v.method} may change data, so none of these requests is sent unless you choose all methods.`,
  start: "Start",
  startAgain: "Start again",
  stop: "Stop",
  stopping: "Stopping",
  confirmTitle: (v) => `These requests may change data of ${v.host}`,
  confirmText: (v) => `Up to ${v.calls.toLocaleString("en")} requests with ${v.method} and other methods may add, change or remove data there, and what they do can't be undone. Use an environment for tests.`,
  confirm: (v) => `Send them to ${v.host}`,
  cancel: "Cancel",
  progress: (v) => v.count === 1 ? `1 request sent` : `${v.count.toLocaleString("en")} requests sent`,
  running: "Sending requests.",
  waiting: "The proxy of this site allows no more requests at the moment. The run goes on as soon as it does.",
  firstFailure: (v) => `A mismatch was found: ${v.message}`,
  ends: {
    done: "Completed",
    calls: "Request limit reached",
    time: "Time limit reached",
    interrupted: "Stopped",
    unreachable: "The API could not be reached",
  },
  result: (v) => `${v.end}. ${v.sent}, ${v.found}.`,
  found: (v) => v.count === 0 ? `no mismatches` : v.count === 1 ? `1 mismatch` : `${v.count.toLocaleString("en")} mismatches`,
  failed: "The requests could not be sent",
  failures: "Mismatches",
  noFailures: "None so far.",
  seen: (v) => v.count === 1 ? `once` : `${v.count.toLocaleString("en")} times`,
  cause: "Cause",
  check: "Check",
  count: "Seen",
  act: "Request",
  open: "Open in the form",
  openAbout: (v) => `Open in the form: ${v.message}`,
  export: "Export",
  exportAbout: (v) => `Export: ${v.message}`,
  table: "Requests that were sent",
  tableOf: (v) => `The last ${v.shown} of ${v.count.toLocaleString("en")} requests`,
  position: "No.",
  status: "Status",
  time: "Time",
  changed: "What was changed",
  milliseconds: (v) => `${v.time.toLocaleString("en", {"maximumFractionDigits":0})} ms`,
  passed: "passed",
  refused: "refused: enter other credentials",
  notJudged: "not judged",
  same: "nothing",
  value: (v) => `${v.place}: ${v.value}`,
  without: (v) => `without ${v.place}`,
  more: (v) => `${v.count} more`,
  isMethod: (v) => `the method ${v.method}`,
  isHeader: (v) => `the header ${v.name}: ${v.value}`,
  withoutHeader: (v) => `without the header ${v.name}`,
  emptyBody: "an empty body",
  isBody: (v) => `the body ${v.text}`,
  withChange: (v) => `with ${v.what}`,
  credentials: {
    none: "without credentials",
    wrong: "with made-up credentials",
    other: "with other credentials",
  },
  sections: {
    headers: "header",
    pathParameters: "path parameter",
    queryParameters: "query parameter",
    body: "body",
  },
  otherRequests: (v) => v.count === 1 ? `after another request` : `after ${v.count} other requests`,
  beyondForm: (v) => `A form can't hold all of this request: it was sent ${v.what}. The exported file has all of it.`,
  loading: "Reading the description",
  offline: "You are offline. Connect to a network, then start again.",
  tooLarge: "The description of this endpoint is too large to generate requests in a page. Test it with the command: callboard test.",
  unchecked: {
    "locked-out": "Nothing was checked: the API refused every request with 401 or 403. Enter credentials that it accepts in the playground, then start again.",
    unreadable: "Nothing was checked: the page got no response that it can read. If the API responds to other programs, its provider can allow pages of this site (CORS), or the site can send requests through its proxy.",
  },
  noValues: "No request was sent: the description allows no values for this endpoint. Fill in the form, then start again.",
  answerFirst: "Confirm in the playground that your credentials may go to this host, then start again.",
  notLoaded: "Generated requests could not be loaded. Check your network, then start again.",
  noServer: "Choose an environment, or enter the address of the API, then start again.",
  noAnswerWithin: (v) => `No response within ${v.seconds} s.`,
});
