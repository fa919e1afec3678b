import type { IncomingMessage } from "node:http";
import { callsPath, isAssetPath } from "#docs-host/site/page-data";
import { hostOf, isLoopbackHost } from "#engine/host";
import { forwardedOf } from "#process";
import type { RequestPlace } from "./hosting/index.ts";

/** Returns the place of a request. The default port of either scheme is left out, as registered addresses leave it out. */
export function placeOf(address: string): RequestPlace {
  const url = new URL(address);
  const port = url.port === "" || url.port === "443" || url.port === "80" ? "" : `:${url.port}`;
  return { host: hostOf(url) + port, path: url.pathname };
}

/** Returns the origin at which readers see a place, see `schemeAt`. */
export const originAt = ({ host }: RequestPlace, scheme: "http" | "https" | undefined, own: string): string =>
  `${schemeAt(host, scheme, own)}://${host}`;

/**
 * Returns the scheme at which readers see a host. Without a report of a trusted proxy, it is http on this machine, and
 * the scheme of the operator's own origin elsewhere.
 */
function schemeAt(host: string, reported: "http" | "https" | undefined, own: string): "http" | "https" {
  if (reported !== undefined) return reported;
  const isLocal = isLoopbackHost(host.replace(/:\d+$/, ""));
  return !isLocal && new URL(own).protocol === "https:" ? "https" : "http";
}

/** Creates the function that returns the scheme at which readers see the host of a request, see `schemeAt`. */
export const readersScheme =
  (own: string) =>
  (request: IncomingMessage): "http" | "https" =>
    schemeAt(request.headers.host?.toLowerCase() ?? "", forwardedOf(request).scheme, own);

/** Returns a request of a call or a file of a site, without the path of the site; a request of a page is unchanged. */
export function belowBase(request: Request, { path }: RequestPlace, base: string): Request {
  const inner = path.slice(base.length);
  if (base === "" || !(inner.startsWith(`${callsPath}/`) || isAssetPath(inner))) return request;
  const url = new URL(request.url);
  url.pathname = inner;
  return new Request(url, request);
}
