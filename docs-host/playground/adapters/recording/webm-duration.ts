import { itemAt } from "#engine/item-at";

/** The elements of WebM that matter here, by their ids (RFC 9559 §5, with the marker bits). */
const ids = {
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  cues: 0x1c53bb6b,
} as const;

/** Elements that contain others; a recorder leaves their sizes open. */
const opened: readonly number[] = [ids.segment, ids.cluster, ids.blockGroup];

interface Element {
  readonly id: number;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

/** Reads a number of variable length (RFC 8794 §4); its marker bit is kept if `marked`. */
function readVint(bytes: Uint8Array, at: number, marked: boolean): { value: number; end: number; open: boolean } {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) throw new RangeError("no number of variable length");
  let value = marked ? first : first & (0xff >> length);
  let open = (first | (0xff << (8 - length))) % 256 === 255;
  for (let i = at + 1; i < at + length; i += 1) {
    const byte = bytes[i] ?? 0;
    value = value * 256 + byte;
    open &&= byte === 255;
  }
  return { value, end: at + length, open };
}

/** Lists the elements in document order, each container before its content. */
function elementsOf(bytes: Uint8Array, from = 0, to = bytes.length): readonly Element[] {
  const found: Element[] = [];
  for (let at = from; at < to; ) {
    const { value: id, end: idEnd } = readVint(bytes, at, true);
    const { value: size, end: content, open } = readVint(bytes, idEnd, false);
    const enters = opened.includes(id);
    const end = enters ? content : content + size;
    if ((open && !enters) || end > to) throw new RangeError("an element without an end");
    found.push({ id, start: at, content, end });
    at = end;
  }
  return found;
}

const uintIn = (bytes: Uint8Array, { content, end }: Element): number =>
  bytes.subarray(content, end).reduce((sum, byte) => sum * 256 + byte, 0);

/** The milliseconds of one frame of Opus, by its configuration (RFC 6716 §3.1, table 2): SILK, both, CELT. */
function frameLength(config: number): number {
  if (config < 12) return itemAt([10, 20, 40, 60], config % 4);
  if (config < 16) return itemAt([10, 20], config % 2);
  return itemAt([2.5, 5, 10, 20], config % 4);
}

/** The milliseconds of one packet of Opus; its first byte tells frames and their length (RFC 6716 §3.1). */
function packetLength(packet: Uint8Array): number {
  const [toc = 0, counted = 0] = packet;
  const frames = itemAt([1, 2, 2, counted & 0x3f], toc & 3);
  return frames * frameLength(toc >> 3);
}

/** Where the last packet ends, in ticks of `scale` nanoseconds. */
function lastEnd(bytes: Uint8Array, elements: readonly Element[], scale: number): number {
  let cluster = 0;
  let last = 0;
  for (const element of elements) {
    if (element.id === ids.timestamp) cluster = uintIn(bytes, element);
    if (element.id !== ids.simpleBlock && element.id !== ids.block) continue;
    // Track, a signed time after its cluster's, flags, and then the packet (RFC 9559 §10).
    const { end } = readVint(bytes, element.content, false);
    const offset = new DataView(bytes.buffer, bytes.byteOffset + end).getInt16(0);
    last = Math.max(last, cluster + offset + (packetLength(bytes.subarray(end + 3, element.end)) * 1e6) / scale);
  }
  return last;
}

/** The header of an element with its size in eight bytes. */
function header(id: number, size: number): readonly number[] {
  const bytes = new Uint8Array(12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, id);
  view.setBigUint64(4, (1n << 56n) | BigInt(size));
  return [...bytes.subarray(bytes.findIndex((byte) => byte !== 0))];
}

function written(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const elements = elementsOf(bytes);
  const segment = elements.find(({ id }) => id === ids.segment);
  const info = elements.find(({ id }) => id === ids.info);
  if (segment === undefined || info === undefined) throw new RangeError("no WebM");
  const facts = elementsOf(bytes, info.content, info.end);
  const scaled = facts.find(({ id }) => id === ids.timestampScale);
  const duration = new Uint8Array(8);
  const ticks = lastEnd(bytes, elements, scaled === undefined ? 1e6 : uintIn(bytes, scaled));
  new DataView(duration.buffer).setFloat64(0, ticks);
  const retained = facts
    .filter(({ id }) => id !== ids.duration)
    .flatMap(({ start, end }) => [...bytes.subarray(start, end)]);
  const reported = [...retained, ...header(ids.duration, 8), ...duration];
  // Places of other elements, which have moved; the segment ends with the file.
  const isDropped = ({ id }: Element): boolean => id === ids.seekHead || id === ids.cues;
  const parts = elements.flatMap((element): (Uint8Array | readonly number[])[] => {
    if (element === segment) return [bytes.subarray(element.start, element.start + 4), [0x01, ...Array(7).fill(255)]];
    if (element === info) return [header(ids.info, reported.length), reported];
    return isDropped(element) ? [] : [bytes.subarray(element.start, element.end)];
  });
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

/**
 * Writes the duration into a recording of Opus in WebM. Browsers leave it out; with it, players show the length and can
 * seek. A file that can't be parsed stays unchanged.
 */
export function withDuration(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  try {
    return written(bytes);
  } catch (error) {
    if (error instanceof RangeError) return bytes;
    throw error;
  }
}
