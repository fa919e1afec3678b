export type { Choices, Filled } from "./choices.ts";
export { choicesIn } from "./choices-in.ts";
export { chosenVariant } from "./chosen-variant.ts";
export {
  type Control,
  type ControlOf,
  controlOf,
  type Option,
  type Presentation,
  type VariantOption,
} from "./control.ts";
export { decoder, reader } from "./decode.ts";
export { defaultMaker, type Ports, propertiesStarter, propertyStarter, starter } from "./default.ts";
export { widths } from "./digits.ts";
export { hasDuplicates } from "./duplicates.ts";
export { encoder } from "./encode.ts";
export { type FileValue, isFileValue } from "./file-value.ts";
export { type ControlAlgebra, type ControlFold, foldControl, leafControls, variantShapes } from "./fold-control.ts";
export type { Issue, IssueCode } from "./issue.ts";
export { typeLabel } from "./label.ts";
export { isSecret } from "./leaves.ts";
export { fitting, matcher } from "./match.ts";
export { type Ask, memory } from "./remember.ts";
export { type Sample, sampler } from "./sample.ts";
export { type ValidatorOptions, validator } from "./validate.ts";
export { type VisibleProperties, visibleProperties } from "./visible.ts";
