import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** A request as a server receives it: with a response to write, or with the connection that it takes over. */
export type IncomingRequest =
  | { readonly type: "request"; readonly request: IncomingMessage; readonly response: ServerResponse }
  | { readonly type: "upgrade" | "connect"; readonly request: IncomingMessage; readonly socket: Duplex };

/** Handles a request. `proceed` passes it on to the listeners of the server; it returns the result of `emit`. */
export type Interceptor = (incoming: IncomingRequest, proceed: () => boolean) => boolean;

/**
 * Calls `intercept` once for each request, upgrade and CONNECT of a server, before any listener of it runs. The
 * interceptor that was added last runs first.
 */
export function interceptRequests(server: Server, intercept: Interceptor): void {
  // A request that expects 100 Continue has two events. Only such requests are remembered: each entry of a weak set
  // takes the garbage collector time.
  const checked = new WeakSet<IncomingMessage>();
  // Its type has an overload for each event, but any event passes here.
  const emit = server.emit as (event: string | symbol, ...details: unknown[]) => boolean;
  server.emit = (event: string | symbol, ...details: unknown[]): boolean => {
    const proceed = (): boolean => emit.call(server, event, ...details);
    const incoming = incomingOf(event, details);
    if (incoming === undefined) return proceed();
    if (incoming.request.headers.expect !== undefined) {
      if (checked.has(incoming.request)) return proceed();
      checked.add(incoming.request);
    }
    return intercept(incoming, proceed);
  };
}

function incomingOf(event: string | symbol, details: readonly unknown[]): IncomingRequest | undefined {
  switch (event) {
    case "request":
    case "checkContinue":
    case "checkExpectation": {
      const [request, response] = details as readonly [IncomingMessage, ServerResponse]; // as Node documents these events
      return { type: "request", request, response };
    }
    case "upgrade":
    case "connect": {
      const [request, socket] = details as readonly [IncomingMessage, Duplex]; // as Node documents these events
      return { type: event, request, socket };
    }
    default:
      return undefined;
  }
}
