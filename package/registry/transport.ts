import type { Transport } from "#transport";
import { createTransport, type TransportOptions as Options } from "../client/transport.ts";

/** Where the registry stands (product.md §7: the production one unless told otherwise). */
export const registryEnvironments = { production: "https://registry.callboard.example" } as const;

type Lent = Pick<Options, "token" | "headers" | "timeoutInSeconds" | "maxRetries" | "codec" | "check" | "fetch">;

/** How to reach a registry. All of it can be left out. */
export interface TransportOptions extends Lent {
  /** The address of the registry, `https://registry.callboard.example` by default; a path in it is kept. */
  readonly environment?: string | URL;
}

/**
 * Makes a transport to a registry out of what the platform has: `fetch`, timers and chance. It reads and writes plain
 * JSON unless it is lent `registryCodec()`, which calls with 64-bit numbers need.
 */
export const createRegistryTransport = ({
  environment = registryEnvironments.production,
  ...options
}: TransportOptions = {}): Transport => createTransport({ ...options, baseUrl: String(environment) });
