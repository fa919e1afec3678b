import { createFetchTransport, describeClient, type FetchTransportOptions, type Transport } from "#transport";
import { sleep } from "./sleep.ts";

/** Where the registry stands (product.md §7: the production one unless told otherwise). */
export const registryEnvironments = { production: "https://registry.callboard.example" } as const;

type Lent = Pick<FetchTransportOptions, "token" | "headers" | "timeoutInSeconds" | "maxRetries" | "codec" | "check">;

/** How to reach a registry. All of it can be left out. */
export interface TransportOptions extends Lent {
  /** The address of the registry, `https://registry.callboard.example` by default; a path in it is kept. */
  readonly environment?: string | URL;
  /** Carries requests out instead of the platform's `fetch`. */
  readonly fetch?: FetchTransportOptions["fetch"];
}

/**
 * Makes a transport to a registry out of what the platform has: `fetch`, timers and chance. It reads and writes plain
 * JSON unless it is lent `registryCodec()`, which calls with 64-bit numbers need.
 */
export const createRegistryTransport = ({
  environment = registryEnvironments.production,
  ...options
}: TransportOptions = {}): Transport =>
  createFetchTransport({
    fetch: (url, init) => fetch(url, init),
    ...options,
    baseUrl: String(environment),
    sleep,
    random: Math.random,
    clientInfo: describeClient(globalThis),
  });
