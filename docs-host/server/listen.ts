import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { channelPath, clientKey, defaultLimits, type ForwardingProxy, takeUpgrades } from "#docs-host/proxy";
import { apiPath, type DocsApp } from "./app.ts";

/** Where the proxy answers, under the site's own address. */
export const proxyPath = `${apiPath}/proxy`;

/** A server that answers for a site which may come later. */
export interface SiteServer {
  readonly server: Server;
  /** Says what answers from now on. Requests before get 503. */
  readonly serve: (parts: { readonly app: DocsApp; readonly proxy: ForwardingProxy }) => void;
}

/**
 * Makes the HTTP server of a site, not yet listening: calls to the proxy go to it untouched, since its bodies stream,
 * channels as well, and all others to the site. `headerBytes` is the proxy's limit, `trustedHops` counts the operator's own
 * servers before it.
 */
export function createSiteServer(headerBytes = defaultLimits.headerBytes, trustedHops = 0): SiteServer {
  let listener: RequestListener = (_, response) => {
    response.writeHead(503, { "content-type": "text/plain; charset=utf-8", "retry-after": "1" });
    response.end("The site is starting. Try again in a moment.\n");
  };
  let channels: ForwardingProxy | undefined;
  // Room for a header block that is just too large for the proxy, so that its refusal is its own and says why.
  const server = createServer({ maxHeaderSize: 2 * headerBytes }, (request, response) => listener(request, response));
  takeUpgrades(server, { path: proxyPath + channelPath, proxy: () => channels });
  return {
    server,
    serve: ({ app, proxy }) => {
      channels = proxy;
      const answer = (request: Request, { incoming }: { readonly incoming: unknown }) =>
        // Over HTTP/1, which is all that this server speaks, it is what Node's own server gave.
        app.fetch(request, clientKey(incoming as IncomingMessage, trustedHops));
      const pages = getRequestListener(answer, { overrideGlobalObjects: false });
      listener = (request, response) => {
        const [path] = (request.url ?? "").split("?");
        if (path === proxyPath) proxy.handle(request, response);
        else void pages(request, response);
      };
    },
  };
}
