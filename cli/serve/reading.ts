export { openLanguagesHere } from "../open-languages.ts";
export { packageFolder } from "../package-folder.ts";
export { readByProcess } from "./apart/built-reader.ts";
export type { ReadDescription } from "./apart/read-description.ts";
export { textFetcher } from "./fetch-text.ts";
export { descriptionLoader, type Loaded } from "./load.ts";
export { defaultReadLimits } from "./read-limits.ts";
export { linesOf } from "./report.ts";
export { idsOf, isAddress, nameOf } from "./source.ts";
