import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { mcpServer, type ToolDeps } from "./mcp-tools.ts";

/** Answers one message of the Model Context Protocol, which is the body of a request, by a server of its own. */
export async function answerMessage(request: Request, body: unknown, deps: ToolDeps): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await mcpServer(deps).connect(transport);
  return transport.handleRequest(request, { parsedBody: body });
}
