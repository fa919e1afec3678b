import type { ServerResponse } from "node:http";

/** The way of an answer to the reader: its header block and the bytes after it. */
export interface Outbox {
  /** Takes bytes to pass on; false when the reader should be waited for until `drained` is called. */
  write(bytes: Buffer, drained: () => void): boolean;
  /** There are no more bytes. */
  end(): void;
  /** Sends what is held back. What comes later is sent at once. */
  flush(): void;
}

/** Up to so many first bytes are held back to go out with the header block; more are worth a write of their own. */
const heldBytes = 16 * 1024;

/**
 * Opens the way with a header block, a flat list of names and values. The block and the first bytes wait for `flush`,
 * so that a short answer is one write, and one that is complete by then tells its length though the API did not.
 */
export function openOutbox(response: ServerResponse, head: readonly string[], hasLength: boolean): Outbox {
  // Node joins a header block with text alone; bytes beside it are written as a list. Latin-1 has a character for each
  // byte.
  let held = "";
  let isEnded = false;
  let isSent = false;

  const flush = () => {
    if (isSent) return;
    isSent = true;
    const length = isEnded && !hasLength ? ["content-length", String(held.length)] : [];
    response.writeHead(200, [...head, ...length]);
    if (held === "" && !isEnded) response.flushHeaders();
    else {
      // An end with bytes would be written as a list of two parts, of which the second is empty.
      if (held !== "") response.write(held, "latin1");
      // Node would hold the text to write it together with what comes after it in this turn, where nothing comes any
      // more.
      response.socket?.uncork();
    }
    if (isEnded) response.end();
    held = "";
  };
  return {
    write(bytes, drained) {
      if (!isSent && held.length + bytes.length <= heldBytes) {
        held += bytes.toString("latin1");
        return true;
      }
      flush();
      const takesMore = response.write(bytes);
      if (!takesMore) response.once("drain", drained);
      return takesMore;
    },
    end() {
      isEnded = true;
      if (isSent) response.end();
    },
    flush,
  };
}
