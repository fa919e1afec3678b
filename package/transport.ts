import { createFetchTransport, describeClient, type FetchTransportOptions, type Transport } from "#transport";
import { sleep } from "./sleep.ts";

/** The injectable platform functions, for another `fetch`; timers, randomness and the rest have defaults. */
type Found = "fetch" | "sleep" | "random" | "clientInfo";

/** Options of reaching a service. All but its address are optional. */
export type TransportOptions = Omit<FetchTransportOptions, Found> & Partial<Pick<FetchTransportOptions, "fetch">>;

/**
 * Creates a transport to a service with the platform's `fetch`, timers and randomness. It reads and writes plain JSON
 * unless it gets a codec: `exactCodec(typesFrom(shopTypes))`, which calls with 64-bit numbers need.
 *
 *     const shop = createShopClient(createTransport({ baseUrl: "https://api.example.com", token }));
 */
export const createTransport = (options: TransportOptions): Transport =>
  createFetchTransport({
    fetch: (url, init) => fetch(url, init),
    ...options,
    sleep,
    random: Math.random,
    clientInfo: describeClient(globalThis),
  });
