import { createHash } from "node:crypto";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { type Frame, writeFrame } from "../net/frames.ts";

/** One step of a hostile server on a connection. Bytes are Latin-1. */
export type Step =
  | { readonly do: "send"; readonly bytes: string }
  | { readonly do: "wait"; readonly ms: number }
  /** Sends the same bytes repeatedly. */
  | { readonly do: "repeat"; readonly bytes: string; readonly times: number }
  /** Sends a number of megabytes of blanks, compressed to a thousandth, with header and length. */
  | { readonly do: "bomb"; readonly megabytes: number }
  | { readonly do: "frame"; readonly frame: Frame }
  /** Accepts a WebSocket (RFC 6455 §4.2.2), with further headers. */
  | { readonly do: "accept"; readonly headers: string }
  | { readonly do: "end" }
  | { readonly do: "reset" }
  /** Leaves the connection open and sends nothing more. */
  | { readonly do: "hold" };

/** Time after which a connection that is left open is closed, in milliseconds. */
const maxHold = 8000;

const bombs = new Map<number, Buffer>();

const websocketGuid = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/** Performs steps on a socket. Never rejects; ends early if the peer does. */
export async function perform(steps: readonly Step[], socket: Socket, key = ""): Promise<void> {
  const write = async (bytes: Buffer): Promise<void> => {
    if (!socket.writable) return;
    // A peer that does not read must not fill this process's memory.
    if (!socket.write(bytes)) await Promise.race([new Promise((done) => socket.once("drain", done)), sleep(500)]);
  };
  for (const step of steps) {
    if (socket.destroyed) return;
    switch (step.do) {
      case "send":
        await write(Buffer.from(step.bytes, "latin1"));
        break;
      case "wait":
        await sleep(step.ms);
        break;
      case "repeat": {
        const bytes = Buffer.from(step.bytes, "latin1");
        for (let n = 0; n < step.times && socket.writable; n += 1) await write(bytes);
        break;
      }
      case "bomb":
        await write(bombOf(step.megabytes));
        break;
      case "frame":
        await write(writeFrame(step.frame));
        break;
      case "accept": {
        const accept = createHash("sha1").update(`${key}${websocketGuid}`).digest("base64");
        const head = `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n${step.headers}\r\n`;
        await write(Buffer.from(head, "latin1"));
        break;
      }
      case "end":
        socket.end();
        return;
      case "reset":
        socket.resetAndDestroy();
        return;
      case "hold":
        setTimeout(() => socket.destroy(), maxHold).unref();
        return;
    }
  }
  socket.end();
}

function bombOf(size: number): Buffer {
  let bomb = bombs.get(size);
  if (bomb === undefined) {
    const body = gzipSync(Buffer.alloc(size * 1_000_000, " "));
    const head = `HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Encoding: gzip\r\nContent-Length: ${body.length}\r\n\r\n`;
    bomb = Buffer.concat([Buffer.from(head), body]);
    bombs.set(size, bomb);
  }
  return bomb;
}
