import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { pageOrigin } from "../caller.testing.ts";
import { capReason, channelPath } from "../wire/wire.ts";
import { connectTo, startProxyAndUpstream } from "./channel.testing.ts";

const MiB = 1024 * 1024;

/** Waits until a condition holds; the timeout of the test is the limit. */
async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(5);
}

describe("messages through the proxy", () => {
  it("arrive completely and in order, 20,000 of them followed by the close", async () => {
    const { port, upstream } = await startProxyAndUpstream();
    const page = connectTo(port, `${upstream.url}/flood?count=20000&close=1`);
    expect(await page.closed).toEqual({ code: 1000, reason: "that was all" });
    expect(page.received).toHaveLength(20_000);
    expect(page.received.every((data, at) => data === `${at} `)).toBe(true);
  });

  it("queue at the API instead of in the proxy while the client doesn't read @nightly", async () => {
    const { port, upstream } = await startProxyAndUpstream({ limits: { channelBufferBytes: MiB } });
    const page = connectTo(port, `${upstream.url}/flood?count=20000&size=1000&close=1`);
    await page.first;
    page.socket.pause();
    const { socket } = await upstream.next();
    // The API is paused while its messages are not delivered.
    let before = -1;
    await waitUntil(() => {
      const isStalled = socket.bufferedAmount > 0 && socket.bufferedAmount === before;
      before = socket.bufferedAmount;
      return isStalled;
    });
    expect(page.received.length).toBeLessThan(20_000);
    page.socket.resume();
    expect(await page.closed).toMatchObject({ code: 1000 });
    expect(page.received).toHaveLength(20_000);
  });

  it("queue at the client while the API doesn't read", async () => {
    const { port, upstream } = await startProxyAndUpstream({ limits: { requestBytes: 2 ** 30 } });
    const page = connectTo(port, `${upstream.url}/stuck`);
    await page.first;
    const block = Buffer.alloc(100_000, 7);
    for (let at = 0; at < 300; at += 1) page.socket.send(block);
    let before = -1;
    await waitUntil(() => {
      const isStalled = page.socket.bufferedAmount > 10 * MiB && page.socket.bufferedAmount === before;
      before = page.socket.bufferedAmount;
      return isStalled;
    });
    const { socket, messages } = await upstream.next();
    socket.resume();
    await waitUntil(() => messages.length === 300);
    expect(messages.every((data) => block.equals(Buffer.from(data)))).toBe(true);
  });

  it.each([1, 4, 5])(
    "end at the cap of %d in both directions together, after the last one is delivered",
    async (cap) => {
      const { port, upstream, entry } = await startProxyAndUpstream({
        limits: { "limit-websocket-messages-per-connection": cap },
      });
      const page = connectTo(port, `${upstream.url}/echo`);
      await page.first;
      page.socket.send("1");
      for (let at = 2; at < 9; at += 1) {
        const echoed = page.message((data) => data === String(at - 1));
        if ((await Promise.race([echoed, page.closed.then(() => "over" as const)])) === "over") break;
        page.socket.send(String(at));
      }
      expect(await page.closed).toEqual({ code: 4000, reason: capReason, note: { type: "capped" } });
      const connection = await upstream.next();
      expect(await connection.closed).toEqual({ code: 1000, reason: capReason });
      expect(connection.messages.length).toBe(Math.ceil(cap / 2));
      expect(page.received.length).toBe(Math.floor(cap / 2));
      const { requestMessages = 0, responseMessages = 0, ...line } = await entry(() => true);
      expect(requestMessages + responseMessages).toBe(cap);
      expect(line).toMatchObject({ closeCode: 4000 });
      expect(line).not.toHaveProperty("cause");
    },
  );

  it("are not capped unless the operator sets a cap", async () => {
    const { port, upstream } = await startProxyAndUpstream();
    const page = connectTo(port, `${upstream.url}/echo`);
    await page.first;
    for (let at = 0; at < 3000; at += 1) page.socket.send(String(at));
    await page.message((data) => data === "2999");
    expect(page.socket.readyState).toBe(page.socket.OPEN);
  });

  it("that exceed the size limit close the channel with code 1009", async () => {
    const { port, upstream, entry } = await startProxyAndUpstream({ limits: { messageBytes: 70_000 } });
    const page = connectTo(port, `${upstream.url}/echo`);
    await page.first;
    page.socket.send("x".repeat(70_000));
    await page.message();
    page.socket.send("x".repeat(70_001));
    expect(await page.closed).toMatchObject({ code: 1009 });
    expect((await (await upstream.next()).closed).code).toBe(1001);
    expect(await entry(() => true)).toMatchObject({ cause: "message-too-large" });
  });
});

