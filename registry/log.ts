import { type ErrorEntry, errorEntry } from "#process";
import {
  type StoreCause,
  StoreError,
  type StorePart,
  storeCauses,
  storeFailureOf,
} from "./store/failures/store-error.ts";
import type { HeldReservedHost } from "./store/sql/hosts/host-owners.ts";

/**
 * A log entry of the registry. Only these fields are logged: no header, no query, no body and no message of a thrown
 * error, since any of them may contain a secret.
 */
export type LogEntry =
  | {
      readonly event: "request";
      readonly requestId: string;
      readonly method: string;
      /** The id of the call, or `upload`, `file`, `health`, `ready`, `staff` or `none`. */
      readonly endpointId: string;
      readonly status: number;
      readonly milliseconds: number;
      readonly orgId?: string;
      readonly tokenId?: string;
    }
  | {
      readonly event: "migration";
      readonly name: string;
      /** Changes that could not keep everything, a sentence each: names of hosts and organizations, no content. */
      readonly notes: readonly string[];
    }
  | ({ readonly event: "reserved-host" } & HeldReservedHost)
  | {
      readonly event: "large-call";
      readonly requestId: string;
      readonly endpointId: string;
      /** The signal or code that ended its process, `late`, or `killed` if the registry was closed. */
      readonly ended: string;
    }
  | ({
      /** The store failed, and the call with it: an operational fault. */
      readonly event: "store";
      readonly requestId: string;
      readonly endpointId: string;
    } & StoreFacts)
  | ({
      readonly event: "bug";
      readonly requestId: string;
      readonly endpointId: string;
    } & ErrorEntry);

/** Receives log entries. Injected by the host. */
export type Log = (entry: LogEntry) => void;

/** Facts about a failure of the store. */
export interface StoreFacts {
  readonly part: StorePart;
  readonly cause: StoreCause;
  /** The code of the system, of the database or of the service. */
  readonly code?: string;
  /** Names of the lost documents, such as `the site docs.example.com`; the first ones. */
  readonly lost?: readonly string[];
}

/** Returns the log entry of a thrown error, without its message: a failure of the store, or a bug. */
export function failureEntry(
  error: unknown,
  about: { readonly requestId: string; readonly endpointId: string },
): LogEntry {
  const failure = storeFailureOf(error);
  if (failure === undefined) return { event: "bug", ...about, ...errorEntry(error) };
  const code = error instanceof StoreError ? error.code : undefined;
  return { event: "store", ...about, ...failure, ...(code !== undefined && { code }) };
}

/** The log levels of the events. */
const levels = {
  bug: "error",
  "large-call": "warn",
  migration: "warn",
  "reserved-host": "warn",
  request: "info",
} as const;

/** Returns the log level of an entry. A failure of the store that usually passes is a warning. */
export const levelOf = (entry: LogEntry): "error" | "warn" | "info" =>
  entry.event === "store" ? storeCauses[entry.cause].level : levels[entry.event];
