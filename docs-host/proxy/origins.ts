import type { IncomingHttpHeaders } from "node:http";
import { splitList } from "./headers.ts";
import { forwardPrefix } from "./wire.ts";

const preflightSeconds = 600;

/** Whether a call comes from a page of the site: its Origin is on the list. None, or `null`, is on no list. Security rule 9. */
export function isAllowedOrigin(headers: IncomingHttpHeaders, pageOrigins: ReadonlySet<string>): boolean {
  return headers.origin !== undefined && pageOrigins.has(headers.origin);
}

/**
 * The headers that let a page of another origin read an answer. Credentials are never allowed, so the star of
 * expose-headers holds and no page can lend the proxy its cookies.
 */
export function corsHeaders(origin: string): readonly string[] {
  return ["access-control-allow-origin", origin, "vary", "origin", "access-control-expose-headers", "*"];
}

/** The answer to a preflight from an allowed origin: POST, and of the asked headers those that a call is made of. */
export function preflightHeaders(headers: IncomingHttpHeaders): readonly string[] {
  const asked = splitList(headers["access-control-request-headers"]).map((name) => name.toLowerCase());
  const allowed = asked.filter(
    (name) => name === "content-type" || name.startsWith("x-callboard-proxy-") || name.startsWith(forwardPrefix),
  );
  return [
    ...["access-control-allow-methods", "POST"],
    ...["access-control-allow-headers", allowed.join(", ")],
    ...["access-control-max-age", String(preflightSeconds)],
  ];
}
