import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { originOf, parseWebUrl, readAuthority } from "#engine/host";
import { splitList } from "../headers/index.ts";
import { forwardPrefix } from "../wire/index.ts";

const preflightSeconds = 600;

/** Returns the scheme at which readers see the host that a request names. */
export type SchemeOf = (request: IncomingMessage) => "http" | "https";

/** The pages that may call. */
export interface CallingPages {
  /** Canonical origins. */
  readonly pageOrigins: ReadonlySet<string>;
  /** Pages of the host that a call itself names may call, too, at this scheme alone; none of them if absent. */
  readonly schemeOf?: SchemeOf | undefined;
}

/**
 * Returns true if a call comes from a page of the site: its Origin is on the list, or has the requested host and its
 * scheme. A missing Origin, or `null`, is not allowed (docs/security.md#callers).
 */
export function isAllowedOrigin(request: IncomingMessage, { pageOrigins, schemeOf }: CallingPages): boolean {
  const { origin, host = "" } = request.headers;
  if (origin === undefined) return false;
  if (pageOrigins.has(origin)) return true;
  const url = parseWebUrl(origin);
  if (url === undefined || !isBareOrigin(url)) return false;
  if (pageOrigins.has(originOf(url))) return true;
  if (schemeOf === undefined || readAuthority(host) === undefined) return false;
  // A Host header holds the port unless it is the default one of the scheme.
  return originOf(new URL(`${schemeOf(request)}://${host}`)) === originOf(url);
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
