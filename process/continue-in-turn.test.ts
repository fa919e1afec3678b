import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { guardServer } from "./guard-server.ts";

/** A server that responds at once to GET and, to POST, with the body. Returns all that it sends for some bytes. */
async function exchange(bytes: string): Promise<string> {
  const server = createServer(async (request, response) => {
    response.end(request.method === "GET" ? "page" : `body: ${await text(request)}`);
  });
  guardServer(server, { failure: { contentType: "text/plain", text: "" }, onError: () => {} });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1"); // a TCP server has an address with a port
  socket.write(bytes, "latin1");
  return (await text(socket)).replace(/^[\w-]+: .*\r\n|^\r\n/gm, "");
}

const expecting = (method: string, body: string, more = ""): string =>
  `${method} / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n${more}\r\n${body}`;
const page = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
const last = "Connection: close\r\n";

describe("100 Continue", () => {
  it("precedes the response to a request that expects it", async () => {
    expect(await exchange(expecting("POST", "four", last))).toBe(
      "HTTP/1.1 100 Continue\r\nHTTP/1.1 200 OK\r\nbody: four",
    );
  });

  it("does not interrupt earlier responses, and closes the connection if it is too late", async () => {
    // The client may or may not send the body, so a request behind it could be read as its body, or the reverse.
    expect(await exchange(page + expecting("GET", "four") + page)).toBe(
      "HTTP/1.1 200 OK\r\npageHTTP/1.1 200 OK\r\npage",
    );
  });

  it("follows the previous response", async () => {
    expect(await exchange(page + expecting("POST", "four", last))).toBe(
      "HTTP/1.1 200 OK\r\npageHTTP/1.1 100 Continue\r\nHTTP/1.1 200 OK\r\nbody: four",
    );
  });
});
