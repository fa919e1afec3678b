/** The alternatives of a union, the selected one, and answers that depend on it. */
export { alternativeAnswers, alternatives, itemsByPosition, type PositionedItem } from "./alternatives.ts";
export { bestVariant } from "./best-variant.ts";
export { discriminantReader, tagCompleter, tagFirst } from "./discriminant.ts";
export { type Memory, memory, type Patch, type Query, type Questions } from "./memoize.ts";
export { variantNames } from "./variant-names.ts";
export {
  flattenSelection,
  mergeSelections,
  type SelectionTree,
  selectionTreeAt,
  type ValueWithSelection,
  type ValueWithTree,
  type VariantSelection,
  withVariant,
} from "./variant-selection.ts";
