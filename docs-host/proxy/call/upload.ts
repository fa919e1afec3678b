import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";

/** The callbacks of an upload. */
export interface UploadEvents {
  /** Called with the number of bytes that were read. */
  readonly moved: (bytes: number) => void;
  /** The reader's body is complete. */
  readonly complete: () => void;
  /** Called once the body exceeds the limit; the rest is not passed on. */
  readonly tooLarge: () => void;
}

/**
 * Creates a stream of a call's body. The HTTP client consumes it and destroys it on failure, which leaves the reader's
 * connection open. It reads only as fast as it is consumed.
 */
export function openUpload(request: IncomingMessage, limit: number, events: UploadEvents): Readable {
  let size = 0;
  const body = new Readable({ read: () => void request.resume() });
  const take = (chunk: Buffer) => {
    if (body.destroyed) return;
    size += chunk.length;
    events.moved(chunk.length);
    if (size > limit) events.tooLarge();
    else if (!body.push(chunk)) request.pause();
  };
  const finish = () => {
    if (body.destroyed) return;
    events.complete();
    body.push(null);
  };
  request.pause().on("data", take).on("end", finish);
  body.once("close", () => request.off("data", take).off("end", finish));
  // The HTTP client destroys the body with the error that it reports for the whole call; here it would be reported
  // twice.
  body.on("error", () => {});
  return body;
}

/** Returns true if a call has a body, by its own framing. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Reads and throws away the rest of a body that no one wants, so that the answer reaches a reader who is still sending;
 * after `ms` the connection is cut.
 */
export function discardRest(request: IncomingMessage, ms: number): void {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.socket.destroy(), ms);
  request.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer));
  request.resume();
}
