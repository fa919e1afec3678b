import type { ServerResponse } from "node:http";

/** The way of an answer to the reader: its header block and the bytes after it. */
export interface Outbox {
  /** Takes bytes to pass on; false when the reader should be waited for until `drained` is called. */
  write(bytes: Buffer, drained: () => void): boolean;
  /** There are no more bytes. */
  end(): void;
  /** Sends buffered bytes. Later bytes are sent at once. */
  flush(): void;
}

/**
 * Maximum number of first bytes that are buffered to be sent with the header block. More bytes are worth a separate
 * write.
 */
const heldBytes = 16 * 1024;

/**
 * Opens a response with a header block, a flat list of names and values. The block and the first bytes wait for
 * `flush`, so that a short answer is one write, and gets a content length even if the API did not send one.
 */
export function openOutbox(response: ServerResponse, head: readonly string[], hasLength: boolean): Outbox {
  // Node joins a header block with text only; a buffer would be a second write. Latin-1 has a character for each byte.
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
      // Node would buffer the text until the end of this turn, in which no more follows.
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
