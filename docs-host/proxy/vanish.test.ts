import { once } from "node:events";
import type { ClientRequest } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { answerTo, call, openCall, type RunningProxy, readAnswer, startProxy } from "./caller.testing.ts";
import { startApi, startPeer, startScript, type Upstream } from "./upstream.testing.ts";
import { proxyHeaders } from "./wire/wire.ts";

const MiB = 1024 * 1024;

/** Expects the proxy to serve another call. */
async function expectAlive({ port }: RunningProxy, api: Upstream, path = "/fine"): Promise<void> {
  const answer = await call(port, { url: api.origin + path });
  expect([answer.headers[proxyHeaders.status], answer.body.toString()]).toEqual(["200", "fine"]);
}

describe("a client that disconnects", () => {
  it("in the middle of an upload aborts the request to the API", async () => {
    let onAbort: (() => void) | undefined;
    const aborted = new Promise<void>((resolve) => {
      onAbort = resolve;
    });
    const api = await startApi((request, response) => {
      if (request.url === "/fine") return void response.end("fine");
      request.once("data", () => outgoing?.destroy()).once("close", () => request.complete || onAbort?.());
    });
    const running = await startProxy({ registered: [api.origin] });
    const outgoing = openCall(running.port, { url: `${api.origin}/`, method: "POST" });
    outgoing.write(Buffer.alloc(100_000));
    await aborted;
    expect(await running.entry(() => true)).toMatchObject({ cause: "reader-left", requestBytes: 100_000 });
    await expectAlive(running, api);
  });

  it("in the middle of a response aborts the response of the API", async () => {
    let closed: (() => void) | undefined;
    const wasClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const api = await startApi((request, response) => {
      if (request.url === "/fine") return void response.end("fine");
      response.once("close", () => closed?.());
      response.write("the beginning");
    });
    const running = await startProxy({ registered: [api.origin] });
    const outgoing = openCall(running.port, { url: `${api.origin}/` });
    outgoing.end();
    const incoming = await answerTo(outgoing);
    await once(incoming, "data");
    outgoing.destroy();
    await wasClosed;
    expect((await running.entry(() => true)).cause).toBe("reader-left");
    await expectAlive(running, api);
  });

  it("during DNS resolution sends nothing to the API", async () => {
    const seen: unknown[] = [];
    const api = await startApi((request, response) => {
      seen.push(request.url);
      response.end("fine");
    });
    let answerLookup: (addresses: readonly string[]) => void = () => {};
    let onLookup: (() => void) | undefined;
    const lookedUp = new Promise<void>((resolve) => {
      onLookup = resolve;
    });
    const resolve = () => {
      onLookup?.();
      return new Promise<readonly string[]>((answer) => {
        answerLookup = answer;
      });
    };
    const url = `http://slow.test:${api.port}`;
    const running = await startProxy({ registered: [url, api.origin], resolve });
    const outgoing = openCall(running.port, { url: `${url}/`, method: "POST" });
    outgoing.write("body");
    await lookedUp;
    outgoing.destroy();
    expect((await running.entry(() => true)).cause).toBe("reader-left");
    answerLookup(["127.0.0.1"]);
    while (api.connections() === 0) await sleep(5);
    await expectAlive(running, api);
    expect(seen).toEqual(["/fine"]);
  });

  it("frees its slot among the concurrent calls", async () => {
    let outgoing: ClientRequest | undefined;
    const api = await startApi((request, response) => {
      if (request.url === "/fine") response.end("fine");
      else outgoing?.destroy();
    });
    const running = await startProxy({ registered: [api.origin], limits: { clientParallel: 1 } });
    for (let count = 0; count < 3; count += 1) {
      outgoing = openCall(running.port, { url: `${api.origin}/` });
      outgoing.end();
      await running.entry(() => running.entries.length > 2 * count);
      await expectAlive(running, api);
    }
  });
});

describe("an API that disconnects", () => {
  const half = "HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf";
  const chunk = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n";
  const open = "HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nhalf";
  const leave = (socket: Socket) => void socket.end();
  const reset = (socket: Socket) => void socket.resetAndDestroy();

  it.each([
    ["ends before the content length", half, leave],
    ["resets before the content length", half, reset],
    ["ends between chunks", chunk, leave],
    ["resets between chunks", chunk, reset],
    ["resets a response that is delimited by the end of the connection", open, reset],
  ])("and %s causes a truncated response, not a complete one", async (_what, bytes, act) => {
    let vanish = () => {};
    const peer = await startScript([bytes], (socket) => {
      vanish = () => act(socket);
    });
    const { port, entry } = await startProxy({ registered: [peer.origin] });
    const outgoing = openCall(port, { url: `${peer.origin}/` });
    outgoing.end();
    const incoming = await answerTo(outgoing);
    await once(incoming, "data");
    vanish();
    await expect(readAnswer(incoming)).rejects.toMatchObject({ code: "ECONNRESET" });
    expect(await entry(() => true)).toMatchObject({ cause: "upstream-vanished", status: 200, responseBytes: 4 });
  });

  it("and resets while the client is slow does not crash the process", async () => {
    // 60 kB expand to 60 MiB: the decoder waits for the client, the parser for the decoder, while the socket keeps
    // reading.
    const bomb = gzipSync(Buffer.alloc(60 * MiB), { level: 9 });
    const head = "HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-encoding: gzip\r\n\r\n";
    let peerSocket: Socket | undefined;
    const peer = await startScript([head, bomb], (socket) => {
      peerSocket = socket;
    });
    const running = await startProxy({ registered: [peer.origin] });
    const outgoing = openCall(running.port, { url: `${peer.origin}/` });
    outgoing.end();
    const incoming = await answerTo(outgoing);
    incoming.pause();
    await sleep(100);
    peerSocket?.write(Buffer.alloc(1_000));
    await sleep(100);
    peerSocket?.resetAndDestroy();
    expect((await running.entry(() => true)).cause).toBe("upstream-vanished");
    await expect(readAnswer(incoming)).rejects.toMatchObject({ code: "ECONNRESET" });
  });
});

