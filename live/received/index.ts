/** Reads requests as a server does, and checks them by the description. */
export {
  type CallIssue,
  type CheckedCall,
  checkCall,
  headerOf,
  issuesOf,
  paramsOf,
  type ReadingTools,
  type ReceivedRequest,
  readingTools,
} from "./check-call.ts";
export { type Match, type PathTexts, routeFinder } from "./find-route.ts";
export { readMultipart } from "./read-body.ts";
export { placeOf, sentenceOf } from "./sentence-of.ts";
