export { type FetchedText, fetchText } from "./fetch-text.ts";
export { notADescription, notAServer } from "./problems.ts";
