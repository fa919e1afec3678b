export { assetsPath, callsPath, isAssetPath } from "#engine/host";
export {
  apiIn,
  changesUrl,
  endpointCall,
  endpointsAroundUrl,
  endpointsUrl,
  fileUrl,
  formUrl,
  formUrls,
  injectionUrl,
  liveChecksUrl,
  logoutUrl,
  markdownUrl,
  mcpUrl,
  messagesUrl,
  pageBase,
  pageFormUrl,
  scriptUrl,
  serverUrl,
  templatesUrl,
} from "./call-urls.ts";
export { type EnhancedPart, enhanced, searchEvent } from "./enhanced-parts.ts";
export { fetchJson } from "./fetch-json.ts";
export { escapeFileName } from "./file-names.ts";
export { type FeedbackMessage, feedbackEvent, lateScriptType, maxFeedbackLength } from "./page-tools-data.ts";
export {
  draftKey,
  explorerParameter,
  type PlaygroundCall,
  type PlaygroundData,
  type PlaygroundPlace,
  playgroundAttributes,
  readPlaygroundData,
} from "./playground-data.ts";
export {
  maxQueryLength,
  readSearchData,
  type SearchData,
  type SearchPointer,
  searchAttribute,
  searchFolder,
  searchLinks,
  searchPageUrl,
  searchPointer,
  searchUrl,
} from "./search-data.ts";
export { languageKey, wrapKey } from "./setting-keys.ts";
