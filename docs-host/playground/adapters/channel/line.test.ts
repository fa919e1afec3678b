import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { type AnyEventObject, createActor, setup } from "xstate";
import type { LineCommand, LineEnd, LineEvent, LineInput } from "#machines";
import { pageOrigin, type RunOptions, startProxy } from "../../../proxy/caller.testing.ts";
import { startProxyAndUpstream, startUpstream } from "../../../proxy/channel/channel.testing.ts";
import { directLine, type ProxyConnectionDeps, proxyLine } from "./line.ts";

/** Dependencies of a page in Node: a real socket that sends an Origin header, as a browser would. */
const deps: ProxyConnectionDeps = {
  connect: (url, protocols) => new WebSocket(url, [...protocols], { origin: pageOrigin }),
  fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, origin: pageOrigin } }),
  now: () => 7,
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  pageOrigin,
};

type LineActor = ReturnType<typeof directLine>;

/** Runs a connection under a parent actor that records every event. */
function run(
  line: LineActor,
  url: string,
  input: Partial<Omit<LineInput, "handshake">> & { headers?: LineInput["handshake"]["headers"] } = {},
) {
  const { headers = [], ...rest } = input;
  /** `reported` lists each message separately; `types` lists the types of the events as they were sent. */
  const reported: LineEvent[] = [];
  const types: LineEvent["type"][] = [];
  const watchers = new Set<() => void>();
  const parent = createActor(
    setup({ actors: { line } }).createMachine({
      invoke: { id: "line", src: "line", input: { handshake: { url, headers }, ...rest } },
      on: {
        "*": {
          actions: ({ event }: { event: AnyEventObject }) => {
            // The parent receives events of the connection only.
            const one = event as LineEvent;
            if (one.type !== "line.messages") reported.push(one);
            else for (const message of one.messages) reported.push({ type: "line.messages", messages: [message] });
            types.push(one.type);
            for (const check of watchers) check();
          },
        },
      },
    }),
  );
  parent.start();
  onTestFinished(() => void parent.stop());
  const received = <T extends LineEvent["type"]>(
    type: T,
    matches: (event: Extract<LineEvent, { type: T }>) => boolean = () => true,
  ) =>
    new Promise<Extract<LineEvent, { type: T }>>((resolve) => {
      const check = () => {
        // The type selects the events.
        const found = reported.find((event) => event.type === type && matches(event as never)) as never;
        if (found === undefined) return;
        watchers.delete(check);
        resolve(found);
      };
      watchers.add(check);
      check();
    });
  const send = (command: LineCommand) => parent.getSnapshot().children.line?.send(command);
  return { reported, types, received, send, stop: () => parent.stop() };
}

async function through(options: RunOptions = {}, apiId?: string) {
  const running = await startProxyAndUpstream(options);
  const lineDeps = { ...deps, ...(apiId !== undefined && { apiId }) };
  return { ...running, line: proxyLine(`http://127.0.0.1:${running.port}/`, lineDeps) };
}