/** Behaviors of an API, by the path that selects them. */
const behaviors: Readonly<Record<string, (socket: Socket) => void>> = {
  fine: (socket) => void socket.end("HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nfine"),
  kept: (socket) => void socket.write("HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nfine"),
  silent: () => {},
  garbage: (socket) => void socket.end("\0\x01\x02 garbage"),
  gone: (socket) => void socket.end(),
  reset: (socket) => void socket.resetAndDestroy(),
  halfHead: (socket) => void socket.end("HTTP/1.1 200 OK\r\nx-a"),
  halfBody: (socket) => {
    socket.write("HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n");
    socket.end(Buffer.alloc(5_000));
  },
  resetBody: (socket) => {
    socket.write("HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n");
    socket.write(Buffer.alloc(300_000), () => setTimeout(() => socket.resetAndDestroy(), 5));
  },
  large: (socket) => {
    socket.write("HTTP/1.1 200 OK\r\ncontent-length: 900000\r\n\r\n");
    socket.write(Buffer.alloc(900_000));
  },
  coded: (socket) => {
    socket.write("HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-encoding: gzip\r\n\r\n");
    socket.write(gzipSync(Buffer.alloc(4 * MiB)), () => setTimeout(() => socket.resetAndDestroy(), 5));
  },
  twice: (socket) =>
    void socket.write("HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\naHTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\nb"),
  upgrade: (socket) => void socket.write("HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n"),
};

/** A pseudo-random generator of numbers in [0, 1), the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("200 calls that fail in mixed ways", () => {
  it("leave no unhandled error, one log entry per call, and a serving proxy", async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown) => void unhandled.push(error);
    process.on("uncaughtException", note).on("unhandledRejection", note);
    onTestFinished(() => void process.off("uncaughtException", note).off("unhandledRejection", note));

    const peer = await startPeer((socket) => {
      socket.on("data", (bytes) => {
        const behavior = /^[A-Z]+ \/(\w+)/.exec(bytes.toString("latin1"))?.[1] ?? "";
        behaviors[behavior]?.(socket);
      });
    });
    const running = await startProxy({
      registered: [peer.origin],
      limits: { headersMs: 250, idleMs: 250, lingerMs: 30 },
    });
    const chance = seeded(20_261_121);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
    const calls = Array.from({ length: 200 }, () => ({
      behavior: pick(Object.keys(behaviors)) ?? "fine",
      upload: pick([0, 0, 1_000, 400_000]) ?? 0,
      unfinished: chance() < 0.3,
      reads: chance() < 0.7,
      disconnectAfter: chance() < 0.7 ? Math.floor(chance() * 30) : undefined,
    }));

    const make = async ({ behavior, upload, unfinished, reads, disconnectAfter }: (typeof calls)[number]) => {
      const outgoing = openCall(running.port, {
        url: `${peer.origin}/${behavior}`,
        method: upload === 0 ? "GET" : "POST",
      });
      outgoing.on("response", (incoming) => {
        incoming.on("error", () => {});
        if (reads) incoming.resume();
      });
      const closed = new Promise((resolve) => void outgoing.once("close", resolve));
      if (upload > 0) outgoing.write(Buffer.alloc(upload));
      if (!unfinished) outgoing.end();
      await Promise.race([closed, sleep(disconnectAfter ?? 400)]);
      outgoing.destroy();
      await closed;
    };

    const queue = [...calls];
    const work = async () => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) await make(next);
    };
    await Promise.all(Array.from({ length: 10 }, work));
    // The short limits of this proxy may stop one call on a busy machine, but not every call.
    await vi.waitFor(() => expectAlive(running, peer), 30_000);
    await running.proxy.close();
    expect(unhandled).toEqual([]);
    // A call that disconnects before its header block has arrived is not logged.
    const ids = running.entries.map(({ requestId }) => requestId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(50);
    expect(running.entries.filter(({ cause }) => cause === "internal")).toEqual([]);
  });
});
