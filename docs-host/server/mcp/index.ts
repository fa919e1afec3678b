/** Answers of a site to assistants, in the Model Context Protocol. */
export { mcpRoute } from "./mcp-route.ts";
