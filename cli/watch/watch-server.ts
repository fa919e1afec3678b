import { createServer, type Server } from "node:http";
import { metricsText, stateText, type WatchState, watchPage } from "#live/watch";
import { guardServer, serveHosts } from "#process";
import { sha256 } from "../text.ts";

interface Resource {
  readonly type: string;
  readonly text: (state: WatchState) => string;
}

/** The resources of the server by their path. The type of metrics is defined by Prometheus' text format. */
const resources: { readonly [path: string]: Resource } = {
  "/": { type: "text/html; charset=utf-8", text: (state) => watchPage(state, { sha256 }) },
  "/metrics": { type: "text/plain; version=0.0.4; charset=utf-8", text: metricsText },
  "/state.json": { type: "application/json", text: stateText },
};

const noSniffing = { "X-Content-Type-Options": "nosniff" };

/** The dependencies of the server of a watch. */
export interface WatchServerDeps {
  readonly state: () => WatchState;
  /** Hosts that are served in addition to the hosts of this machine. */
  readonly hosts: readonly string[];
  readonly onError: (error: unknown) => void;
}

/** Creates the server of a watch: its page, its metrics and its memory, in their current state. */
export function createWatchServer({ state, hosts, onError }: WatchServerDeps): Server {
  const server = createServer(({ method = "GET", url = "/" }, response) => {
    const [pathname = ""] = url.split("?", 1);
    const resource = Object.hasOwn(resources, pathname) ? resources[pathname] : undefined;
    if (resource === undefined) {
      response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8", ...noSniffing });
      response.end(`There is only ${Object.keys(resources).join(", ")} here.\n`);
    } else if (method !== "GET" && method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
    } else {
      response.writeHead(200, {
        "Content-Type": resource.type,
        "Cache-Control": "no-store",
        ...noSniffing,
      });
      response.end(resource.text(state()));
    }
  });
  guardServer(server, {
    failure: { contentType: "text/plain; charset=utf-8", text: "The watch could not answer; see its log.\n" },
    onError,
  });
  serveHosts(server, {
    hosts,
    onError,
    answer: ({ message }) => ({ contentType: "text/plain; charset=utf-8", text: `${message}\n` }),
  });
  return server;
}
