import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { errorAnswer } from "#transport";
import { responseOf } from "./http/responses.ts";
import { createRegistry, type Registry, type RegistryOptions } from "./server.ts";

/** A server that answers for a registry which may open later. */
export interface RegistryServer {
  readonly server: Server;
  /** Says which registry answers from now on. Requests before get 503. */
  readonly serve: (registry: Registry) => void;
}

/**
 * Makes the HTTP server of a registry, not yet listening. A registry is told its own address when it opens, and the
 * address is known only once the server listens; so the server comes first.
 */
export function createRegistryServer(): RegistryServer {
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
  return {
    server: createServer(listener),
    serve: (opened) => {
      registry = opened;
    },
  };
}

/** Where to listen; port 0 takes any free one. */
export interface ListenOptions extends Omit<RegistryOptions, "publicUrl"> {
  readonly port: number;
  /** The machine's own address unless told otherwise. */
  readonly host?: string;
  /** Where others reach the registry, when that is not where it listens. */
  readonly publicUrl?: string;
}

/** A registry that answers over HTTP. */
export interface ListeningRegistry {
  readonly registry: Registry;
  readonly url: string;
  /** Stops listening, waits for the requests under way and closes the registry. */
  readonly close: () => Promise<void>;
}

/** Opens a registry and answers for it on a port. Rejects with the system's error when the port cannot be used. */
export async function listenRegistry(options: ListenOptions): Promise<ListeningRegistry> {
  const { port, host = "127.0.0.1", publicUrl, ...rest } = options;
  const { server, serve } = createRegistryServer();
  await new Promise<void>((done, refuse) => {
    server.once("error", refuse);
    server.listen(port, host, () => {
      server.off("error", refuse);
      done();
    });
  });
  // A TCP server that listens has an address with a port.
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
  const stop = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => done());
      server.closeIdleConnections();
    });
  try {
    const registry = await createRegistry({ ...rest, publicUrl: publicUrl ?? url });
    serve(registry);
    const close = async (): Promise<void> => {
      await stop();
      await registry.close();
    };
    return { registry, url, close };
  } catch (error) {
    await stop();
    throw error;
  }
}
