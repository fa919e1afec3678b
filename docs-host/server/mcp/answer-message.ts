import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { mcpServer, type ToolDeps } from "./mcp-tools.ts";

/** Answers one message of the Model Context Protocolin the body of a request, with a separate server. */
export async function answerMessage(request: Request, body: unknown, deps: ToolDeps): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await mcpServer(deps).connect(transport);
  return transport.handleRequest(request, { parsedBody: body });
}
