import type { CauseCode, ResponsibleParty } from "./causes.ts";

export type { CauseCode };

/**
 * Names of the headers that a page and the proxy exchange, all lower case. No Node import here, so a page may use it.
 *
 * A call is `POST <mount>` with `url` (absolute), `method`, `api` (the id of the API, URL-encoded) and `forwarded`
 * (comma list of header names, each sent once more as `forwardPrefix + name`); its body is the body to send. An answer
 * of the API is HTTP 200 with `status`, `statusText`, `answered` (comma list of lower-case names, each sent once more
 * as `answerPrefix + name`), `responseTime` and `originLatency` (milliseconds, two decimals) and the raw body. A
 * refusal carries `cause` and a `Refusal` as JSON.
 */
export const proxyHeaders = {
  url: "x-callboard-proxy-url",
  method: "x-callboard-proxy-method",
  /**
   * Narrows the environments that the address may belong to; environments of every API are searched if it is absent.
   */
  api: "x-callboard-proxy-api",
  forwarded: "x-callboard-proxy-headers",
  status: "x-callboard-proxy-status",
  statusText: "x-callboard-proxy-status-text",
  answered: "x-callboard-proxy-response-headers",
  /** From dialing the API (or taking a pooled connection) to its header block. */
  responseTime: "x-callboard-proxy-response-time",
  /** Milliseconds that the proxy itself spent before dialing. */
  originLatency: "x-callboard-proxy-origin-latency",
  /** Listed headers that the proxy never forwards; absent if there are none. */
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

/** Prefix of the names of headers to forward to the API. */
export const forwardPrefix = "x-callboard-forward-";

/** Prefix of the names of headers of the API's response. */
export const answerPrefix = "x-callboard-response-";

/**
 * The path after the mount: a channel is a WebSocket at `<mount>/channel?url=<address>&api=<id>`. The address is the
 * address of the API's channel without its query: the query may contain credentials, which must not be in a server's
 * log.
 *
 * The first frame of the page is the handshake, JSON text of `type`, `url` (the whole address) and `headers`; offered
 * subprotocols are in a `sec-websocket-protocol` header. The first frame of the proxy is a `ChannelNote` as JSON:
 * `opened` once the API has accepted, `refused` before a close. All frames after `opened` are the API's own, unchanged,
 * except an optional one before the close: a text of the `id` in `opened`, which the API never sees, a space, and a
 * note. When the API closes, its code and reason are passed on; when the proxy does, the code is `capCode` or the
 * standard one that close-codes.ts has for the cause, and the reason is `capReason` or the cause.
 */
export const channelPath = "/channel";

/** The query parameter that holds the address of the API's channel. */
export const channelAddress = "url";

/** The query parameter that holds the id of the channel's API. */
export const channelApi = "api";

/**
 * The close code of a channel that has reached its cap of messages, counted both ways and without messages of the
 * proxy.
 */
export const capCode = 4000;

/** The close reason at the cap (docs/behavior.md#message-log). */
export const capReason = "END OF SAMPLE SESSION";

/** The proxy's own messages to a page over a channel. */
export type ChannelNote =
  /** `messageBytes` is the largest message that the proxy takes; `dropped` are headers that it never forwards. */
  | {
      readonly type: "opened";
      readonly id: string;
      readonly protocol: string;
      readonly messageBytes: number;
      readonly dropped: readonly string[];
    }
  /** `status` is the API's response status if it refused the handshake. */
  | {
      readonly type: "refused";
      readonly cause: string;
      readonly who: ResponsibleParty;
      readonly message: string;
      readonly advice: string;
      readonly requestId: string;
      readonly status?: number;
    }
  | { readonly type: "capped" };

/** The JSON body of a refusal: what happened, for the reader, and who can do what about it. */
export interface Refusal {
  readonly cause: CauseCode;
  readonly who: ResponsibleParty;
  readonly message: string;
  readonly advice: string;
}
