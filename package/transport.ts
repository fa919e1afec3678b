import { createFetchTransport, describeClient, type FetchTransportOptions, type Transport } from "#transport";

/** The longest pause that timers take, in milliseconds: 2^31 - 1, above which they end at once. */
const longest = 2_147_483_647;

/** Waits, and rejects with the signal's reason as soon as it is aborted. */
const sleep = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((done, refuse) => {
    const stop = (): void => {
      clearTimeout(timer);
      refuse(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener("abort", stop);
        done();
      },
      Math.min(milliseconds, longest),
    );
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });

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
