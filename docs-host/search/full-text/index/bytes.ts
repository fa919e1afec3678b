import { defined } from "#engine/item-at";
/** A growing list of bytes. */
export interface ByteWriter {
  /** Writes a number in seven bits a byte, the lowest first (LEB128). */
  readonly number: (value: number) => void;
  readonly bytes: (value: Uint8Array) => void;
  readonly length: () => number;
  readonly written: () => Uint8Array<ArrayBuffer>;
}

/** Creates a writer of bytes. */
export function byteWriter(initial = 64): ByteWriter {
  let buffer = new Uint8Array(initial);
  let length = 0;
  const grow = (extra: number): void => {
    if (length + extra <= buffer.length) return;
    const larger = new Uint8Array(Math.max(buffer.length * 2, length + extra));
    larger.set(buffer.subarray(0, length));
    buffer = larger;
  };
  return {
    number: (value) => {
      grow(5);
      let rest = value;
      while (rest >= 128) {
        buffer[length++] = (rest & 127) | 128;
        rest >>>= 7;
      }
      buffer[length++] = rest;
    },
    bytes: (value) => {
      grow(value.length);
      buffer.set(value, length);
      length += value.length;
    },
    length: () => length,
    written: () => buffer.slice(0, length),
  };
}

/** A position in bytes. */
export interface ByteReader {
  readonly number: () => number;
  readonly bytes: (length: number) => Uint8Array;
  readonly isAtEnd: () => boolean;
}

/** Creates a reader of what `byteWriter` wrote. Bytes that are missing read as zero. */
export function byteReader(source: Uint8Array, from = 0, to = source.length): ByteReader {
  let at = from;
  return {
    number: () => {
      let value = 0;
      let shift = 0;
      for (;;) {
        const byte = at < to ? defined(source[at++]) : 0;
        value |= (byte & 127) << shift;
        if (byte < 128) return value >>> 0;
        shift += 7;
      }
    },
    bytes: (length) => {
      const part = source.subarray(at, at + length);
      at += length;
      return part;
    },
    isAtEnd: () => at >= to,
  };
}
