import type { FirstToken } from "../access/first-token.ts";
import type { RegistryOptions } from "../server.ts";
import type { S3Settings } from "../store/objects/s3.ts";

/** Options of a registry that can be sent to another process. */
export type HostedOptions = Omit<RegistryOptions, "log" | "now" | "telemetry" | "largeCalls">;

/** A command to a process that opens registries. */
export type Command =
  | { readonly type: "open"; readonly id: string; readonly options: HostedOptions }
  | { readonly type: "log" | "retire" | "drain" | "close"; readonly id: string };

/** A registry that listens on a port of this machine. */
export interface Opened {
  readonly port: number;
  readonly firstToken: FirstToken;
}

/** Processes that open registries, and what they share. */
export interface Hosts {
  /** Addresses for commands. */
  readonly urls: readonly [string, string];
  readonly s3: S3Settings;
  /** Determines the process that answers each request. */
  readonly seed: number;
}

/** Request header with the time of a test. */
export const clockHeader = "x-test-now";
