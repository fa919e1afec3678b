import fc from "fast-check";
import { byteReader, type StreamReader, type StreamRow } from "./readers.ts";

/**
 * A value and the chunks that it was cut into at random positions; two cuts may coincide, which makes an empty chunk.
 */
export interface Cut<T> {
  readonly whole: T;
  readonly chunks: readonly T[];
}

const cutting = <T extends { readonly length: number }>(
  whole: fc.Arbitrary<T>,
  slice: (whole: T, from: number, to: number) => T,
): fc.Arbitrary<Cut<T>> =>
  whole.chain((value) =>
    fc.array(fc.nat({ max: value.length }), { maxLength: 12 }).map((places) => {
      const cuts = [0, ...places.sort((a, b) => a - b), value.length];
      return { whole: value, chunks: cuts.slice(1).map((to, i) => slice(value, cuts[i] ?? 0, to)) };
    }),
  );

/** Cuts the UTF-8 bytes of a text, also in the middle of a character. */
export const cutBytes = (text: fc.Arbitrary<string>): fc.Arbitrary<Cut<Uint8Array>> =>
  cutting<Uint8Array>(
    text.map((value) => new TextEncoder().encode(value)),
    (whole, from, to) => whole.subarray(from, to),
  );

/** Cuts any bytes, text or not. */
export const cutAnyBytes: fc.Arbitrary<Cut<Uint8Array>> = cutting<Uint8Array>(
  fc.uint8Array({ maxLength: 60 }),
  (whole, from, to) => whole.subarray(from, to),
);

/** Returns all rows of a reader for bytes that arrive in chunks. */
export interface ReadWhole {
  readonly text: string;
  readonly rows: readonly StreamRow[];
  readonly isCut: boolean;
}

/** Reads chunks to their end. */
export function readAll(reader: StreamReader, chunks: readonly Uint8Array[], charset?: string): ReadWhole {
  const bytes = byteReader(reader, charset);
  const readings = chunks.map(bytes.feed);
  const end = bytes.end();
  const all = [...readings, end];
  return { text: all.map(({ text }) => text).join(""), rows: all.flatMap(({ rows }) => rows), isCut: end.isCut };
}

/** Reads a text that arrives in one chunk. */
export const readText = (reader: StreamReader, text: string): ReadWhole =>
  readAll(reader, [new TextEncoder().encode(text)]);

/**
 * Texts of server-sent events and of things that look like them: every line end, marks, comments, fields of all sorts.
 */
export const eventTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("", "\ufeff", "\ufeff\ufeff"),
    fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom("\n", "\r", "\r\n", "\n\n", "\r\r", "\r\n\r\n") },
        { weight: 5, arbitrary: fc.constantFrom("data:", "data: ", "data", "event:", "event: ", "id: ", "id:", "id") },
        { weight: 2, arbitrary: fc.constantFrom(":", ": note", "retry: 100", "retry", "dataset: x", " data: x") },
        {
          weight: 3,
          arbitrary: fc.constantFrom(
            "a",
            " ",
            "  ",
            "\t",
            "5",
            "007",
            "{}",
            ":",
            "é",
            "漢",
            "😀",
            "\0",
            "\ufeff",
            "x y",
          ),
        },
      ),
      { maxLength: 40 },
    ),
  )
  .map(([mark, parts]) => mark + parts.join(""));
