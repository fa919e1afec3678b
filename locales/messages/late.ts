// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `late` in locales/en.json. */
export interface LateMessages {
  readonly calendarLocale: string;
  readonly templatesFailed: string;
  readonly contentType: string;
  readonly responseType: string;
  readonly sendAnyway: string;
  readonly editorKeys: string;
  readonly unmigratedTitle: string;
  readonly copyUnmigrated: string;
  readonly unsentMembers: (values: { readonly names: string | number; readonly more: number }) => string;
  readonly responsible: {
    readonly reader: string;
    readonly provider: string;
    readonly operator: string;
  };
  readonly pasteEmpty: string;
  readonly pasteRefused: string;
  readonly pasteUnfit: (values: { readonly place: string | number }) => string;
  readonly emptyBody: string;
  readonly copyResponse: string;
  readonly hideRequest: string;
  readonly showRequest: string;
  readonly timeAbout: string;
  readonly time: string;
  readonly size: string;
  readonly failed: string;
  readonly errorCode: string;
  readonly stopped: string;
  readonly bytes: (values: { readonly count: string | number }) => string;
  readonly streaming: string;
  readonly streamStopped: string;
  readonly streamEnded: string;
  readonly responseHeaders: string;
  readonly headersUnsent: (values: { readonly names: string | number }) => string;
  readonly redirectedTo: (values: { readonly url: string | number }) => string;
  readonly answerToolsFailed: string;
  readonly recorded: string;
  readonly recordedAnswer: (values: { readonly date: string | number }) => string;
  readonly responseBody: string;
  readonly save: string;
  readonly searchIn: (values: { readonly what: string | number }) => string;
  readonly endpoints: string;
  readonly history: string;
  readonly sideOf: string;
  readonly searchEndpoints: string;
  readonly noEndpoints: string;
  readonly endpointsFailed: string;
  readonly streamBroke: string;
  readonly streamFailed: string;
  readonly done: string;
  readonly search: string;
  readonly choices: string;
  readonly options: string;
  readonly nothingFound: string;
  readonly replayUnmigrated: string;
  readonly goTo: (values: { readonly endpoint: string | number }) => string;
  readonly asText: (values: { readonly name: string | number; readonly syntax: string | number }) => string;
  readonly endpointsFound: (values: { readonly count: number }) => string;
  readonly timeIn: (values: { readonly zone: string | number }) => string;
  readonly moreIssues: (values: { readonly count: string | number }) => string;
  readonly mismatch: (values: { readonly documented: string | number; readonly got: string | number }) => string;
  readonly pasted: (values: { readonly place: string | number }) => string;
  readonly issues: (values: { readonly count: number }) => string;
  readonly answerFirst: string;
  readonly goesTo: (values: { readonly host: string | number }) => string;
  readonly goesThroughProxy: (values: { readonly host: string | number; readonly proxy: string | number }) => string;
  readonly goesNowhere: string;
  readonly leftBehind: (values: { readonly names: string | number }) => string;
  readonly renewedFirst: (values: { readonly hosts: string | number }) => string;
  readonly tokenEnded: string;
  readonly heldCount: (values: { readonly count: string | number }) => string;
  readonly secretsHeld: string;
  readonly unsent: string;
  readonly skipToForm: string;
  readonly earlierResponse: string;
}

/** Returns these messages, in the language of the page. */
export const lateText = createProvided<LateMessages>("late", {
  calendarLocale: "en-GB",
  templatesFailed: "the snippet templates could not be loaded",
  contentType: "Content type",
  responseType: "Response type",
  sendAnyway: "Send anyway",
  editorKeys: "Tab leaves the editor. F8 goes to the next error, Ctrl+F or ⌘F searches.",
  unmigratedTitle: "The API has changed, and some of the values you filled in are no longer valid",
  copyUnmigrated: "Copy those values",
  unsentMembers: (v) => `Read-only properties are not sent: ${v.names}${v.more === 0 ? `` : ` and ${v.more} more`}.`,
  responsible: {
    reader: "You can fix this.",
    provider: "This is a problem with the API server.",
    operator: "The operator of this site can fix this.",
  },
  pasteEmpty: "The clipboard has no text. Copy some JSON first, then paste it here.",
  pasteRefused: "The browser does not allow this page to read the clipboard. Click the group, or focus one of its buttons, and press Ctrl+V or ⌘V.",
  pasteUnfit: (v) => `This JSON can't fill ${v.place}: it has a different type.`,
  emptyBody: "The response has no body.",
  copyResponse: "Copy response",
  hideRequest: "Hide the request, to see more of the response",
  showRequest: "Show the request",
  timeAbout: "The response time of the API, without the time of this site's proxy.",
  time: "Time",
  size: "Size",
  failed: "Failed",
  errorCode: "Error code:",
  stopped: "Stopped",
  bytes: (v) => `${v.count} b`,
  streaming: "Streaming",
  streamStopped: "You stopped the stream. Showing partial data.",
  streamEnded: "Completed",
  responseHeaders: "Headers",
  headersUnsent: (v) => `Not sent: ${v.names}. This site's proxy forwards no headers that describe the connection, the caller or another host.`,
  redirectedTo: (v) => `The API redirected the request. This response is from ${v.url}.`,
  answerToolsFailed: "The tools for this response could not be loaded",
  recorded: "Recorded",
  recordedAnswer: (v) => `Recorded response, ${v.date}`,
  responseBody: "Response body",
  save: "Save",
  searchIn: (v) => `Search: ${v.what}`,
  endpoints: "Endpoints",
  history: "History",
  sideOf: "Sidebar",
  searchEndpoints: "Search for endpoints...",
  noEndpoints: "No endpoint matches.",
  endpointsFailed: "The list of endpoints could not be loaded.",
  streamBroke: "Showing partial data.",
  streamFailed: "The view of streams could not be loaded.",
  done: "Done",
  search: "Search",
  choices: "Choices",
  options: "Options",
  nothingFound: "Nothing found",
  replayUnmigrated: "Some of the values are no longer valid:",
  goTo: (v) => `Go to ${v.endpoint}`,
  asText: (v) => `${v.name} as ${v.syntax}`,
  endpointsFound: (v) => v.count === 1 ? `1 endpoint` : `${v.count} endpoints`,
  timeIn: (v) => `Time (${v.zone})`,
  moreIssues: (v) => `and ${v.count} more`,
  mismatch: (v) => `documented: ${v.documented}; got: ${v.got}`,
  pasted: (v) => `Pasted into ${v.place}`,
  issues: (v) => v.count === 1 ? `Fix 1 field` : `Fix ${v.count} fields`,
  answerFirst: "Your credentials are not sent until you answer.",
  goesTo: (v) => `Your credentials are sent to ${v.host}, directly from this browser.`,
  goesThroughProxy: (v) => `Your credentials are sent to ${v.host}, through this site's proxy at ${v.proxy}.`,
  goesNowhere: "No credentials are sent.",
  leftBehind: (v) => `A browser can't send ${v.names} directly to the API.`,
  renewedFirst: (v) => `The token has expired, so a new one is requested from ${v.hosts} first.`,
  tokenEnded: "The token has expired and is not renewed automatically.",
  heldCount: (v) => `Credentials (${v.count})`,
  secretsHeld: "Credentials",
  unsent: "Not sent",
  skipToForm: "Skip to the form",
  earlierResponse: "This is the response to an earlier request. The form has changed since then.",
});
