import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { guardServer } from "./guard-server.ts";
import { refuseRelaying } from "./refuse-relaying.ts";

/** A server that answers each request with its method and target. */
async function start(prepare: (server: Server) => void = refuseRelaying): Promise<number> {
  const server = createServer((request, response) => {
    if (request.url === "/begin") return void response.write("begun");
    response.end(`${request.method} ${request.url}`);
  });
  prepare(server);
  guardServer(server, { failure: { contentType: "text/plain", text: "" }, onError: () => {} });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port; // a TCP server that listens has an address with a port
}

/** Returns what a server answers to some bytes, until it closes the connection. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write(bytes, "latin1");
  return text(socket);
}

const request = (line: string, ...headers: readonly string[]): string =>
  `${[`${line} HTTP/1.1`, "host: a", ...headers].join("\r\n")}\r\n\r\n`;

const upgrade = ["connection: upgrade", "upgrade: websocket"];

describe("a server that is not a proxy", () => {
  it.each([
    ["a whole address", request("GET http://other.example/"), 400],
    ["a whole address with its own host", request("GET http://a/"), 400],
    ["a whole address with a body", `${request("POST https://a/", "content-length: 4")}body`, 400],
    ["a whole address of a channel", request("GET ws://a/"), 400],
    ["an upgrade at a whole address", request("GET http://a/", ...upgrade), 400],
    ["all of the server", request("OPTIONS *"), 400],
    ["TRACE", request("TRACE /"), 405],
    ["TRACE with an upgrade", request("TRACE /", ...upgrade), 405],
    ["TRACK", request("TRACK /"), 405],
    ["CONNECT", request("CONNECT other.example:443"), 405],
    ["CONNECT to itself", request("CONNECT 127.0.0.1:80"), 405],
  ])("rejects %s with a reason and closes the connection", async (_what, bytes, status) => {
    const port = await start();
    const answer = await answerTo(port, bytes + request("GET /smuggled"));
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head.toLowerCase()).toContain("connection: close");
    expect(/^allow: GET, HEAD, POST/im.test(head)).toBe(status === 405);
    expect(body).toMatch(/\.\n$/);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answer).not.toContain("smuggled");
  });

  it.each(["GET /", "POST //a/", "DELETE /x?http://a/", "OPTIONS /x", "PURGE /"])("serves %s", async (line) => {
    expect(await answerTo(await start(), request(line, "connection: close"))).toMatch(
      new RegExp(`\r\n${line.replace("?", "\\?")}$`, "m"),
    );
  });

  it("formats rejections like its host", async () => {
    const port = await start((server) =>
      refuseRelaying(server, ({ message }) => ({ contentType: "application/json", text: JSON.stringify({ message }) })),
    );
    for (const line of ["CONNECT a:1", "TRACK /", "GET http://a/"]) {
      const answer = await answerTo(port, request(line));
      expect(answer).toContain("content-type: application/json");
      expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toEqual({ message: expect.any(String) });
    }
  });

  it.each([
    ["a method that nobody knows", "BREW / HTTP/1.1\r\n\r\n", 400],
    ["bytes that are not HTTP", "\x16\x03\x01\x02\0\r\n\r\n", 400],
    ["headers that are too long", `GET / HTTP/1.1\r\nx: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ])("responds to %s like Node", async (_what, bytes, status) => {
    const statuses = async (port: number) => (await answerTo(port, bytes)).match(/HTTP\/1\.1 \d+/g);
    expect(await statuses(await start())).toEqual([`HTTP/1.1 ${status}`]);
    expect(await statuses(await start(() => {}))).toEqual([`HTTP/1.1 ${status}`]);
  });

  it("responds to an invalid request after a complete response", async () => {
    const socket = connect(await start(), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write(request("GET /"));
    await once(socket, "data");
    socket.write("TRACK / HTTP/1.1\r\n\r\n");
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 /);
  });

  it.each(["TRACK / HTTP/1.1\r\n\r\n", "BREW / HTTP/1.1\r\n\r\n"])(
    "writes nothing into a response that has started: %j",
    async (bytes) => {
      const port = await start();
      const socket = connect(port, "127.0.0.1");
      onTestFinished(() => void socket.destroy());
      socket.write(request("GET /begin"));
      let answer = "";
      socket.on("data", (data) => {
        answer += data;
      });
      socket.on("error", () => {});
      await expect.poll(() => answer).toContain("begun");
      socket.write(bytes);
      await once(socket, "close");
      expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    },
  );
});
