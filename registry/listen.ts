import { createServer, type IncomingMessage, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { HostRefusal } from "#engine/host";
import { guardServer, peerAddress, refuseRelaying, serveHosts, type TrustedProxies } from "#process";
import { errorAnswer, internalError } from "#transport";
import { sentRequestId } from "./http/request-id.ts";
import { responseOf } from "./http/responses.ts";
import type { Registry } from "./server.ts";

/** A server that answers for a registry which may open later. */
export interface RegistryServer {
  readonly server: Server;
  /** Sets the registry that answers. Earlier requests get 503. */
  readonly serve: (registry: Registry) => void;
}

/** Settings of the server of a registry. */
export interface RegistryServerOptions {
  /** Hosts in addition to the hosts of this machine, as returned by `readHosts`. */
  readonly hosts?: readonly string[];
  /** Reverse proxies with a trusted `X-Forwarded-For`; none by default. */
  readonly trustedProxies?: TrustedProxies | undefined;
  /** Receives requests for other hosts, which are refused. */
  readonly onRefused?: (refusal: HostRefusal) => void;
  /** Receives errors of the server that belong to no call, such as a connection that could not be accepted. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Creates the HTTP server of a registry, not yet listening. A registry needs its own address when it opens, which is
 * known only once the server listens, so the server is created first. It answers for its own hosts only.
 */
export function createRegistryServer({
  hosts = [],
  trustedProxies = [],
  onRefused = () => {},
  onError = () => {},
}: RegistryServerOptions = {}): RegistryServer {
  let registry: Registry | undefined;
  const listener = getRequestListener(
    async (request, { incoming }) => {
      if (registry === undefined) {
        return responseOf(errorAnswer(503, "UnavailableError", "The registry is starting. Try again in a moment."));
      }
      // HTTP/2 is not spoken here, so the request is one of HTTP/1.
      const { socket } = incoming as IncomingMessage;
      const forwardedFor = request.headers.get("x-forwarded-for");
      return registry.fetch(request, { address: peerAddress(socket.remoteAddress, forwardedFor, trustedProxies) });
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer((request, response) => {
    listener(request, response).catch((error: unknown) => {
      onError(error);
      response.destroy();
    });
  });
  serveHosts(server, {
    ...{ hosts, onRefused, onError },
    answer: ({ status, message }) => ({
      contentType: "application/json",
      text: errorAnswer(status, status === 421 ? "MisdirectedRequestError" : "BadRequestError", message).text ?? "",
    }),
  });
  refuseRelaying(server, ({ status, message }) => ({
    contentType: "application/json",
    text: errorAnswer(status, status === 405 ? "MethodNotAllowedError" : "BadRequestError", message).text ?? "",
  }));
  guardServer(server, {
    failure: { contentType: "application/json", text: internalError().text ?? "" },
    sentId: sentRequestId,
    onError,
  });
  return {
    server,
    serve: (opened) => {
      registry = opened;
    },
  };
}
