import type { Transport } from "#transport";
import { createTransport, type TransportOptions as Options } from "../transport.ts";

/** Addresses of registries. The default is the one that `npm start` serves (docs/behavior.md#registry-calls). */
export const registryEnvironments = { local: "http://localhost:4001" } as const;

type Injected = Pick<Options, "token" | "headers" | "timeoutInSeconds" | "maxRetries" | "codec" | "check" | "fetch">;

/** Options of reaching a registry. All of them are optional. */
export interface TransportOptions extends Injected {
  /** The address of the registry, `http://localhost:4001` by default. It may have a path. */
  readonly environment?: string | URL;
}

/**
 * Creates a transport to a registry with the platform's `fetch`, timers and randomness. It reads and writes plain JSON
 * unless it gets `registryCodec()`, which calls with 64-bit numbers need.
 */
export const createRegistryTransport = ({
  environment = registryEnvironments.local,
  ...options
}: TransportOptions = {}): Transport => createTransport({ ...options, baseUrl: String(environment) });
