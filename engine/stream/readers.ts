import { type Line, lineCutter } from "./line-cutter.ts";

/** One row of a stream. */
export interface StreamRow {
  readonly data: string;
  /** The type of an event; `message` by default. Only events have one. */
  readonly event?: string;
  /** The last event id that the stream had named until here (WHATWG HTML §9.2.6). */
  readonly id?: string;
  /** UTF-16 units of the data that were dropped, since it is longer than the reader keeps. */
  readonly dropped?: number;
}

/** The result at the end of the input. `isCut` is true if a row is incomplete; it is not among the rows. */
interface StreamEnd {
  readonly rows: readonly StreamRow[];
  readonly isCut: boolean;
}

/** Reads rows from a text that arrives in chunks with arbitrary boundaries. */
export interface StreamReader {
  /** Reads the next chunk and returns the rows that it completes. */
  readonly feed: (text: string) => readonly StreamRow[];
  /** Ends the stream. The reader must not be used afterwards. */
  readonly end: () => StreamEnd;
}

/** The result of some bytes: their text, and the rows they completed. */
export interface Reading {
  readonly text: string;
  readonly rows: readonly StreamRow[];
}

/** Reads bytes as they arrive, wherever they are cut. */
interface ByteReader {
  readonly feed: (bytes: Uint8Array) => Reading;
  readonly end: () => Reading & { readonly isCut: boolean };
}

/**
 * Decodes bytes for a reader of text. A byte order mark is removed, and invalid bytes become U+FFFD.
 * @param charset as declared by the response; UTF-8 if that is unknown or absent
 */
export function byteReader(reader: StreamReader, charset = "utf-8"): ByteReader {
  const decoder = decoderFor(charset);
  let isBegun = false;
  const read = (decoded: string): Reading => {
    const text = isBegun ? decoded : decoded.replace(/^\ufeff/, "");
    isBegun ||= decoded !== "";
    return { text, rows: reader.feed(text) };
  };
  return {
    feed: (bytes) => read(decoder.decode(bytes, { stream: true })),
    end: () => {
      const { text, rows } = read(decoder.decode());
      const end = reader.end();
      return { text, rows: [...rows, ...end.rows], isCut: end.isCut };
    },
  };
}

function decoderFor(charset: string): TextDecoder {
  // The decoder of Node 24 removes two marks if the first one is in two chunks.
  const options = { ignoreBOM: true };
  try {
    return new TextDecoder(charset, options);
  } catch {
    return new TextDecoder("utf-8", options);
  }
}

/**
 * Returns each chunk of a text as a row; joined they are the text.
 * @param longest maximum length of a row, in UTF-16 units
 */
export const chunkReader = (longest = Number.POSITIVE_INFINITY): StreamReader => ({
  feed: (text) => {
    if (text === "") return [];
    return text.length <= longest
      ? [{ data: text }]
      : [{ data: text.slice(0, longest), dropped: text.length - longest }];
  },
  end: () => ({ rows: [], isCut: false }),
});

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
