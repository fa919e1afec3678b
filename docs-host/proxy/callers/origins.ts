import type { IncomingHttpHeaders } from "node:http";
import { isSecureUrl, originOf, parseWebUrl, readAuthority } from "#engine/host";
import { splitList } from "../headers/index.ts";
import { forwardPrefix } from "../wire/index.ts";

const preflightSeconds = 600;

/** Which pages of the host that a call itself names may call: those at https or on this machine, and if `http`, any. */
export interface OwnHost {
  readonly http: boolean;
}

/** The pages that may call. */
export interface CallingPages {
  /** Canonical origins. */
  readonly pageOrigins: ReadonlySet<string>;
  readonly ownHost?: OwnHost | undefined;
}

/**
 * Returns true if a call comes from a page of the site: its Origin is on the list, or is that of the requested host. A
 * missing Origin, or `null`, is not allowed (docs/security.md#callers).
 */
export function isAllowedOrigin(
  { origin, host = "" }: IncomingHttpHeaders,
  { pageOrigins, ownHost }: CallingPages,
): boolean {
  if (origin === undefined) return false;
  if (pageOrigins.has(origin)) return true;
  const url = parseWebUrl(origin);
  if (url === undefined || !isBareOrigin(url)) return false;
  if (pageOrigins.has(originOf(url))) return true;
  if (ownHost === undefined || !(ownHost.http || isSecureUrl(origin))) return false;
  // A Host header holds the port unless it is the default one of the scheme.
  return readAuthority(host) !== undefined && originOf(new URL(`${url.protocol}//${host}`)) === originOf(url);
}

/** Returns true if a URL is scheme, host and port only. */
export const isBareOrigin = ({ href, protocol, host }: URL): boolean => href === `${protocol}//${host}/`;

/**
 * The headers that let a page of another origin read a response. Credentials are never allowed, so the star of
 * expose-headers applies and no page can use its cookies at the proxy.
 */
export function corsHeaders(origin: string): readonly string[] {
  return ["access-control-allow-origin", origin, "vary", "origin", "access-control-expose-headers", "*"];
}

/**
 * Returns the headers of the response to a preflight from an allowed origin: POST, and those requested headers that a
 * call may have.
 */
export function preflightHeaders(headers: IncomingHttpHeaders): readonly string[] {
  const requested = splitList(headers["access-control-request-headers"]).map((name) => name.toLowerCase());
  const allowed = requested.filter(
    (name) => name === "content-type" || name.startsWith("x-callboard-proxy-") || name.startsWith(forwardPrefix),
  );
  return [
    ...["access-control-allow-methods", "POST"],
    ...["access-control-allow-headers", allowed.join(", ")],
    ...["access-control-max-age", String(preflightSeconds)],
  ];
}
