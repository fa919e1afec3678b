export {
  apiIn,
  callsPath,
  changesUrl,
  endpointsAroundUrl,
  endpointsUrl,
  fileUrl,
  formUrl,
  injectionUrl,
  logoutUrl,
  pageBase,
  scriptUrl,
  serverUrl,
  templatesUrl,
} from "./call-urls.ts";
export { type EnhancedPart, enhanced, searchEvent } from "./enhanced-parts.ts";
export { markdownUrl, mcpUrl } from "./machine-urls.ts";
export { type FeedbackMessage, feedbackEvent, lateScriptType, longestFeedback } from "./page-tools-data.ts";
export {
  draftKey,
  explorerParameter,
  type PlaygroundData,
  playgroundAttributes,
  readPlaygroundData,
} from "./playground-data.ts";
export {
  readSearchData,
  type SearchData,
  searchAttribute,
  searchLinks,
  searchPageUrl,
  searchUrl,
} from "./search-data.ts";
export { languageKey, wrapKey } from "./setting-keys.ts";
