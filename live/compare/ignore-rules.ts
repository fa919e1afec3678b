import { pointerKeys } from "#engine/json";
import type { Path } from "#engine/shape";

/** Parts of answers that are not compared. */
export interface IgnoreRules {
  /** Patterns of places in a body; `*` is any key or index. */
  readonly paths: readonly (readonly string[])[];
  /** Names of headers in lower case. */
  readonly headers: ReadonlySet<string>;
}

/** Headers that differ in every response without meaning. */
export const defaultRules = "Date\nAge\nX-Request-Id\nServer-Timing\nX-Response-Time";

/**
 * Reads rules, one in a line: a place in the body as a JSON pointer (RFC 6901), in which `*` is any key or index, or
 * the name of a header. Everything inside an ignored place is ignored.
 */
export function readRules(text: string): IgnoreRules {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return {
    paths: lines.filter((line) => line.startsWith("/")).map((line) => pointerKeys(line)),
    headers: new Set(lines.filter((line) => !line.startsWith("/")).map((line) => line.toLowerCase())),
  };
}

/** Returns true if a place of a body is ignored, or is inside one that is. */
export const isIgnored = (path: Path, { paths }: IgnoreRules): boolean =>
  paths.some((keys) => keys.length <= path.length && keys.every((key, i) => key === "*" || key === String(path[i])));

/** Returns true if a header is ignored, by its name in lower case. */
export const isIgnoredHeader = (name: string, { headers }: IgnoreRules): boolean => headers.has(name);
