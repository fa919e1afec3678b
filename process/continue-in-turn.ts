import type { IncomingMessage, Server, ServerResponse } from "node:http";

/**
 * Has a server ask for the body of a request that expects 100 Continue (RFC 9110 §10.1.1) only when its turn on the
 * connection has come. Node writes it at once, which lands between head and body of the response before it when a
 * client sends several requests without waiting.
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
