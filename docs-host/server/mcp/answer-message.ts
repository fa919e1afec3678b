import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";

/**
 * Answers one message of the Model Context Protocol in the body of a request, with a server for this message. Revision
 * 2026-07-28 has no sessions; requests of the revisions of 2025 are answered without one.
 */
export async function answerMessage(request: Request, body: unknown, server: McpServer): Promise<Response> {
  if (await isLegacyRequest(request, body)) {
    // The server of the package would answer each of these requests by a stream of events.
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    return transport.handleRequest(request, { parsedBody: body });
  }
  const handler = createMcpHandler(() => server, {
    legacy: "reject",
  });
  return handler.fetch(request, { parsedBody: body });
}
