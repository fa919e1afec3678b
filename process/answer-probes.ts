import type { Server } from "node:http";
import { interceptRequests } from "./intercept-requests.ts";

/** The state of a server: `ready` to receive requests, or the reason why it is not. */
export type ServerState = "ready" | "starting" | "stopping";

/** Options of answering probes. */
export interface ProbeOptions {
  /** The path that answers 200 as long as the process answers at all. */
  readonly livePath: string;
  /** The path that answers 200 if the server is ready, and else 503. */
  readonly readyPath: string;
  readonly state: () => Promise<ServerState>;
  readonly onError: (error: unknown) => void;
}

/** Answers the probes of supervisors and balancers before any listener of the server, by the path alone. */
export function answerProbes(server: Server, { livePath, readyPath, state, onError }: ProbeOptions): void {
  interceptRequests(server, (incoming, proceed) => {
    if (incoming.type !== "request") return proceed();
    const { request, response } = incoming;
    const [path] = (request.url ?? "").split("?");
    if ((path !== livePath && path !== readyPath) || !["GET", "HEAD"].includes(request.method ?? "")) return proceed();
    const answer = (status: 200 | 503, text: string): void => {
      const body = JSON.stringify({ status: text });
      response.writeHead(status, {
        "content-type": "application/json",
        "content-length": body.length,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
      response.end(request.method === "HEAD" ? undefined : body);
    };
    if (path === livePath) {
      answer(200, "ok");
      return true;
    }
    state().then(
      (found) => answer(found === "ready" ? 200 : 503, found),
      (error: unknown) => {
        onError(error);
        answer(503, "starting");
      },
    );
    return true;
  });
}
