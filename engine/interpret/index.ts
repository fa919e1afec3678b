export {
  type Control,
  type ControlOf,
  controlOf,
  type Option,
  type Presentation,
  type VariantOption,
} from "./control.ts";
export { decoder, decoderWithSelection } from "./decode.ts";
export { integerRanges } from "./digits.ts";
export { hasDuplicates } from "./duplicates.ts";
export { encoder } from "./encode.ts";
export { type FileValue, isFileValue } from "./file-value.ts";
export { type ControlAlgebra, type ControlFold, foldControl, leafControls, variantShapes } from "./fold-control.ts";
export { inferSelection } from "./infer-selection.ts";
export {
  type InitialValueDeps,
  initialJson,
  initialProperties,
  initialPropertyValue,
  initialValue,
} from "./initial-value.ts";
export type { Issue, IssueCode } from "./issue.ts";
export { typeLabel } from "./label.ts";
export { isSecret } from "./leaves.ts";
export { matcher, matchThreshold } from "./match.ts";
export { memory, type Query } from "./memoize.ts";
export { isPattern } from "./pattern/index.ts";
export { type Sample, sampler } from "./sample.ts";
export { selectedVariant } from "./selected-variant.ts";
export { type ValidatorOptions, validator } from "./validate.ts";
export type { ValueWithSelection, VariantSelection } from "./variant-selection.ts";
export { type VisibleProperties, visibleProperties } from "./visible.ts";
