import { itemAt } from "#engine/item-at";

/** A WebSocket frame to write, valid or invalid (RFC 6455 §5.2). */
export type Frame = {
  readonly fin: boolean;
  /** The three reserved bits. */
  readonly rsv: number;
  readonly opcode: number;
  readonly masked: boolean;
  /** Bytes as Latin-1. */
  readonly payload: string;
  /** The encoding of the length, minimal or not. */
  readonly length: "shortest" | "16 bits" | "64 bits";
  /** A length that differs from the length of the payload. */
  readonly claims?: number;
};

const mask = Buffer.from([0x5a, 0xa5, 0x3c, 0xc3]);

/** Writes a frame. */
export function writeFrame({ fin, rsv, opcode, masked, payload, length, claims }: Frame): Buffer {
  const bytes = Buffer.from(payload, "latin1");
  const size = claims ?? bytes.length;
  const form = length !== "shortest" ? length : size < 126 ? "7 bits" : size < 65_536 ? "16 bits" : "64 bits";
  const head = Buffer.alloc({ "7 bits": 2, "16 bits": 4, "64 bits": 10 }[form]);
  head[0] = (fin ? 0x80 : 0) | ((rsv & 7) << 4) | (opcode & 15);
  const flag = masked ? 0x80 : 0;
  if (form === "7 bits") head[1] = flag | size;
  else if (form === "16 bits") {
    head[1] = flag | 126;
    head.writeUInt16BE(size & 0xffff, 2);
  } else {
    head[1] = flag | 127;
    head.writeBigUInt64BE(BigInt.asUintN(64, BigInt(size)), 2);
  }
  if (!masked) return Buffer.concat([head, bytes]);
  return Buffer.concat([head, mask, bytes.map((byte, at) => byte ^ itemAt(mask, at % 4))]);
}

/** Parsed frames, and the errors in them. */
export interface ReadFrames {
  readonly frames: readonly { readonly opcode: number; readonly payload: Buffer }[];
  readonly error?: string;
}

/** Close codes that may be in a frame (RFC 6455 §7.4, and the registry of IANA). */
const isCloseCode = (code: number): boolean =>
  (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) || (code >= 3000 && code <= 4999);

/**
 * Parses the bytes that a server sent after its handshake, strictly. A frame that is cut by the end of the bytes is
 * ignored.
 */
export function readFrames(bytes: Buffer): ReadFrames {
  const frames: { opcode: number; payload: Buffer }[] = [];
  const refused = (error: string): ReadFrames => ({ frames, error });
  let message: { readonly opcode: number; readonly parts: Buffer[] } | undefined;
  let isClosed = false;
  let at = 0;
  while (at + 2 <= bytes.length) {
    const [first = 0, second = 0] = [bytes[at], bytes[at + 1]];
    const opcode = first & 15;
    const fin = (first & 0x80) !== 0;
    if ((first & 0x70) !== 0) return refused("a frame has reserved bits");
    if ((second & 0x80) !== 0) return refused("a frame of the server is masked");
    if (![0, 1, 2, 8, 9, 10].includes(opcode)) return refused(`a frame has the opcode ${opcode}`);
    if (isClosed) return refused("a frame follows the close frame");
    const control = opcode >= 8;
    let size = second & 0x7f;
    let head = 2;
    if (size === 126) {
      if (at + 4 > bytes.length) break;
      size = bytes.readUInt16BE(at + 2);
      head = 4;
    } else if (size === 127) {
      if (at + 10 > bytes.length) break;
      size = Number(bytes.readBigUInt64BE(at + 2));
      head = 10;
    }
    if (control && (!fin || size > 125)) return refused("a control frame is fragmented or too long");
    if (at + head + size > bytes.length) break;
    const payload = bytes.subarray(at + head, at + head + size);
    at += head + size;
    if (opcode === 8) {
      isClosed = true;
      if (size === 1) return refused("a close frame has one byte");
      if (size >= 2 && !isCloseCode(payload.readUInt16BE(0)))
        return refused(`the close code is ${payload.readUInt16BE(0)}`);
      if (size > 2 && !isUtf8(payload.subarray(2))) return refused("the close reason is not UTF-8");
    }
    if (control) {
      frames.push({ opcode, payload });
      continue;
    }
    if (opcode === 0 && message === undefined) return refused("a continuation follows nothing");
    if (opcode !== 0 && message !== undefined) return refused("a message begins within another");
    message ??= { opcode, parts: [] };
    message.parts.push(payload);
    if (!fin) continue;
    const lines = Buffer.concat(message.parts);
    if (message.opcode === 1 && !isUtf8(lines)) return refused("a text message is not UTF-8");
    frames.push({ opcode: message.opcode, payload: lines });
    message = undefined;
  }
  return { frames };
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
