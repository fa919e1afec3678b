/** Reads requests as a server does, and checks them by the description. */
export { type CallIssue, type CheckedCall, checkCall, issuesOf, paramsOf } from "./check-call.ts";
export { type Match, type PathTexts, routeFinder } from "./find-route.ts";
export { type ReadingTools, readingTools } from "./reading-tools.ts";
export { headerOf, type ReceivedRequest } from "./received-request.ts";
export { placeOf, sentenceOf } from "./sentence-of.ts";
