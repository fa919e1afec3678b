import { hostOf, isLoopbackHost } from "#engine/host";
import { callsPath, isAssetPath } from "../app/page-data/index.ts";
import type { RequestPlace } from "./hosting/index.ts";

/** Returns the place of a request. The default port of either scheme is left out, as registered addresses leave it out. */
export function placeOf(address: string): RequestPlace {
  const url = new URL(address);
  const port = url.port === "" || url.port === "443" || url.port === "80" ? "" : `:${url.port}`;
  return { host: hostOf(url) + port, path: url.pathname };
}

/**
 * Returns the origin at which readers see a place. Without a report of a trusted proxy, the scheme is http on this
 * machine, and that of the operator's own origin elsewhere.
 */
export function originAt({ host }: RequestPlace, scheme: "http" | "https" | undefined, own: string): string {
  if (scheme !== undefined) return `${scheme}://${host}`;
  const isLocal = isLoopbackHost(host.replace(/:\d+$/, ""));
  return `${isLocal ? "http:" : new URL(own).protocol}//${host}`;
}

/** Returns a request of a call or a file of a site, without the path of the site; one of a page stays as it is. */
export function belowBase(request: Request, { path }: RequestPlace, base: string): Request {
  const inner = path.slice(base.length);
  if (base === "" || !(inner.startsWith(`${callsPath}/`) || isAssetPath(inner))) return request;
  const url = new URL(request.url);
  url.pathname = inner;
  return new Request(url, request);
}
