const minute = 60_000;
const KiB = 1024;
const MiB = 1024 * KiB;

/** Every number that bounds the proxy, as a setting. Sizes are bytes, times milliseconds. */
export interface ProxyLimits {
  /** Largest request body: 10 MiB (docs/security.md#limits). */
  readonly requestBytes: number;
  /**
   * Largest response body, counted after decompression; for streams, in one window: 25 MiB (docs/security.md#limits).
   */
  readonly responseBytes: number;
  /** Length of the window in which the bytes of a stream are counted. Own choice: one minute. */
  readonly streamWindowMs: number;
  /** Largest header block, of a call and of a response: 64 KiB (docs/security.md#limits). */
  readonly headerBytes: number;
  /** Most headers forwarded, and most header lines of a response: 100 (docs/security.md#limits). */
  readonly headerCount: number;
  /** Longest list of the names of forwarded headers. docs/proxy.md: 8 KiB. */
  readonly listingBytes: number;
  /** From the name lookup to a usable connection, TLS included: 5 s (docs/security.md#limits). */
  readonly connectMs: number;
  /** From the sent request to the header block of the response: 30 s (docs/security.md#limits). */
  readonly headersMs: number;
  /** Longest time in which no byte of either body moves: 30 s (docs/security.md#limits). */
  readonly idleMs: number;
  /** Longest call: 120 s (docs/security.md#limits). */
  readonly totalMs: number;
  /** Longest call with a stream as its response: 10 min (docs/security.md#limits). */
  readonly streamTotalMs: number;
  /** Concurrent calls of one client: 10 (docs/security.md#limits). */
  readonly clientParallel: number;
  /** Calls of one client in a minute, refused ones included: 60 (docs/security.md#limits). */
  readonly clientPerMinute: number;
  /** Calls to one target host in a minute, of all clients: 600 (docs/security.md#limits). */
  readonly hostPerMinute: number;
  /** Concurrent calls of all clients: 256 (docs/security.md#limits). */
  readonly parallel: number;
  /**
   * Milliseconds in which the rest of an unwanted request body is discarded so that the refusal arrives. A choice of
   * this proxy: 2 s.
   */
  readonly lingerMs: number;
  /**
   * Milliseconds after which an unused connection to an API is closed. A choice of this proxy: 4 s, below the 5 s of a
   * Node server.
   */
  readonly keepAliveMs: number;
  /** Milliseconds that `close` waits for running calls before it aborts them. A choice of this proxy: 10 s. */
  readonly closeMs: number;
  /** From the upgrade of a channel to its handshake message: 10 s (docs/security.md#channels). */
  readonly handshakeMs: number;
  /** Largest handshake message of a channel: 64 KiB (docs/security.md#channels). */
  readonly handshakeBytes: number;
  /** Largest message of a channel, either way. Own choice: 1 MiB. */
  readonly messageBytes: number;
  /**
   * Bytes that may wait for a slow side of a channel before the other side is paused. A choice of this proxy: 1 MiB.
   */
  readonly channelBufferBytes: number;
  /**
   * Milliseconds between pings of both sides of a channel; a side without an answer by the next ping is gone. A choice
   * of this proxy: 20 s.
   */
  readonly pingMs: number;
  /** Longest time in which no message moves on a channel. Own choice: 10 min. */
  readonly channelIdleMs: number;
  /** Longest channel. Own choice: one hour. */
  readonly channelTotalMs: number;
  /** Messages of one channel, both ways, after which it ends (docs/behavior.md#constants): no cap unless configured. */
  readonly "limit-websocket-messages-per-connection": number;
}

/** The default limits. */
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
