import { brotliDecompressSync } from "node:zlib";

/** Returns the bytes that a font file takes once it is unpacked; infinity for a file that can't be unpacked. */
export function unpackedSize(file: Uint8Array): number {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  try {
    const signature = String.fromCharCode(...file.subarray(0, 4));
    if (signature === "wOFF") return sizeOfWoff(view);
    return signature === "wOF2" ? sizeOfWoff2(file, view) : file.length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Each table has its own length (WOFF 1.0 §4). */
function sizeOfWoff(view: DataView): number {
  const tables = view.getUint16(12);
  let size = 0;
  for (let i = 0; i < tables; i++) size += view.getUint32(44 + 20 * i + 12);
  return size;
}

/** Bytes beyond which a stream is not unpacked. */
const most = 32 * 1024 * 1024;

/** All tables are one stream after the directory; its entries have no fixed length (WOFF 2.0 §4 and §5). */
function sizeOfWoff2(file: Uint8Array, view: DataView): number {
  const tables = view.getUint16(12);
  const packed = view.getUint32(20);
  let at = 48;
  let declared = 0;
  const base128 = (): number => {
    for (let value = 0; ; ) {
      const byte = view.getUint8(at++);
      value = value * 128 + (byte & 127);
      if ((byte & 128) === 0) return value;
    }
  };
  for (let i = 0; i < tables; i++) {
    const flags = view.getUint8(at++);
    const tag = flags & 63;
    if (tag === 63) at += 4;
    declared += base128();
    // The tables glyf (10) and loca (11) are transformed in version 0, others in any other one.
    const isTransformed = tag === 10 || tag === 11 ? flags >> 6 === 0 : flags >> 6 !== 0;
    if (isTransformed) declared += base128();
  }
  return declared + brotliDecompressSync(file.subarray(at, at + packed), { maxOutputLength: most }).length;
}
