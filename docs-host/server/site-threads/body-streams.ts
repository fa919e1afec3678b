import type { SentContent } from "./messages.ts";

/** Longest body that is sent whole, in bytes. */
const maxWhole = 2 ** 20;

/** Most bodies that are open at once; the oldest is given up. */
const maxOpen = 16;

/** Bodies of answers that are longer than one message. */
export interface BodyStreams {
  /** Reads a body, the start of it if it is long. */
  readonly open: (body: ReadableStream<Uint8Array> | null) => Promise<SentContent>;
  /** Reads on; without bytes at the end. */
  readonly read: (stream: number) => Promise<{ readonly bytes?: Uint8Array<ArrayBuffer> }>;
  readonly drop: (stream: number) => Promise<void>;
}

/** Creates the bodies of a thread. */
export function bodyStreams(): BodyStreams {
  const open = new Map<number, AsyncGenerator<Uint8Array, void>>();
  let last = 0;
  const drop = async (stream: number): Promise<void> => {
    const parts = open.get(stream);
    open.delete(stream);
    await parts?.return();
  };
  return {
    drop,
    open: async (body) => {
      const parts = partsOf(body);
      const chunks: Uint8Array[] = [];
      let length = 0;
      while (length <= maxWhole) {
        const { done, value } = await parts.next();
        if (done === true) return { kind: "bytes", bytes: new Uint8Array(Buffer.concat(chunks)) };
        chunks.push(value);
        length += value.length;
      }
      last += 1;
      open.set(last, parts);
      const [oldest] = open.keys();
      if (open.size > maxOpen && oldest !== undefined) await drop(oldest);
      return { kind: "stream", bytes: new Uint8Array(Buffer.concat(chunks)), stream: last };
    },
    read: async (stream) => {
      const parts = open.get(stream);
      if (parts === undefined) throw new Error("this body was given up");
      const { done, value } = await parts.next();
      if (done !== true) return { bytes: new Uint8Array(value) };
      open.delete(stream);
      return {};
    },
  };
}

/** Longest part of a body that is sent at once, in bytes. */
const maxPartLength = 2 ** 18;

/** Reads a body in parts that are quickly sent on, however it was written. */
async function* partsOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array, void> {
  if (body === null) return;
  for await (const chunk of body) {
    for (let from = 0; from < chunk.length; from += maxPartLength) yield chunk.subarray(from, from + maxPartLength);
  }
}
