import type { Worded } from "./form-words.ts";

/**
 * Texts of parts that load after the playground, apart from the others so that they load with them (docs/behavior.md).
 */
export const lateWords = {
  /** The language of calendars and clocks; weeks begin on Monday. */
  calendarLocale: "en-GB",
  templatesFailed: "the snippet templates could not be loaded",
  contentType: "Content type",
  responseType: "Response type",
  sendAnyway: "Send anyway",
  editorKeys: "Tab leaves the editor. F8 goes to the next error, Ctrl+F or ⌘F searches.",
  unmigratedTitle: "The API has changed, and some of the values you filled in are no longer valid",
  copyUnmigrated: "Copy those values",
  unsentMembers: (names: string, more: number): string =>
    `Read-only members are not sent: ${names}${more === 0 ? "" : ` and ${more} more`}.`,
  responsible: {
    reader: "You can fix this.",
    provider: "The API's provider can fix this.",
    operator: "The operator of this site can fix this.",
  },
  pasteEmpty: "The clipboard has no text. Copy some JSON first, then paste it here.",
  pasteRefused:
    "The browser does not allow this page to read the clipboard. Click the group, or focus one of its buttons, and press Ctrl+V or ⌘V.",
  pasteUnfit: (place: string): string => `This JSON can't fill ${place}: it has a different type.`,
  emptyBody: "The response has no body.",
  copyResponse: "Copy response",
  hideRequest: "Hide the request, to see more of the response",
  showRequest: "Show the request",
  timeAbout: "The response time of the API, without the time of this site's proxy.",
  time: "Time",
  size: "Size",
  failed: "Failed",
  stopped: "Stopped",
  bytes: (count: number): string => `${count} b`,
  streaming: "Streaming",
  streamStopped: "You stopped the stream. The data received until then is shown.",
  streamEnded: "Ended",
  responseHeaders: "Headers",
  headersUnsent: (names: string): string =>
    `Not sent: ${names}. This site's proxy forwards no headers that describe the connection, the caller or another host.`,
  /** Without the query, which may hold credentials. */
  redirectedTo: (url: string): string =>
    `The API redirected the request. This response is from ${url.replace(/[?#].*$/, "")}.`,
  answerToolsFailed: "The tools for this response could not be loaded",
  recorded: "Recorded",
  recordedAnswer: (date: string): string => `Recorded answer, ${date}`,
  responseBody: "Response body",
  save: "Save",
  searchIn: (what: string): string => `Search: ${what}`,
  endpoints: "Endpoints",
  history: "History",
  sideOf: "Beside the playground",
  searchEndpoints: "Search for endpoints...",
  noEndpoints: "No endpoint matches.",
  endpointsFailed: "The list of endpoints could not be loaded.",
  streamBroke: "The data received until then is shown.",
  streamFailed: "The view of streams could not be loaded.",
  done: "Done",
  search: "Search",
  choices: "Choices",
  options: "Options",
  nothingFound: "Nothing found",
  replayUnmigrated: "Some of the values are no longer valid:",
  goTo: (endpoint: string): string => `Go to ${endpoint}`,
  asJson: (name: string): string => `${name} as JSON`,
  endpointsFound: (count: number): string => (count === 1 ? "1 endpoint" : `${count} endpoints`),
  timeIn: (zone: string): string => `Time (${zone})`,
  unsent: "Not sent",
  moreIssues: (count: number): string => `and ${count} more`,
  mismatch: (documented: string, got: string): string => `documented: ${documented}; got: ${got}`,
} as const;

/** The late texts; a program can replace each of them. */
export type LateWords = Worded<typeof lateWords>;
