import type { StreamReader, StreamRow } from "./reader.ts";

/** The result of some bytes: their text, and the rows they completed. */
export interface Reading {
  readonly text: string;
  readonly rows: readonly StreamRow[];
}

/** Reads bytes as they arrive, wherever they are cut. */
export interface ByteReader {
  readonly feed: (bytes: Uint8Array) => Reading;
  readonly end: () => Reading & { readonly isCut: boolean };
}

/**
 * Puts a decoder before a reader. A byte order mark is left out, and bytes that are no text become U+FFFD.
 *
 * @param charset as the answer declares it; one that is not known is taken for UTF-8, like none
 */
export function byteReader(reader: StreamReader, charset = "utf-8"): ByteReader {
  const decoder = decoderFor(charset);
  const read = (text: string): Reading => ({ text, rows: reader.feed(text) });
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
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
