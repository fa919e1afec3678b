const minute = 60_000;
const KiB = 1024;
const MiB = 1024 * KiB;

/** Every number that bounds the proxy, as a setting. Sizes are bytes, times milliseconds. */
export interface ProxyLimits {
  /** Largest request body. Security rule 10: 10 MiB. */
  readonly requestBytes: number;
  /** Largest response body, counted after decompression; for streams, in one window. Security rule 10: 25 MiB. */
  readonly responseBytes: number;
  /** Length of the window in which the bytes of a stream are counted. Own choice: one minute. */
  readonly streamWindowMs: number;
  /** Largest header block, of a call and of an answer. Security rule 10: 64 KiB. */
  readonly headerBytes: number;
  /** Most headers forwarded, and most header lines of an answer. Security rule 10: 100. */
  readonly headerCount: number;
  /** Longest list of the names of forwarded headers. docs/proxy.md: 8 KiB. */
  readonly listingBytes: number;
  /** From the name lookup to a usable connection, TLS included. Security rule 10: 5 s. */
  readonly connectMs: number;
  /** From the sent request to the answer's header block. Security rule 10: 30 s. */
  readonly headersMs: number;
  /** Longest time in which no byte of either body moves. Security rule 10: 30 s. */
  readonly idleMs: number;
  /** Longest call. Security rule 10: 120 s. */
  readonly totalMs: number;
  /** Longest call whose answer is a stream. Security rule 10: 10 min. */
  readonly streamTotalMs: number;
  /** Calls of one client at the same time. Security rule 10: 10. */
  readonly clientParallel: number;
  /** Calls of one client in a minute, refused ones included. Security rule 10: 60. */
  readonly clientPerMinute: number;
  /** Calls to one target host in a minute, of all clients. Security rule 22 asks for it; own choice: 600. */
  readonly hostPerMinute: number;
  /** Calls of all clients at the same time. Security rule 10 asks for it; own choice: 256. */
  readonly parallel: number;
  /** How long the rest of an unwanted request body is read and thrown away so that the refusal arrives. Own choice: 2 s. */
  readonly lingerMs: number;
  /** How long an unused connection to an API is kept. Own choice: 4 s, below the 5 s of a Node server. */
  readonly keepAliveMs: number;
  /** How long `close` waits for running calls before it breaks them. Own choice: 10 s. */
  readonly closeMs: number;
  /** From the upgrade of a channel to its handshake message. Security rule 12: 10 s. */
  readonly handshakeMs: number;
  /** Largest handshake message of a channel. Security rule 12: 64 KiB. */
  readonly handshakeBytes: number;
  /** Largest message of a channel, either way. Own choice: 1 MiB. */
  readonly messageBytes: number;
  /** What may wait for a slow side of a channel before the other side is no longer read. Own choice: 1 MiB. */
  readonly channelBufferBytes: number;
  /** How often both sides of a channel are pinged; who has not answered by the next time is gone. Own choice: 20 s. */
  readonly pingMs: number;
  /** Longest time in which no message moves on a channel. Own choice: 10 min. */
  readonly channelIdleMs: number;
  /** Longest channel. Own choice: one hour. */
  readonly channelTotalMs: number;
  /** Messages of one channel, both ways, after which it ends (product.md §9): no cap where the operator sets none. */
  readonly "limit-websocket-messages-per-connection": number;
}

/** The limits that hold where the operator sets nothing. */
export const defaultLimits: ProxyLimits = {
  requestBytes: 10 * MiB,
  responseBytes: 25 * MiB,
  streamWindowMs: minute,
  headerBytes: 64 * KiB,
  headerCount: 100,
  listingBytes: 8 * KiB,
  connectMs: 5_000,
  headersMs: 30_000,
  idleMs: 30_000,
  totalMs: 2 * minute,
  streamTotalMs: 10 * minute,
  clientParallel: 10,
  clientPerMinute: 60,
  hostPerMinute: 600,
  parallel: 256,
  lingerMs: 2_000,
  keepAliveMs: 4_000,
  closeMs: 10_000,
  handshakeMs: 10_000,
  handshakeBytes: 64 * KiB,
  messageBytes: MiB,
  channelBufferBytes: MiB,
  pingMs: 20_000,
  channelIdleMs: 10 * minute,
  channelTotalMs: 60 * minute,
  "limit-websocket-messages-per-connection": Number.POSITIVE_INFINITY,
};
