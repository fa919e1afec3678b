// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `answerTools` in locales/en.json. */
export interface AnswerToolsMessages {
  readonly title: string;
  readonly record: string;
  readonly recordAbout: string;
  readonly startRecording: string;
  readonly stopRecording: string;
  readonly exportAnswers: string;
  readonly deleteAnswers: string;
  readonly recordFailed: string;
  readonly play: string;
  readonly playChoices: {
    readonly "out-of-reach": string;
    readonly always: string;
    readonly never: string;
  };
  readonly compare: string;
  readonly compareAbout: string;
  readonly keepAnswer: string;
  readonly keepInstead: string;
  readonly discardAnswer: string;
  readonly ignore: string;
  readonly ignoreAbout: string;
  readonly place: string;
  readonly before: string;
  readonly after: string;
  readonly status: string;
  readonly header: (values: { readonly name: string | number }) => string;
  readonly wholeBody: string;
  readonly missing: string;
  readonly equal: string;
  readonly sameAnswer: string;
  readonly kept: (values: { readonly status: string | number; readonly address: string | number; readonly time: string | number }) => string;
  readonly recorded: (values: { readonly count: number }) => string;
  readonly differences: (values: { readonly isCut: boolean; readonly count: number }) => string;
  readonly tooFew: string;
  readonly sideBySide: string;
  readonly leftResponse: string;
  readonly rightResponse: string;
  readonly change: string;
  readonly equalLines: (values: { readonly count: number }) => string;
  readonly changes: {
    readonly changed: string;
    readonly removed: string;
    readonly added: string;
  };
}

/** Returns these messages, in the language of the page. */
export const answerToolsText = createProvided<AnswerToolsMessages>("answerTools", {
  title: "Record & diff",
  record: "Record responses",
  recordAbout: "Responses are stored in this browser, without credentials, until you delete them.",
  startRecording: "Start recording",
  stopRecording: "Stop recording",
  exportAnswers: "Export",
  deleteAnswers: "Delete",
  recordFailed: "The recorded responses can't be read or stored. Delete them to start again.",
  play: "Use recorded responses",
  playChoices: {
    "out-of-reach": "When the API is unreachable",
    always: "Always",
    never: "Never",
  },
  compare: "Compare responses",
  compareAbout: "Save this response as the baseline, then send the request again with another environment or other credentials to see what differs.",
  keepAnswer: "Save as baseline",
  keepInstead: "Save as baseline instead",
  discardAnswer: "Remove baseline",
  ignore: "Do not compare",
  ignoreAbout: "One per line: the name of a header, or a path in the body, such as /items/*/updatedAt.",
  place: "Path",
  before: "Baseline",
  after: "This response",
  status: "Status",
  header: (v) => `Header ${v.name}`,
  wholeBody: "Body",
  missing: "missing",
  equal: "Responses are identical.",
  sameAnswer: "This is the baseline.",
  kept: (v) => `Baseline: ${v.status} from ${v.address}, ${v.time}`,
  recorded: (v) => v.count === 1 ? `1 response is recorded.` : `${v.count} responses are recorded.`,
  differences: (v) => v.isCut ? `More than ${v.count} differences` : v.count === 1 ? `1 difference` : `${v.count} differences`,
  tooFew: "Send two requests to compare their responses.",
  sideBySide: "Side by side...",
  leftResponse: "Left response",
  rightResponse: "Right response",
  change: "Change",
  equalLines: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} identical line` : `${v.count.toLocaleString("en")} identical lines`,
  changes: {
    changed: "Changed",
    removed: "Only on the left",
    added: "Only on the right",
  },
});
