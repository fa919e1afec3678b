import type { LogEntry, LogOrigin } from "./channel-log.ts";

/** A filter of messages. An absent member matches all. */
export interface LogFilter {
  readonly origin?: LogOrigin | undefined;
  readonly type?: string | undefined;
}

/** Returns true if an entry matches the origin and type. The end of a session always matches. */
export const isWanted =
  ({ origin, type }: LogFilter) =>
  (entry: LogEntry): boolean =>
    entry.origin === "endSample" ||
    ((origin === undefined || entry.origin === origin) && (type === undefined || entry.type === type));

/**
 * Returns true if the data or the name of an entry contains a text, ignoring case. Bytes are searched as text and as
 * hexadecimal digits without blanks.
 */
export function holdsText(query: string): (entry: LogEntry) => boolean {
  const wanted = query.toLowerCase();
  const digits = wanted.replace(/\s/g, "");
  const isHex = /^[0-9a-f]{2,}$/.test(digits);
  return ({ data, displayName }) => {
    if (displayName.toLowerCase().includes(wanted)) return true;
    if (typeof data === "string") return data.toLowerCase().includes(wanted);
    return new TextDecoder().decode(data).toLowerCase().includes(wanted) || (isHex && hexAt(data, digits));
  };
}

/** Returns true if bytes contain hex digits, the first of them the first of a byte. */
function hexAt(data: Uint8Array, digits: string): boolean {
  const hex = Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
  for (let at = hex.indexOf(digits); at >= 0; at = hex.indexOf(digits, at + 1)) if (at % 2 === 0) return true;
  return false;
}
