import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { interceptRequests } from "./intercept-requests.ts";

/** Stops accepting connections and resolves when all open exchanges have ended. Idle connections are closed at once. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    if (!server.listening) return resolve();
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(closeIdle);
      resolve();
    });
    server.closeIdleConnections();
  });

/**
 * Lets a server go on answering for `delayMs` before it is closed, so that a balancer which sees that it is no longer
 * ready can send new requests elsewhere. Each response asks for a new connection, since a balancer would send the next
 * request on the one it has.
 */
export async function retireServer(server: Server, delayMs: number): Promise<void> {
  if (delayMs === 0 || !server.listening) return;
  interceptRequests(server, (incoming, proceed) => {
    if (incoming.type === "request") incoming.response.setHeader("connection", "close");
    return proceed();
  });
  await sleep(delayMs);
}
