import { type ErrorEntry, errorEntry } from "#process";

/**
 * A log entry of the registry. Only these fields are logged: no header, no query, no body and no message of a thrown
 * error, since any of them may contain a secret.
 */
export type LogEntry =
  | {
      readonly event: "request";
      readonly requestId: string;
      readonly method: string;
      /** The id of the call, or `upload`, `file`, `health` or `none`. */
      readonly endpointId: string;
      readonly status: number;
      readonly milliseconds: number;
      readonly orgId?: string;
      readonly tokenId?: string;
    }
  | {
      readonly event: "migration";
      readonly name: string;
      /** Changes that could not keep everything, a sentence each: names of hosts and organisations, no content. */
      readonly notes: readonly string[];
    }
  | {
      /** A host that is reserved for the organization that runs the registry, and was another one's before. */
      readonly event: "reserved-host";
      readonly host: string;
      readonly orgId: string;
      readonly advice: string;
    }
  | {
      readonly event: "large-call";
      readonly requestId: string;
      readonly endpointId: string;
      /** The signal or code that ended its process, `late`, or `killed` if the registry was closed. */
      readonly ended: string;
    }
  | ({
      readonly event: "bug";
      readonly requestId: string;
      readonly endpointId: string;
    } & ErrorEntry);

/** Receives log entries. Injected by the host. */
export type Log = (entry: LogEntry) => void;

/** Returns the log entry of a thrown error, without its message. */
export const bugEntry = (
  cause: unknown,
  about: { readonly requestId: string; readonly endpointId: string },
): LogEntry => ({ event: "bug", ...about, ...errorEntry(cause) });
