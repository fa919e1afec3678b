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
}

/** Returns these messages, in the language of the page. */
export const answerToolsText = createProvided<AnswerToolsMessages>("answerTools", {
  title: "Record and compare",
  record: "Record answers",
  recordAbout: "Answers are kept in this browser, without credentials, until you delete them.",
  startRecording: "Start recording",
  stopRecording: "Stop recording",
  exportAnswers: "Export",
  deleteAnswers: "Delete",
  recordFailed: "The recorded answers can't be read or stored. Delete them to start again.",
  play: "Show recorded answers",
  playChoices: {
    "out-of-reach": "If the API is out of reach",
    always: "Always",
    never: "Never",
  },
  compare: "Compare answers",
  compareAbout: "Keep this answer, then send the request again with another environment or other credentials to see what differs.",
  keepAnswer: "Keep this answer",
  keepInstead: "Keep this answer instead",
  discardAnswer: "Discard the kept answer",
  ignore: "Do not compare",
  ignoreAbout: "One in a line: the name of a header, or a place in the body, such as /items/*/updatedAt.",
  place: "Place",
  before: "Kept answer",
  after: "This answer",
  status: "Status",
  header: (v) => `Header ${v.name}`,
  wholeBody: "Body",
  missing: "missing",
  equal: "Both answers are equal.",
  sameAnswer: "This is the kept answer.",
  kept: (v) => `Kept: ${v.status} from ${v.address}, ${v.time}`,
  recorded: (v) => v.count === 1 ? `1 answer is recorded.` : `${v.count} answers are recorded.`,
  differences: (v) => v.isCut ? `More than ${v.count} differences` : v.count === 1 ? `1 difference` : `${v.count} differences`,
});