describe("when one side disconnects without a close", () => {
  it.each(["/quiet", "/flood", "/stall"])(
    "the client, from %s, the proxy disconnects from the API and keeps serving",
    async (path) => {
      const { port, upstream, entry } = await startProxyAndUpstream();
      const page = connectTo(port, upstream.url + path);
      await (path === "/stall" ? waitUntil(() => upstream.handshakes.length === 1) : page.first);
      page.socket.terminate();
      await waitUntil(() => upstream.open() === 0);
      expect(await entry(() => true)).toMatchObject({ cause: "reader-left" });
      expect(await connectTo(port, `${upstream.url}/echo`).first).toMatchObject({ type: "opened" });
    },
  );

  it("the API, even with a half-open connection, the client receives a close", async () => {
    const { port, upstream } = await startProxyAndUpstream();
    expect(await connectTo(port, `${upstream.url}/half-open`).closed).toMatchObject({
      code: 1014,
      note: { cause: "channel-vanished" },
    });
    await waitUntil(() => upstream.open() === 0);
  });

  it("the client, before the handshake, the proxy keeps no state", async () => {
    const { port, upstream, entry } = await startProxyAndUpstream();
    const page = connectTo(port, `${upstream.url}/echo`, { first: null });
    await once(page.socket, "open");
    page.socket.terminate();
    expect(await entry(() => true)).toMatchObject({ cause: "reader-left" });
    expect(upstream.handshakes).toHaveLength(0);
  });

  it("the client, by no longer answering pings, the proxy disconnects from the API", async () => {
    const { port, upstream, entry } = await startProxyAndUpstream({ limits: { pingMs: 40, idleMs: 40 } });
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    const url = `${upstream.url}/quiet`;
    const lines = [
      `GET ${channelPath}?url=${encodeURIComponent(url)} HTTP/1.1`,
      ...["host: a", "connection: Upgrade", "upgrade: websocket", "sec-websocket-version: 13"],
      ...[`origin: ${pageOrigin}`, "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=="],
    ];
    const handshake = Buffer.from(JSON.stringify({ type: "handshake", url }));
    // A masked text frame of under 126 bytes (RFC 6455 §5.2), with a mask of zeros.
    const frame = Buffer.concat([Buffer.from([0x81, 0x80 | handshake.length, 0, 0, 0, 0]), handshake]);
    expect(handshake.length).toBeLessThan(126);
    socket.write(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), frame]));
    expect((await (await upstream.next()).closed).code).toBe(1001);
    expect(await entry(() => true)).toMatchObject({ cause: "reader-left" });
  });

  it("or violates the protocol, the proxy closes only that channel", async () => {
    const { port, upstream, entry } = await startProxyAndUpstream();
    const healthy = connectTo(port, `${upstream.url}/echo`);
    await healthy.first;
    const invalid = connectTo(port, `${upstream.url}/quiet`);
    await invalid.first;
    // A text frame that is not UTF-8, with a mask of zeros. `ws` stores its socket under this name.
    Reflect.get(invalid.socket, "_socket").write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]));
    expect(await invalid.closed).toMatchObject({ code: 1007 });
    expect(await entry(() => true)).toMatchObject({ cause: "bad-frame" });
    healthy.socket.send("still here");
    expect(await healthy.message()).toBe("still here");
  });
});
