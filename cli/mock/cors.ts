import type { IncomingHttpHeaders } from "node:http";
import type { HeaderField } from "#live";

/** Seconds that a browser may remember a preflight; short, since a description changes while it is written. */
const preflightSeconds = 60;

/** Returns true for the preflight of a cross-origin request (WHATWG Fetch, "CORS-preflight request"). */
export const isPreflight = (method: string, headers: IncomingHttpHeaders): boolean =>
  method === "OPTIONS" && headers.origin !== undefined && headers["access-control-request-method"] !== undefined;

/** Headers that let any page read an answer: a mock server has no data of anybody. */
export const readableBy = (origin: string | undefined, answer: readonly HeaderField[]): readonly HeaderField[] => [
  ["Access-Control-Allow-Origin", origin ?? "*"],
  ...(origin === undefined ? [] : [["Access-Control-Allow-Credentials", "true"] as const]),
  ["Access-Control-Expose-Headers", [...new Set(answer.map(([name]) => name))].join(", ") || "Content-Type"],
  ["Vary", "Origin"],
];

/** Headers of the answer to a preflight. */
export const preflightHeaders = (headers: IncomingHttpHeaders): readonly HeaderField[] => [
  ...readableBy(headers.origin, []),
  ["Access-Control-Allow-Methods", headers["access-control-request-method"] ?? "*"],
  ["Access-Control-Allow-Headers", headers["access-control-request-headers"] ?? "*"],
  ["Access-Control-Allow-Private-Network", "true"],
  ["Access-Control-Max-Age", String(preflightSeconds)],
];
