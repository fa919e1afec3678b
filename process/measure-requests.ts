import type { Server } from "node:http";
import { interceptRequests } from "./intercept-requests.ts";

/** A request that has ended. */
export interface EndedRequest {
  /** The path of its target, without the query. */
  readonly path: string;
  /** The status of the response; 499 if the client left before its headers. */
  readonly status: number;
  readonly milliseconds: number;
}

/** The status that logs of servers use for clients that leave; no standard has one. */
const clientLeft = 499;

/** Reports the requests of a server when they begin and when their responses have ended. */
export function measureRequests(
  server: Server,
  { begin, end }: { readonly begin: () => void; readonly end: (ended: EndedRequest) => void },
): void {
  interceptRequests(server, (incoming, proceed) => {
    if (incoming.type !== "request") return proceed();
    const { request, response } = incoming;
    const from = performance.now();
    begin();
    response.once("close", () => {
      const [path = "/"] = (request.url ?? "/").split("?");
      const status = response.headersSent ? response.statusCode : clientLeft;
      end({ path, status, milliseconds: performance.now() - from });
    });
    return proceed();
  });
}
