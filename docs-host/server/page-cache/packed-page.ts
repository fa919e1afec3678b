import { createHash } from "node:crypto";
import { constants, crc32, deflateRawSync } from "node:zlib";

/**
 * A compressed page, shared by all readers. Each response inserts its own nonce between the parts, which are not
 * compressed again.
 */
export interface PackedPage {
  /** Bytes of memory. */
  readonly size: number;
  /** A tag of the page without its nonces, which is the same in every process (RFC 9110 §8.8.3). */
  readonly tag: string;
  /** The parts between the nonces, unpacked and deflated. */
  readonly parts: readonly Uint8Array[];
  readonly packed: readonly Uint8Array[];
}

/** Deflate, no flags, no time, no hints, an unknown system (RFC 1952 §2.3). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** A last, empty block (RFC 1951 §3.2.4). */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** Packs a page with a placeholder in place of its nonces. */
export function packPage(text: string, placeholder: string): PackedPage {
  const parts = text.split(placeholder).map((part) => Buffer.from(part));
  // Each part refers to itself only, so that any nonce fits between them.
  const packed = parts.map((part) => deflateRawSync(part, { finishFlush: constants.Z_SYNC_FLUSH }));
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return {
    size: [...parts, ...packed].reduce((sum, { length }) => sum + length, 0),
    tag: hash.digest("base64url").slice(0, 27),
    ...{ parts, packed },
  };
}

/** Returns a page with a nonce. */
export const plainPage = ({ parts }: PackedPage, nonce: string): Uint8Array<ArrayBuffer> =>
  Buffer.concat(between(parts, Buffer.from(nonce)));

/** Returns a page with a nonce as a gzip file (RFC 1952). */
export function gzipPage({ parts, packed }: PackedPage, nonce: string): Uint8Array<ArrayBuffer> {
  const own = Buffer.from(nonce);
  const plain = between(parts, own);
  return Buffer.concat([gzipHeader, ...between(packed, storedBlock(own)), lastBlock, trailer(plain)]);
}

/** Inserts bytes between all parts, and omits empty parts, because `crc32` starts again for them. */
const between = (parts: readonly Uint8Array[], bytes: Buffer): Uint8Array[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [bytes, part])).filter(({ length }) => length > 0);

/** A block of bytes that are not compressed (RFC 1951 §3.2.4). */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** The checksum and the length of the content (RFC 1952 §2.3.1). */
function trailer(content: readonly Uint8Array[]): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(
    content.reduce((sum, part) => crc32(part, sum), 0),
    0,
  );
  bytes.writeUInt32LE(content.reduce((sum, { length }) => sum + length, 0) % 2 ** 32, 4);
  return bytes;
}
