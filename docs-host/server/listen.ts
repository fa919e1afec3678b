import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { channelPath, clientKey, defaultLimits, type ForwardingProxy, takeUpgrades } from "#docs-host/proxy";
import type { HostRefusal, HostStatus } from "#engine/host";
import { guardServer, refuseRelaying, serveHosts } from "#process";
import { apiPath, type DocsApp } from "./app.ts";

/** Where the proxy answers, under the site's own address. */
export const proxyPath = `${apiPath}/proxy`;

/** A server for a site that may be set later. */
export interface SiteServer {
  readonly server: Server;
  /** Says what answers from now on. Requests before get 503. */
  readonly serve: (parts: SiteParts) => void;
}

/** The handlers of a site. */
export interface SiteParts {
  readonly app: DocsApp;
  readonly proxy: ForwardingProxy;
  /** Looks up if the site is published under a host that is not one of its server's; if absent, it is not. */
  readonly resolveHost?: ((host: string) => Promise<HostStatus>) | undefined;
}

/** Settings of the server of a site. */
export interface SiteServerOptions {
  /** The proxy's limit of a header block. */
  readonly headerBytes?: number | undefined;
  /** The number of the operator's own reverse proxies in front of this server. */
  readonly trustedHops?: number | undefined;
  /** Hosts of the site in addition to those of this machine, as returned by `readHosts`. */
  readonly hosts?: readonly string[] | undefined;
  /** Receives requests for other hosts, which are refused. */
  readonly onRefused?: (refusal: HostRefusal) => void;
  /** Receives errors of the server that belong to no call, such as a connection that could not be accepted. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Creates the HTTP server of a site, not yet listening. It answers for the hosts of the site only. Calls to the proxy
 * go to it untouched, since their bodies stream, channels as well; all others go to the site.
 */
export function createSiteServer({
  headerBytes = defaultLimits.headerBytes,
  trustedHops = 0,
  hosts = [],
  onRefused = () => {},
  onError = () => {},
}: SiteServerOptions = {}): SiteServer {
  let listener: RequestListener = (_, response) => {
    response.writeHead(503, { "content-type": "text/plain; charset=utf-8", "retry-after": "1" });
    response.end("The site is starting. Try again in a moment.\n");
  };
  let channels: ForwardingProxy | undefined;
  let resolveHost: SiteParts["resolveHost"];
  // Leaves room for a header block that just exceeds the proxy's limit, so that the proxy can refuse it with a reason.
  const server = createServer({ maxHeaderSize: 2 * headerBytes }, (request, response) => listener(request, response));
  takeUpgrades(server, { path: proxyPath + channelPath, proxy: () => channels });
  serveHosts(server, {
    ...{ hosts, onRefused, onError },
    resolveHost: async (host) => resolveHost?.(host) ?? "not-served",
    answer: ({ message }) => ({ contentType: "text/plain; charset=utf-8", text: `${message}\n` }),
  });
  refuseRelaying(server);
  guardServer(server, {
    failure: {
      contentType: "text/plain; charset=utf-8",
      text: "An internal error occurred. See the site's log.\n",
    },
    onError,
  });
  return {
    server,
    serve: ({ app, proxy, resolveHost: lookUpPublished }) => {
      channels = proxy;
      resolveHost = lookUpPublished;
      const answer = (request: Request, { incoming }: { readonly incoming: unknown }) =>
        // Over HTTP/1, which is all that this server speaks, it is what Node's own server gave.
        app.fetch(request, clientKey(incoming as IncomingMessage, trustedHops));
      const pages = getRequestListener(answer, { overrideGlobalObjects: false });
      listener = (request, response) => {
        const [path] = (request.url ?? "").split("?");
        if (path === proxyPath) proxy.handle(request, response);
        else {
          pages(request, response).catch((error: unknown) => {
            onError(error);
            response.destroy();
          });
        }
      };
    },
  };
}
