export { type FetchedText, fetchText, type ShortText } from "./fetch-text.ts";
export { notADescription, notAServer } from "./problems.ts";
