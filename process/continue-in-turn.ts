import type { IncomingMessage, Server, ServerResponse } from "node:http";

/**
 * Answers `Expect: 100-continue` (RFC 9110 §10.1.1) when it is the request's turn on its connection. Node answers at
 * once, which writes into the middle of the previous response if a client pipelines requests.
 */
export function continueInTurn(server: Server): void {
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    const proceed = (): void => {
      if (!response.headersSent) response.writeContinue();
    };
    // A response has no socket while it waits for the one before it.
    if (response.socket === null) response.once("socket", proceed);
    else proceed();
    server.emit("request", request, response);
  });
}
