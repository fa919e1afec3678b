import { createFetchTransport, describeClient, type FetchTransportOptions, type Transport } from "#transport";
import { sleep } from "./sleep.ts";

/** What a program lends of the platform where it wants another `fetch`; timers, chance and the rest are found. */
type Found = "fetch" | "sleep" | "random" | "clientInfo";

/** How to reach a service. All but its address can be left out. */
export type TransportOptions = Omit<FetchTransportOptions, Found> & Partial<Pick<FetchTransportOptions, "fetch">>;

/**
 * Makes a transport to a service out of what the platform has: `fetch`, timers and chance. It reads and writes plain
 * JSON unless it is lent a codec: `exactCodec(typesFrom(shopTypes))`, which calls with 64-bit numbers need.
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
