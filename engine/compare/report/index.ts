/** Answers where a change is and how it is worded, and collects the changes of a comparison. */

export { type ChangeCollector, changeCollector } from "./change-collector.ts";
export { below, type ChangeLocation, named, type Report } from "./change-location.ts";
export { compareDocs } from "./compare-docs.ts";
export { accessText, enumText, propertyText, valueText } from "./words.ts";
