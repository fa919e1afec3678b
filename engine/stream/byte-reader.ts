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
 * Decodes bytes for a reader of text. A byte order mark is removed, and invalid bytes become U+FFFD.
 * @param charset as declared by the response; UTF-8 if that is unknown or absent
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
