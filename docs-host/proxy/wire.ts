import type { CauseCode, Mender } from "./causes.ts";

/**
 * Names of the headers that a page and the proxy exchange, all lower case. No Node import here, so a page may use it.
 *
 * A call is `POST <mount>` with `url` (absolute), `method` and `forwarded` (comma list of header names, each sent once
 * more as `forwardPrefix + name`); its body is the body to send. An answer of the API is HTTP 200 with `status`,
 * `statusText`, `answered` (comma list of lower-case names, each sent once more as `answerPrefix + name`), `responseTime`
 * and `originLatency` (milliseconds, two decimals) and the raw body. A refusal carries `cause` and a `Refusal` as JSON.
 */
export const proxyHeaders = {
  url: "x-callboard-proxy-url",
  method: "x-callboard-proxy-method",
  forwarded: "x-callboard-proxy-headers",
  status: "x-callboard-proxy-status",
  statusText: "x-callboard-proxy-status-text",
  answered: "x-callboard-proxy-response-headers",
  /** From dialling the API (or taking a kept connection) to its header block. */
  responseTime: "x-callboard-proxy-response-time",
  /** What the proxy itself spent before dialling. */
  originLatency: "x-callboard-proxy-origin-latency",
  /** Listed headers that the proxy never forwards and left out; absent when there are none. */
  dropped: "x-callboard-proxy-dropped-headers",
  /** The content coding that the proxy has undone; absent when the body is as the API sent it. */
  decoded: "x-callboard-proxy-decoded",
  /** Asks, in place of all others, why the call with this request id was cut after its answer had begun. */
  ending: "x-callboard-proxy-ending",
  /** `cors`: ask the API as a browser would, from the page's origin, and pass on its header block alone. */
  look: "x-callboard-proxy-look",
  cause: "x-callboard-proxy-cause",
  requestId: "x-callboard-proxy-request-id",
} as const;

/** Stands before the name of each header to forward to the API. */
export const forwardPrefix = "x-callboard-forward-";

/** Stands before the name of each header that the API answered with. */
export const answerPrefix = "x-callboard-response-";

/** Methods that the proxy forwards. */
export const proxyMethods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] as const;

/** One of the methods that the proxy forwards. */
export type ProxyMethod = (typeof proxyMethods)[number];

/** The JSON body of a refusal: what happened, for the reader, and who can do what about it. */
export interface Refusal {
  readonly cause: CauseCode;
  readonly who: Mender;
  readonly message: string;
  readonly advice: string;
}