describe("a channel connection through the proxy", () => {
  it("reports the open connection, sends queued messages in order, and forwards messages in both directions", async () => {
    const { line, upstream } = await through();
    const headers = [
      ["Authorization", "Bearer s3cret"],
      ["X-Pot", "clay"],
      ["x-pot", "glass"],
      ["Host", "evil.example"],
      ["Sec-WebSocket-Protocol", "two"],
    ] as const;
    const { reported, received, send } = run(line, `${upstream.url}/echo?key=s3cret`, { headers, protocols: ["one"] });
    const bytes = new Uint8Array([0, 255, 128]);
    send({ type: "line.send", id: 1, data: "first" });
    send({ type: "line.send", id: 1, data: bytes });
    await received("line.opened");
    send({ type: "line.send", id: 1, data: "last" });
    await received("line.messages", ({ messages }) => messages[0]?.data === "last");
    expect(reported).toEqual([
      { type: "line.opened", protocol: "two", unsent: ["host"] },
      { type: "line.messages", messages: [{ data: "first", at: 7 }] },
      { type: "line.messages", messages: [{ data: bytes, at: 7 }] },
      { type: "line.messages", messages: [{ data: "last", at: 7 }] },
    ]);
    expect(upstream.accepted[0]).toMatchObject({
      url: "/echo?key=s3cret",
      headers: {
        authorization: "Bearer s3cret",
        "x-pot": "clay, glass",
        "sec-websocket-protocol": "one,two",
      },
    });
  });

  it("keeps credentials out of its URL", async () => {
    const urls: string[] = [];
    const line = proxyLine("/api/proxy", {
      ...deps,
      connect: (url, protocols) => {
        urls.push(url);
        return deps.connect("ws://127.0.0.1:1", protocols);
      },
    });
    run(line, "wss://api.example/v1/talk?key=s3cret#part");
    expect(urls).toEqual(["wss://docs.example/api/proxy/channel?url=wss%3A%2F%2Fapi.example%2Fv1%2Ftalk"]);
  });

  it("names the API of its channel, so that environments of other APIs don't apply", async () => {
    const { upstream, line } = await through({}, "api0");
    const { received } = run(line, `${upstream.url}/echo`);
    expect(await received("line.opened")).toMatchObject({ type: "line.opened" });
    const other = await through({}, "other");
    const refused = await run(other.line, `${other.upstream.url}/echo`).received("line.closed");
    expect(refused).toMatchObject({ ended: "failed", why: { cause: "not-registered" } });
  });

  it("reads control messages from the proxy only, even if the API sends identical text", async () => {
    const { line, upstream } = await through();
    const { received, send } = run(line, `${upstream.url}/echo`);
    const forged = '{"type":"capped"}';
    send({ type: "line.send", id: 1, data: forged });
    expect(await received("line.messages")).toMatchObject({ messages: [{ data: forged }] });
    send({ type: "line.close" });
    expect(await received("line.closed")).toEqual({ type: "line.closed", code: 1000, reason: "", ended: "normal" });
  });

  it.each([
    ["/close?code=1000&reason=bye", { code: 1000, reason: "bye", ended: "normal" }],
    ["/close", { code: 1005, reason: "", ended: "normal" }],
    [
      "/close?code=4001&reason=out%20of%20soil",
      { code: 4001, reason: "out of soil", ended: "failed", why: { cause: "closed-by-api", message: "out of soil" } },
    ],
    ["/close?code=1001", { code: 1001, ended: "failed", why: { cause: "closed-by-api" } }],
    ["/close?code=1008", { code: 1008, ended: "failed", why: expect.not.objectContaining({ who: "provider" }) }],
    ["/close?code=1011", { code: 1011, ended: "lost", why: { cause: "closed-by-api", who: "provider" } }],
    ["/close?code=4000&reason=END%20OF%20SAMPLE%20SESSION", { code: 4000, ended: "failed" }],
    ["/status/503", { ended: "lost", why: { cause: "channel-refused" } }],
    ["/vanish", { code: 1014, ended: "lost", why: { cause: "channel-vanished", who: "provider" } }],
    [
      "/status/401",
      {
        ended: "failed",
        why: {
          cause: "channel-unauthorized",
          who: "reader",
          message: "The API did not accept the credentials of this connection. It responded with status 401.",
        },
      },
    ],
  ])("reports the end of %s once", async (path, ending) => {
    const { line, upstream } = await through();
    const { reported, received } = run(line, upstream.url + path);
    expect(await received("line.closed")).toMatchObject(ending);
    expect(reported.filter(({ type }) => type === "line.closed")).toHaveLength(1);
  });

  it("reports the message cap as the end of a sample session, not as a failure", async () => {
    const { line, upstream } = await through({ limits: { "limit-websocket-messages-per-connection": 2 } });
    const { received, send } = run(line, `${upstream.url}/echo`);
    send({ type: "line.send", id: 1, data: "hello" });
    expect(await received("line.closed")).toEqual({
      type: "line.closed",
      ...{ code: 4000, reason: "END OF SAMPLE SESSION", ended: "capped" },
    });
    expect(await received("line.messages")).toMatchObject({ messages: [{ data: "hello" }] });
  });

  it("closes normally on request with any code that a page may use, even while connecting", async () => {
    const { line, upstream } = await through();
    const own = run(line, `${upstream.url}/quiet`);
    await own.received("line.opened");
    own.send({ type: "line.close", code: 4321, reason: "enough" });
    own.send({ type: "line.send", id: 7, data: "too late" });
    expect(await own.received("line.refused")).toMatchObject({ id: 7, why: { cause: "line-closing" } });
    expect(await own.received("line.closed")).toMatchObject({ code: 4321, reason: "enough", ended: "normal" });
    expect(await upstream.accepted[0]?.closed).toEqual({ code: 4321, reason: "enough" });

    const unfit = run(line, `${upstream.url}/quiet`);
    await unfit.received("line.opened");
    unfit.send({ type: "line.close", code: 1001, reason: "é".repeat(62) });
    expect(await unfit.received("line.closed")).toMatchObject({ code: 1000, reason: "", ended: "normal" });

    const unopened = run(line, `${upstream.url}/stall`);
    unopened.send({ type: "line.send", id: 8, data: "never" });
    unopened.send({ type: "line.close" });
    expect(await unopened.received("line.closed")).toMatchObject({ ended: "normal" });
    expect(await unopened.received("line.refused")).toMatchObject({ id: 8 });
  });

  it("refuses messages that are too large and a full send queue, and stays open", async () => {
    const { line, upstream } = await through({ limits: { messageBytes: 1000 } });
    const { reported, received, send } = run(line, `${upstream.url}/echo`);
    send({ type: "line.send", id: 1, data: "é".repeat(501) });
    send({ type: "line.send", id: 1, data: new Uint8Array(8 * 1024 * 1024) });
    expect(await received("line.refused")).toMatchObject({ why: { cause: "line-full" } });
    await received("line.refused", ({ why }) => why.cause === "message-too-large");
    send({ type: "line.send", id: 1, data: "é".repeat(500) });
    await received("line.messages");
    expect(reported.map(({ type }) => type)).toEqual(["line.refused", "line.opened", "line.refused", "line.messages"]);
  });

  it("delivers a burst of messages in batches, in order, and completely before the close", async () => {
    const { line, upstream } = await through();
    const { reported, types, received, send } = run(line, `${upstream.url}/echo`);
    await received("line.opened");
    const texts = Array.from({ length: 300 }, (_, at) => String(at));
    for (const [id, data] of texts.entries()) send({ type: "line.send", id, data });
    await received("line.messages", ({ messages }) => messages[0]?.data === "299");
    upstream.accepted[0]?.socket.send("last words");
    upstream.accepted[0]?.socket.close(1000);
    await received("line.closed");
    const messages = reported.flatMap((event) => (event.type === "line.messages" ? event.messages : []));
    expect(messages.map(({ data }) => data)).toEqual([...texts, "last words"]);
    expect(types.filter((type) => type === "line.messages").length).toBeLessThan(150);
    expect(types.at(-1)).toBe("line.closed");
  });

  it("closes after the last message within the cap and refuses later messages", async () => {
    const { line, upstream } = await through();
    const { reported, received, send } = run(line, `${upstream.url}/echo`, { cap: 3 });
    await received("line.opened");
    for (const id of [1, 2]) send({ type: "line.send", id, data: String(id) });
    expect(await received("line.closed")).toEqual({ type: "line.closed", code: 1000, reason: "", ended: "capped" });
    expect(reported.map(({ type }) => type)).toEqual(["line.opened", "line.messages", "line.closed"]);

    const short = run(line, `${upstream.url}/echo`, { cap: 1 });
    await short.received("line.opened");
    for (const id of [1, 2]) short.send({ type: "line.send", id, data: String(id) });
    await short.received("line.closed");
    expect(short.reported.slice(1)).toMatchObject([{ type: "line.refused", id: 2 }, { ended: "capped" }]);
    expect((await upstream.accepted.at(-1)?.closed)?.code).toBe(1000);
  });

  it("disconnects from the API when its actor stops, and reports nothing after that", async () => {
    const { line, upstream } = await through();
    const { reported, received, stop } = run(line, `${upstream.url}/echo`);
    await received("line.opened");
    stop();
    expect((await upstream.accepted[0]?.closed)?.code).toBeGreaterThan(1000);
    expect(reported).toHaveLength(1);
  });

  it.each<[string, (port: number) => string, RunOptions, string, LineEnd]>([
    ["nothing listens", () => "http://127.0.0.1:1/", {}, "proxy-unreachable", "lost"],
    ["the origin is not allowed", (port) => `http://127.0.0.1:${port}/`, { pageOrigins: [] }, "bad-origin", "failed"],
    [
      "rate limited",
      (port) => `http://127.0.0.1:${port}/`,
      { limits: { clientPerMinute: 1 } },
      "too-many-requests",
      "lost",
    ],
    ["upgrades are blocked", (port) => `http://127.0.0.1:${port}/elsewhere`, {}, "no-upgrades", "failed"],
  ])("reports why the proxy could not be reached: %s", async (_, urlOf, options, cause, ended) => {
    const { port } = await startProxy(options);
    const line = proxyLine(urlOf(port), deps);
    if (cause === "too-many-requests") await run(line, "ws://127.0.0.1:1").received("line.closed");
    expect(await run(line, "ws://127.0.0.1:1").received("line.closed")).toMatchObject({ ended, why: { cause } });
  });

  it("recognizes a server that is not the proxy", async () => {
    const server = createServer((_, response) => response.writeHead(404).end()).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once("listening", resolve));
    // A TCP server that listens has an address with a port.
    const { port } = server.address() as AddressInfo;
    const line = proxyLine(`http://127.0.0.1:${port}/`, deps);
    expect(await run(line, "ws://127.0.0.1:1").received("line.closed")).toMatchObject({ why: { cause: "no-proxy" } });
  });

  it("times out if opening takes too long", async () => {
    const { line: _, upstream, port } = await through();
    let openLate = () => {};
    const line = proxyLine(`http://127.0.0.1:${port}/`, {
      ...deps,
      after: (_ms, act) => {
        openLate = act;
        return () => {};
      },
    });
    const { received } = run(line, `${upstream.url}/stall`);
    openLate();
    expect(await received("line.closed")).toMatchObject({ code: 1006, ended: "lost", why: { cause: "line-timeout" } });
  });
});

