import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { connectTo, startProxyAndUpstream } from "./channel.testing.ts";

describe("a channel through the proxy", () => {
  it("opens when the API has accepted, and forwards text and binary messages unchanged in both directions", async () => {
    const { port, upstream } = await startProxyAndUpstream();
    const page = connectTo(port, `${upstream.url}/echo?key=a%20b`);
    expect(await page.first).toMatchObject({ type: "opened", protocol: "", messageBytes: 1_048_576, dropped: [] });
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    for (const sent of ["", "héllo 🌻", bytes, Buffer.alloc(0), "last"]) page.socket.send(sent);
    await page.message((data) => data === "last");
    expect(page.received).toEqual(["", "héllo 🌻", bytes, Buffer.alloc(0), "last"]);
    expect(upstream.accepted[0]?.url).toBe("/echo?key=a%20b");
  });

  it("forwards the close code and reason of either side to the other", async () => {
    const { port, upstream } = await startProxyAndUpstream();
    for (const [code, reason] of [
      [1000, "done"],
      [1001, ""],
      [1011, "out of soil"],
      [3000, "registered"],
      [4999, "own"],
    ] as const) {
      const page = connectTo(port, `${upstream.url}/close?code=${code}&reason=${encodeURIComponent(reason)}`);
      expect(await page.closed).toEqual({ code, reason });
    }
    const page = connectTo(port, `${upstream.url}/quiet`);
    await page.first;
    page.socket.close(3333, "enough");
    expect(await page.closed).toEqual({ code: 3333, reason: "enough" });
    expect(await upstream.accepted.at(-1)?.closed).toEqual({ code: 3333, reason: "enough" });
  });

  it("forwards a close without a code", async () => {
    const { port, upstream, entry } = await startProxyAndUpstream();
    expect(await connectTo(port, `${upstream.url}/close`).closed).toEqual({ code: 1005, reason: "" });
    const page = connectTo(port, `${upstream.url}/quiet`);
    await page.first;
    page.socket.close();
    expect(await upstream.accepted.at(-1)?.closed).toEqual({ code: 1005, reason: "" });
    expect(await entry(({ closeCode }) => closeCode === 1005)).not.toHaveProperty("cause");
  });

  it("offers the subprotocols of the handshake and reports the selected one", async () => {
    const { port, upstream } = await startProxyAndUpstream();
    const headers = { "Sec-WebSocket-Protocol": "seed.v1, seed.v2", "X-Pot": "clay" };
    const page = connectTo(port, `${upstream.url}/echo`, { headers });
    expect(await page.first).toMatchObject({ type: "opened", protocol: "seed.v2" });
    expect(upstream.accepted[0]?.headers).toMatchObject({
      "sec-websocket-protocol": "seed.v1,seed.v2",
      "x-pot": "clay",
      "user-agent": "callboard-playground",
    });
  });

  it("drops headers that browsers control, and reports them", async () => {
    const { port, upstream } = await startProxyAndUpstream();
    const headers = {
      Origin: "https://evil.example",
      Host: "evil.example",
      Connection: "X-Hop",
      "X-Hop": "1",
      "Sec-WebSocket-Extensions": "permessage-deflate",
      "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
      Authorization: "Bearer t0ken",
      Cookie: "key=entered",
    };
    const page = connectTo(port, `${upstream.url}/echo`, { headers });
    expect(await page.first).toMatchObject({
      dropped: ["origin", "host", "connection", "x-hop", "sec-websocket-extensions", "sec-websocket-key"],
    });
    const receivedHeaders = upstream.accepted[0]?.headers;
    expect(receivedHeaders).toMatchObject({
      authorization: "Bearer t0ken",
      cookie: "key=entered",
      connection: "Upgrade",
    });
    expect(receivedHeaders?.host).toBe(`127.0.0.1:${upstream.port}`);
    for (const name of ["origin", "x-hop", "sec-websocket-extensions"])
      expect(receivedHeaders).not.toHaveProperty(name);
    expect(page.socket.extensions).toBe("");
  });

  it("queues messages that a page sends before the API has accepted, without loss", async () => {
    const { port, upstream } = await startProxyAndUpstream();
    const page = connectTo(port, `${upstream.url}/echo`);
    await once(page.socket, "open");
    for (let at = 0; at < 2000; at += 1) page.socket.send(`${at} ${"x".repeat(100)}`);
    await page.message((data) => String(data).startsWith("1999 "));
    expect(page.received.map((data) => Number.parseInt(String(data), 10))).toEqual(
      Array.from({ length: 2000 }, (_, at) => at),
    );
  });

  it("logs its API, the transferred bytes and the close code", async () => {
    const { port, upstream, entry } = await startProxyAndUpstream();
    const page = connectTo(port, `${upstream.url}/echo`);
    page.socket.once("open", () => page.socket.send("12345"));
    await page.message();
    page.socket.close(1000);
    const { requestId, originLatencyMs, responseTimeMs, totalMs, ...rest } = await entry(() => true);
    expect(rest).toEqual({
      ...{ apiId: "api0", environmentId: "env0", status: 101, closeCode: 1000 },
      ...{ requestBytes: 5, responseBytes: 5, requestMessages: 1, responseMessages: 1 },
    });
  });
});
