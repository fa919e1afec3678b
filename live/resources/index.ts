/** The things of an API: where paths name them, which values answers have for them, and the pages of their lists. */
export { findValues } from "./find-values.ts";
export { type KnownValues, knownValues, parameterOf } from "./known-values.ts";
export { hasPages, itemsOf, nextPage, withPageSize } from "./pages.ts";
export { plainPath, propertyNames, type Slot, slotsOf } from "./slots.ts";