describe("a channel connection without the proxy", () => {
  const line = directLine(deps);

  it("sends what a browser can send, and reports the headers that it can't", async () => {
    const upstream = await startUpstream();
    const headers = [
      ["Authorization", "Bearer s3cret"],
      ["Sec-WebSocket-Protocol", "token.abc"],
    ] as const;
    const { received, send } = run(line, `${upstream.url.replace("ws", "http")}/echo?key=1`, { headers });
    expect(await received("line.opened")).toEqual({
      type: "line.opened",
      ...{ protocol: "token.abc", unsent: ["Authorization"] },
    });
    send({ type: "line.send", id: 1, data: "hello" });
    expect(await received("line.messages")).toMatchObject({ messages: [{ data: "hello" }] });
    expect(upstream.accepted[0]?.url).toBe("/echo?key=1");
    expect(upstream.accepted[0]?.headers).not.toHaveProperty("authorization");
    send({ type: "line.close" });
    expect(await received("line.closed")).toMatchObject({ code: 1000, ended: "normal" });
  });

  it("names the unsent headers if the API refuses the connection", async () => {
    const upstream = await startUpstream();
    const { received } = run(line, `${upstream.url}/status/401`, { headers: [["X-Key", "s3cret"]] });
    const { why } = await received("line.closed");
    expect(why).toMatchObject({ cause: "api-unreachable", advice: expect.stringContaining("X-Key") });
    expect(JSON.stringify(why)).not.toContain("s3cret");
  });

  it("is closed while it opens", async () => {
    const upstream = await startUpstream();
    const { received, send } = run(line, `${upstream.url}/stall`);
    send({ type: "line.close" });
    expect(await received("line.closed")).toMatchObject({ code: 1006 });
  });

  it("distinguishes a normal close from an application close code and a lost connection", async () => {
    const upstream = await startUpstream();
    const { received } = run(line, `${upstream.url}/close?code=4003&reason=weeds`);
    expect(await received("line.closed")).toMatchObject({ code: 4003, why: { message: "weeds" } });
    const broken = run(line, `${upstream.url}/vanish`);
    expect(await broken.received("line.closed")).toMatchObject({
      code: 1006,
      ended: "lost",
      why: { cause: "line-broken" },
    });
  });

  it.each([
    ["not a url", [], pageOrigin, "bad-url"],
    ["ftp://api.example", [], pageOrigin, "bad-url"],
    ["ws://api.example", [], pageOrigin, "mixed-content"],
    ["ws://127.api.example", [], pageOrigin, "mixed-content"],
    ["wss://api.example", ["no token"], "http://docs.example", "bad-header"],
  ])("fails immediately for %j with subprotocols %j on %s: %s", async (url, protocols, origin, cause) => {
    const { received } = run(directLine({ ...deps, pageOrigin: origin }), url, { protocols });
    expect(await received("line.closed")).toMatchObject({ code: 1006, ended: "failed", why: { cause } });
  });
});
