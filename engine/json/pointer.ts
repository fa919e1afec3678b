const special = /[~/]/;

/** Returns a key or an index as a reference token of a JSON Pointer (RFC 6901 §3). */
export function escapeSegment(key: string | number): string {
  const text = String(key);
  return special.test(text) ? text.replaceAll("~", "~0").replaceAll("/", "~1") : text;
}

/** Returns the key of a reference token (RFC 6901 §4). */
export const unescapeSegment = (segment: string): string =>
  segment.includes("~") ? segment.replaceAll("~1", "/").replaceAll("~0", "~") : segment;

/** Returns the JSON Pointer of a path (RFC 6901); the pointer of the root is the empty text. */
export const toPointer = (path: readonly (string | number)[]): string =>
  path.map((key) => `/${escapeSegment(key)}`).join("");

/** Returns the keys in a JSON Pointer, all of them as text: only a value can say which are indexes. */
export const pointerKeys = (pointer: string): readonly string[] => pointer.split("/").slice(1).map(unescapeSegment);
