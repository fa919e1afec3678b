import type { IncomingHttpHeaders } from "node:http";
import { hostOf, parseWebUrl } from "#engine/host";
import type { HeaderField } from "#live";

/** Seconds that a browser may remember a preflight; short, since a description changes while it is written. */
const preflightSeconds = 60;

/** Returns true for the preflight of a cross-origin request (WHATWG Fetch, "CORS-preflight request"). */
export const isPreflight = (method: string, headers: IncomingHttpHeaders): boolean =>
  method === "OPTIONS" && headers.origin !== undefined && headers["access-control-request-method"] !== undefined;

/** Origin of the calling page, if it names one, and the hosts with pages that may send cookies. */
export interface CallingPage {
  readonly origin: string | undefined;
  readonly isOwnHost: (host: string) => boolean;
}

/**
 * Headers that let any page read an answer: a mock server has no data of anybody. Pages of this machine and of its
 * hosts may send cookies; pages of foreign origins may not.
 */
export const readableBy = (
  { origin, isOwnHost }: CallingPage,
  answer: readonly HeaderField[],
): readonly HeaderField[] => {
  const url = origin === undefined ? undefined : parseWebUrl(origin);
  const own = url !== undefined && isOwnHost(hostOf(url)) ? origin : undefined;
  return [
    ["Access-Control-Allow-Origin", own ?? "*"],
    ...(own === undefined ? [] : [["Access-Control-Allow-Credentials", "true"] as const]),
    ["Access-Control-Expose-Headers", [...new Set(answer.map(([name]) => name))].join(", ") || "Content-Type"],
    ["Vary", "Origin"],
  ];
};

/** Headers of a preflight response. */
export const preflightHeaders = (page: CallingPage, headers: IncomingHttpHeaders): readonly HeaderField[] => [
  ...readableBy(page, []),
  ["Access-Control-Allow-Methods", headers["access-control-request-method"] ?? "*"],
  ["Access-Control-Allow-Headers", headers["access-control-request-headers"] ?? "*"],
  ["Access-Control-Allow-Private-Network", "true"],
  ["Access-Control-Max-Age", String(preflightSeconds)],
];
