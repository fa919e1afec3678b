import { connect, type Socket } from "node:net";

/** The endings of a connection by its client. */
export type Leaving =
  /** Half-closes it once the server has been silent for a moment. */
  | "after the answer"
  /** Half-closes it at once. */
  | "half"
  /** It waits for the server to end the connection. */
  | "last"
  /** It breaks the connection. */
  | "reset";

/** One connection of a client that writes bytes unchanged. */
export interface Exchange {
  readonly port: number;
  /** Written one after the other, each in its own packet. */
  readonly pieces: readonly Buffer[];
  /** Time between two pieces, in milliseconds. */
  readonly pause: number;
  readonly leaving: Leaving;
  /** The client's own address on this machine, if the caller matters. */
  readonly from?: string | undefined;
  /** Called with all bytes so far whenever some arrive; its result is written. */
  readonly react?: (bytes: Buffer) => Buffer | undefined;
}

/** The bytes that came back. */
export interface Exchanged {
  readonly bytes: Buffer;
  readonly ending: "ended" | "reset" | "refused";
}

/** Silence of a server after which its client leaves, in milliseconds. */
const quiet = 150;

/** Maximum number of stored bytes of a response. */
const maxKept = 4_000_000;

/** Opens a connection, writes, reads until the server ends it. Never rejects. */
export function exchange({ port, pieces, pause, leaving, from, react }: Exchange): Promise<Exchanged> {
  return new Promise((resolve) => {
    const socket = connect({
      port,
      host: "127.0.0.1",
      ...(from === undefined ? {} : { localAddress: from }),
      allowHalfOpen: true,
    });
    let chunks: Buffer[] = [];
    let kept = 0;
    let isOpen = false;
    let error: NodeJS.ErrnoException | undefined;
    let timer: NodeJS.Timeout | undefined;
    const bytes = (): Buffer => {
      if (chunks.length > 1) chunks = [Buffer.concat(chunks)];
      return chunks[0] ?? Buffer.alloc(0);
    };
    const leaveSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => socket.end(), quiet);
    };
    let hasSent = false;
    socket.setNoDelay(true);
    socket.on("connect", () => {
      isOpen = true;
      void send(socket, pieces, pause).then(() => {
        hasSent = true;
        if (leaving === "reset") socket.resetAndDestroy();
        else if (leaving === "half") socket.end();
        else if (leaving === "after the answer") leaveSoon();
      });
    });
    socket.on("data", (chunk: Buffer) => {
      if (kept < maxKept) chunks.push(chunk);
      kept += chunk.length;
      const more = react?.(bytes());
      if (more !== undefined && socket.writable) socket.write(more);
      if (hasSent && leaving === "after the answer") leaveSoon();
    });
    socket.on("end", () => socket.end());
    socket.on("error", (thrown: NodeJS.ErrnoException) => {
      error = thrown;
    });
    socket.on("close", () => {
      clearTimeout(timer);
      resolve({ bytes: bytes(), ending: error === undefined ? "ended" : isOpen ? "reset" : "refused" });
    });
  });
}

async function send(socket: Socket, pieces: readonly Buffer[], pause: number): Promise<void> {
  for (const [at, piece] of pieces.entries()) {
    if (!socket.writable) return;
    if (at > 0 && pause > 0) await new Promise((done) => setTimeout(done, pause));
    if (socket.writable) socket.write(piece);
  }
}
