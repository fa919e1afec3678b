import { type JsonObject, printJson } from "#engine/json";
import type { LogEntry } from "./channel-log.ts";

/**
 * Writes messages as JSON Lines with everything that the log knows about them. Text is written as it was transferred;
 * bytes are written as `base64`.
 */
export const jsonLines = (entries: readonly LogEntry[]): string =>
  entries.map((entry) => `${printJson(lineOf(entry))}\n`).join("");

const lineOf = ({ id, at, origin, type, displayName, data, unsent }: LogEntry): JsonObject => ({
  id,
  time: new Date(at).toISOString(),
  origin,
  type,
  displayName,
  ...(typeof data === "string" ? { data } : { base64: base64Of(data) }),
  ...(unsent !== undefined && { unsent }),
});

/** Bytes per block: a multiple of three, so that the base64 of blocks can be concatenated. */
const portion = 3 * 4096;

function base64Of(data: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < data.length; at += portion) {
    parts.push(btoa(String.fromCharCode(...data.subarray(at, at + portion))));
  }
  return parts.join("");
}
