/**
 * What the registry tells of itself. Only these fields leave it: no header, no query, no body and no message of a thrown
 * error, since any of them may hold a secret.
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
      readonly event: "bug";
      readonly requestId: string;
      readonly endpointId: string;
      /** The name of the error's class. */
      readonly error: string;
      /** Where it was thrown: the lines of its stack below the message. */
      readonly frames: readonly string[];
    };

/** Takes what the registry tells. Lent by the host. */
export type Log = (entry: LogEntry) => void;

/** Tells of a thrown error without its message. */
export function bugEntry(cause: unknown, about: { readonly requestId: string; readonly endpointId: string }): LogEntry {
  const error = cause instanceof Error ? cause : undefined;
  const frames = error?.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return { event: "bug", ...about, error: error?.name ?? typeof cause, frames: frames.map((line) => line.trim()) };
}
