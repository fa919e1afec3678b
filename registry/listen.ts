import { createServer, type IncomingMessage, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { guardServer, refuseRelaying } from "#process";
import { errorAnswer, internalError } from "#transport";
import { responseOf } from "./http/responses.ts";
import type { Registry } from "./server.ts";

/** A server that answers for a registry which may open later. */
export interface RegistryServer {
  readonly server: Server;
  /** Says which registry answers from now on. Requests before get 503. */
  readonly serve: (registry: Registry) => void;
}

/**
 * Makes the HTTP server of a registry, not yet listening. A registry is told its own address when it opens, and the
 * address is known only once the server listens; so the server comes first.
 *
 * @param onError receives errors of the server that belong to no call, such as a connection that could not be accepted
 */
export function createRegistryServer(onError: (error: unknown) => void = () => {}): RegistryServer {
  let registry: Registry | undefined;
  const listener = getRequestListener(
    async (request, { incoming }) => {
      if (registry === undefined) {
        return responseOf(errorAnswer(503, "UnavailableError", "The registry is starting. Try again in a moment."));
      }
      // HTTP/2 is not spoken here, so the request is one of HTTP/1.
      const { socket } = incoming as IncomingMessage;
      return registry.fetch(request, { address: socket.remoteAddress ?? "unknown" });
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer((request, response) => {
    listener(request, response).catch((error: unknown) => {
      onError(error);
      response.destroy();
    });
  });
  refuseRelaying(server, ({ status, message }) => ({
    contentType: "application/json",
    text: errorAnswer(status, status === 405 ? "MethodNotAllowedError" : "BadRequestError", message).text ?? "",
  }));
  guardServer(server, {
    failure: { contentType: "application/json", text: internalError().text ?? "" },
    onError,
  });
  return {
    server,
    serve: (opened) => {
      registry = opened;
    },
  };
}
