import type { Worded } from "#ui/form-words";
import { panelWords } from "#ui/panel-words";

const english = {
  title: "Record and compare",
  record: "Record answers",
  recordAbout: "Answers are kept in this browser, without credentials, until you delete them.",
  startRecording: "Start recording",
  stopRecording: "Stop recording",
  exportAnswers: "Export",
  deleteAnswers: "Delete",
  recordFailed: "The recorded answers can't be read or stored. Delete them to start again.",
  play: "Show recorded answers",
  playChoices: { "out-of-reach": "If the API is out of reach", always: "Always", never: "Never" },
  compare: "Compare answers",
  compareAbout:
    "Keep this answer, then send the request again with another environment or other credentials to see what differs.",
  keepAnswer: "Keep this answer",
  keepInstead: "Keep this answer instead",
  discardAnswer: "Discard the kept answer",
  ignore: "Do not compare",
  ignoreAbout: "One in a line: the name of a header, or a place in the body, such as /items/*/updatedAt.",
  place: "Place",
  before: "Kept answer",
  after: "This answer",
  status: "Status",
  header: (name: string): string => `Header ${name}`,
  wholeBody: "Body",
  missing: "missing",
  equal: "Both answers are equal.",
  sameAnswer: "This is the kept answer.",
  kept: (status: number, address: string, time: string): string => `Kept: ${status} from ${address}, ${time}`,
  recorded: (count: number): string => (count === 1 ? "1 answer is recorded." : `${count} answers are recorded.`),
  differences: (count: number, isCut: boolean): string =>
    isCut ? `More than ${count} differences` : count === 1 ? "1 difference" : `${count} differences`,
} as const;

/** Texts of recording and comparing answers; a separate file, since few readers need them. */
export const answerToolsWords: AnswerToolsWords = panelWords("answerTools", english);

/** These texts in any language. */
export type AnswerToolsWords = Worded<typeof english>;
