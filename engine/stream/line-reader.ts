import { type Line, lineCutter } from "./line-cutter.ts";
import type { StreamReader, StreamRow } from "./reader.ts";

/** Prefix of each text of `application/json-seq` (RFC 7464 §2.2). */
const recordSeparator = "\u001e";

/**
 * Reads lines of JSON, a row each. Blank lines are skipped, and the last line needs no end. Lines end with LF, since a
 * CR may be between the tokens of JSON.
 * @param longest maximum length of a line, in UTF-16 units
 */
export function lineReader(longest?: number): StreamReader {
  const lines = lineCutter("lf", longest);
  return {
    feed: (text) => lines.feed(text).flatMap(rowOf),
    end: () => ({ rows: rowOf(lines.rest()), isCut: false }),
  };
}

function rowOf({ text, dropped }: Line): readonly StreamRow[] {
  const data = (text.startsWith(recordSeparator) ? text.slice(recordSeparator.length) : text).trim();
  return data === "" ? [] : [{ data, ...(dropped > 0 && { dropped }) }];
}
