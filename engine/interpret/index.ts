export {
  type Control,
  type ControlFold,
  type ControlOf,
  controlOf,
  foldControl,
  isUnion,
  leafControls,
  type Option,
  type Presentation,
  type VisibleProperties,
  variantShapes,
  visibleProperties,
} from "./control/index.ts";
export { decoder, decoderWithSelection } from "./decode.ts";
export { encoder } from "./encode.ts";
export { exampleFinder, exampleReader, exampleValue, type WithExamples } from "./examples.ts";
export { inferSelection } from "./infer-selection.ts";
export {
  type ExampleUse,
  type InitialValueDeps,
  initialJson,
  initialProperties,
  initialValue,
} from "./initial-value.ts";
export { labelOf, typeLabel } from "./label.ts";
export {
  type CountedPart,
  type FileValue,
  type FoundIssue,
  foundValue,
  hasDuplicates,
  type Issue,
  type IssueCode,
  inEnglish,
  integerRanges,
  isBase64,
  isMultipleOf,
  isSecret,
  issueDetail,
  isUuid,
  jsonPhrase,
  jsonTypePhrases,
  type Long,
  type Phrase,
  type Phrasebook,
  type PhraseParts,
  partTexts,
  phraseWriter,
  type TypeForm,
  type TypeLabel,
  type TypeWord,
  withText,
} from "./leaves/index.ts";
export { omitUnchosen } from "./omit-unchosen.ts";
export { rulesFinder } from "./part-finder.ts";
export { isPattern, isTestable, patternTest } from "./pattern/index.ts";
export { type Sample, type SamplePart, sampler } from "./sample/index.ts";
export { selectedVariant } from "./selected-variant.ts";
export {
  alternatives,
  discriminantReader,
  memory,
  type Query,
  type ValueWithSelection,
  type VariantSelection,
  variantNames,
} from "./unions/index.ts";
export { matcher, matchThreshold, validator } from "./validate/index.ts";
export { writableOf } from "./writable.ts";
