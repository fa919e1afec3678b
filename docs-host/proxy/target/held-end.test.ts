import { setTimeout as sleep } from "node:timers/promises";
import { Agent, type Dispatcher } from "undici";
import { expect, it, onTestFinished } from "vitest";
import { makeCertificate } from "../certificate.testing.ts";
import { startPeer, startScript, startSecureApi } from "../upstream.testing.ts";
import { createDialer } from "./dial.ts";
import { readRange } from "./private-access.ts";

/**
 * Sends a request and pauses reading until the connection has surely ended; returns the received text and the outcome.
 */
async function readThrottled(origin: string, pauses: number, ca: readonly string[] = []): Promise<string> {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  process.on("uncaughtException", note);
  const agent = new Agent({
    connect: createDialer({
      resolve: async () => ["127.0.0.1"],
      privateOrigins: new Set([origin]),
      privateRanges: [readRange("127.0.0.0/8")].flatMap((read) => (read.ok ? [read.range] : [])),
      certificateAuthorities: ca,
      connectMs: 5_000,
    }),
  });
  onTestFinished(async () => {
    process.off("uncaughtException", note);
    await agent.destroy();
  });
  let text = "";
  const pause = async (controller: Dispatcher.DispatchController) => {
    controller.pause();
    await sleep(80);
    controller.resume();
  };
  const ending = await new Promise<string>((resolve) => {
    let remaining = pauses;
    agent.dispatch(
      { origin, path: "/", method: "GET" },
      {
        onRequestStart() {},
        onResponseData(controller, chunk) {
          text += chunk;
          remaining -= 1;
          if (remaining >= 0) void pause(controller);
        },
        onResponseEnd: () => resolve("complete"),
        onResponseError: (_controller, error) => resolve(error.name),
      },
    );
  });
  expect(unhandled).toEqual([]);
  return `${text} ${ending}`;
}

const open = "HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n";

it("a connection that ends under backpressure delivers the complete response", async () => {
  const { origin } = await startScript([`${open}whole`], (socket) => socket.end());
  expect(await readThrottled(origin, 1)).toBe("whole complete");
});

it("a connection that ends after several pauses delivers the complete response", async () => {
  const { origin } = await startPeer((socket) => {
    socket.once("data", async () => {
      for (const piece of [open, "one", " two", " three"]) {
        socket.write(piece);
        await sleep(30);
      }
      socket.end();
    });
  });
  expect(await readThrottled(origin, 2)).toBe("one two three complete");
});

it("a TLS connection that ends under backpressure delivers the complete response", async () => {
  const certificate = makeCertificate("api.test");
  const api = await startSecureApi(certificate, (_request, response) => {
    response.shouldKeepAlive = false;
    response.removeHeader("transfer-encoding");
    response.writeHead(200, { connection: "close" }).end("safe");
  });
  expect(await readThrottled(`https://api.test:${api.port}`, 1, [certificate.cert])).toBe("safe complete");
});

it("a truncated response is detected under backpressure", async () => {
  const { origin } = await startScript(["HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf"], (socket) => socket.end());
  expect(await readThrottled(origin, 1)).toBe("half SocketError");
});
