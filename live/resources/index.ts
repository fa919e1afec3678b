/** The things of an API: where paths name them, which values answers have for them, and the pages of their lists. */
export {
  appendedLists,
  type Difference,
  damagedScalars,
  droppedProperties,
  keptProperties,
  lostProperties,
  mergedProperties,
  reorderedLists,
  shownProperties,
} from "./compare-values.ts";
export { type CreatedId, choosesId, createdId } from "./created-id.ts";
export { type Creation, createdThings } from "./created-things.ts";
export { type Found, findValues } from "./find-values.ts";
export { idText } from "./id-text.ts";
export { type KnownValues, knownValues } from "./known-values.ts";
export { restores } from "./nearby.ts";
export {
  cursorOf,
  hasPages,
  nextLink,
  nextPage,
  nextPlace,
  pageParameter,
  saysMore,
  withLargestPages,
  withPageSize,
} from "./pages.ts";
export { type Reference, referenceFinder } from "./references.ts";
export { hasRemovalMark } from "./removal-mark.ts";
export { fragmentKeys, type Link, type Resource, resourcesOf } from "./resource.ts";
export { contentOf, isCutContent, isOtherContent, otherSize, type SentContent } from "./sent-content.ts";
export { idNames, isSingle, parameterOf, plainPath, propertyNames, type Slot, slotsOf } from "./slots.ts";
export { undoStep } from "./undo-step.ts";
