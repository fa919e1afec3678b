import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** Names and values of response headers. */
export interface ResponseHeaders {
  readonly [name: string]: string | number;
}

/** Writes a response to a connection that Node no longer reads as HTTP, and closes the connection. */
export function sendRawResponse(socket: Duplex, status: number, headers: ResponseHeaders, body = ""): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // A client that has disconnected needs no response.
  socket.on("error", () => socket.destroy());
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${body}`);
}
