import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { mcpServer, type ToolDeps } from "./mcp-tools.ts";

/**
 * Answers one message of the Model Context Protocol in the body of a request, with a separate server. Revision
 * 2026-07-28 has no sessions; requests of the revisions of 2025 are answered without one.
 */
export async function answerMessage(request: Request, body: unknown, deps: ToolDeps): Promise<Response> {
  const server = mcpServer(deps);
  if (await isLegacyRequest(request, body)) {
    // The server of the package would answer each of these requests by a stream of events.
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    return transport.handleRequest(request, { parsedBody: body });
  }
  const handler = createMcpHandler(() => server, {
    legacy: "reject",
    // Nothing that a client could subscribe to ever changes.
    maxSubscriptions: 0,
  });
  return handler.fetch(request, { parsedBody: body });
}
