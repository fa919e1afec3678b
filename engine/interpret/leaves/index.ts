/** The checks, defaults and samples of shapes that hold no other shape. */
export { describeValue, foundValue, jsonPhrase, jsonTypePhrases, oneOf, quoted } from "./describe-value.ts";
export { compareDigits, integerRanges } from "./digits.ts";
export { duplicatesIn, hasDuplicates } from "./duplicates.ts";
export { inEnglish } from "./english.ts";
export type { FileValue } from "./file-value.ts";
export {
  type FoundIssue,
  flattenIssues,
  type Issue,
  type IssueCode,
  type IssueDetail,
  type IssueTree,
  issueDetail,
  issueTree,
  noIssues,
  withText,
} from "./issue.ts";
export { leafDefaults } from "./leaf-defaults.ts";
export { leafSamples } from "./leaf-samples.ts";
export {
  base64Check,
  bigIntegerCheck,
  booleanCheck,
  dateCheck,
  datetimeCheck,
  digitsCheck,
  doubleCheck,
  enumCheck,
  fileCheck,
  integerCheck,
  isBase64,
  isSecret,
  isUuid,
  type LeafCheck,
  literalCheck,
  stringCheck,
  uuidCheck,
} from "./leaves.ts";
export type { Long } from "./long.ts";
export { isMultipleOf } from "./multiple-of.ts";
export { type CountedPart, type Phrase, type Phrasebook, type PhraseParts, phraseWriter } from "./phrase.ts";
export {
  madeLabel,
  partTexts,
  type TypeForm,
  type TypeLabel,
  type TypeWord,
} from "./type-label.ts";
export {
  choiceFromWire,
  choiceToWire,
  digitsFromWire,
  digitsToWire,
  doubleFromWire,
  integerFromWire,
} from "./wire-numbers.ts";
export { within } from "./within.ts";
