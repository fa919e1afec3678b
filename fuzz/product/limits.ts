/**
 * Limits of the proxies under attack: no call may take as long as the patience of the fuzzer, and none is refused for
 * being one of many. All others are the usual ones (docs/proxy.md).
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
