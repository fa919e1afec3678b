import { hash } from "node:crypto";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { channelPath, clientKey, defaultLimits, type ForwardingProxy, takeUpgrades } from "#docs-host/proxy";
import { type HostRefusal, type HostStatus, readAuthority } from "#engine/host";
import {
  answerProbes,
  forwardedOf,
  guardServer,
  refuseRelaying,
  type ServerState,
  serveHosts,
  type TrustedProxies,
  trustForwarded,
} from "#process";
import { apiPath, type Client, type DocsApp } from "./app.ts";
import { contentSecurityPolicy } from "./policy.ts";

const style =
  ":root{color-scheme:light dark;background:Canvas;color:CanvasText;font:1.0625rem/1.6 system-ui,sans-serif}a{color:inherit}" +
  "main{max-width:34rem;margin:20vh auto 0;padding:0 1rem}h1{font-size:1.75rem;line-height:1.2}";

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>These docs are starting</title><style>${style}</style></head><body><main><h1>These docs are starting</h1><p>They will be here in a moment. <a href="">Try again</a></p></main></body></html>
`;

const styleHash = hash("sha256", style, "base64");

/** Answers requests to a site that is still starting, as a page to browsers and as text to others (RFC 9110 §15.6.4). */
const answerStarting: RequestListener = (request, response) => {
  const isPage = request.headers.accept?.includes("text/html") === true;
  response.writeHead(503, {
    "cache-control": "no-store",
    "content-security-policy": contentSecurityPolicy({ scripts: [], styles: [`'sha256-${styleHash}'`] }),
    "content-type": `text/${isPage ? "html" : "plain"}; charset=utf-8`,
    "retry-after": "1",
    "x-content-type-options": "nosniff",
    vary: "Accept",
  });
  response.end(isPage ? page : "The site is starting. Try again in a moment.\n");
};

/** Where the proxy answers, below the path of a site. */
export const proxyPath = `${apiPath}/proxy`;

/** The end of the paths of the proxy and of its channels. */
export const proxyPathEnd = new RegExp(`${apiPath}/proxy(?:${channelPath})?$`);

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
  /** Returns true if a site has its proxy at the path of a request, which ends as one. */
  readonly hasProxy: (request: IncomingMessage) => Promise<boolean>;
  /** Looks up if sites are published at a host, with its port, that is not one of the server's own. */
  readonly resolveHost?: ((host: string) => Promise<HostStatus>) | undefined;
}

/** Settings of the server of a site. */
export interface SiteServerOptions {
  /** The proxy's limit of a header block. */
  readonly headerBytes?: number | undefined;
  /** The number of the operator's own reverse proxies in front of this server. */
  readonly trustedHops?: number | undefined;
  /** Reverse proxies with trusted `X-Forwarded-…` headers; they replace `trustedHops`. */
  readonly trustedProxies?: TrustedProxies | undefined;
  /** Hosts of the site in addition to the hosts of this machine, as returned by `readHosts`. */
  readonly hosts?: readonly string[] | undefined;
  /** Returns what `GET /api/callboard-docs/ready` says; a server without it is always ready. */
  readonly state?: (() => Promise<ServerState>) | undefined;
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
  trustedProxies = [],
  hosts = [],
  state = async () => "ready",
  onRefused = () => {},
  onError = () => {},
}: SiteServerOptions = {}): SiteServer {
  let listener: RequestListener = answerStarting;
  let channels: Pick<SiteParts, "proxy" | "hasProxy"> | undefined;
  // Which hosts have sites is not known yet.
  let resolveHost: SiteParts["resolveHost"] = async () => "unknown";
  // Leaves room for a header block that just exceeds the proxy's limit, so that the proxy can refuse it with a reason.
  const server = createServer({ maxHeaderSize: 2 * headerBytes }, (request, response) => listener(request, response));
  takeUpgrades(server, {
    path: (path) => path.endsWith(proxyPath + channelPath),
    isChannel: async (request) => (await channels?.hasProxy(request)) ?? false,
    proxy: () => channels?.proxy,
  });
  // Within the hosts of the server, and before it knows its sites.
  answerProbes(server, { livePath: `${apiPath}/live`, readyPath: `${apiPath}/ready`, state, onError });
  serveHosts(server, {
    ...{ hosts, onRefused, onError },
    resolveHost: async (host, { headers }) => {
      const port = readAuthority(headers.host ?? "")?.port ?? "";
      return resolveHost?.(port === "" || port === "443" || port === "80" ? host : `${host}:${port}`) ?? "not-served";
    },
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
  if (trustedProxies.length > 0) trustForwarded(server, trustedProxies);
  const hops = hopsBehind(trustedProxies, trustedHops);
  return {
    server,
    serve: ({ app, proxy, hasProxy, resolveHost: lookUpPublished }) => {
      channels = { proxy, hasProxy };
      resolveHost = lookUpPublished;
      const answer = (request: Request, { incoming }: { readonly incoming: unknown }) =>
        // Over HTTP/1, which is all that this server speaks, it is what Node's own server gave.
        app.fetch(request, clientOf(incoming as IncomingMessage, hops));
      const pages = getRequestListener(answer, { overrideGlobalObjects: false });
      listener = (request, response) => {
        const [path] = (request.url ?? "").split("?");
        if (path?.endsWith(proxyPath) === true) proxy.handle(request, response);
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

/** The number of proxies to trust by `X-Forwarded-For`: it has the client alone once trusted proxies are known. */
export const hopsBehind = (trustedProxies: TrustedProxies, trustedHops: number): number =>
  trustedProxies.length > 0 ? 1 : trustedHops;

const clientOf = (request: IncomingMessage, hops: number): Client => ({
  address: clientKey(request, hops),
  scheme: forwardedOf(request).scheme,
});
