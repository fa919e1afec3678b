/**
 * Limits of the proxies under test: no call may take as long as the fuzzer's time limit, and none is refused because of
 * their number. All others are the defaults (docs/proxy.md).
 */
export const proxyLimits: string = Object.entries({
  connectMs: 1000,
  headersMs: 1500,
  idleMs: 1500,
  totalMs: 3000,
  streamTotalMs: 3500,
  lingerMs: 500,
  handshakeMs: 1500,
  pingMs: 700,
  channelIdleMs: 1500,
  channelTotalMs: 3500,
  clientParallel: 1000,
  clientPerMinute: 1_000_000,
  hostPerMinute: 1_000_000,
})
  .map(([name, value]) => `${name}=${value}`)
  .join(",");
