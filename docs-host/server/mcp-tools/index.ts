/** The tools for assistants, over any transport of the Model Context Protocol. */
export { lenientTypes, type Site } from "#docs-host/site/model";
export { markdownCache } from "../discovery/markdown-cache.ts";
export { searchIndexes } from "../search/search-route.ts";
export {
  maxAnswerLength,
  mcpServer,
  readRequest,
  requestInput,
  toolFailure,
  toolInput,
  toolText,
} from "./mcp-tools.ts";
export { baseUrlAt, fillRequest } from "./plan-request.ts";
export { readMessage } from "./read-message.ts";
