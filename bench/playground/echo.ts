import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";
import { channelAddress, channelPath } from "#docs-host/proxy/wire";
import { median, type Note, type Part } from "./part.ts";
import { startProxyProcess } from "./proxy.ts";

const rounds = 3;
const seconds = 3;
/** Messages that are on their way at the same time when it is about how many go through. */
const inFlight = 64;
const message = JSON.stringify({ type: "water", plant: "fern", litres: 2, note: "x".repeat(60) });

/** Connects to the API itself. */
async function direct(api: string): Promise<WebSocket> {
  const socket = new WebSocket(api, { perMessageDeflate: false });
  await once(socket, "open");
  return socket;
}

/** Connects through the proxy, as a page does. */
async function proxied(port: number, api: string): Promise<WebSocket> {
  const url = new URL(`ws://127.0.0.1:${port}${channelPath}`);
  url.searchParams.set(channelAddress, api);
  const socket = new WebSocket(url, { origin: "https://docs.example", perMessageDeflate: false });
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "handshake", url: api, headers: {} }));
  const [note] = await once(socket, "message");
  const { type } = JSON.parse(String(note));
  if (type !== "opened") throw new Error(`the proxy did not open the channel: ${note}`);
  return socket;
}

/** Keeps so many messages on their way for some seconds; gives how many came back in a second. */
async function perSecond(socket: WebSocket, parallel: number): Promise<number> {
  let back = 0;
  let isRunning = true;
  const answered = (): void => {
    back += 1;
    if (isRunning) socket.send(message);
  };
  socket.on("message", answered);
  const from = performance.now();
  for (let sent = 0; sent < parallel; sent += 1) socket.send(message);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  isRunning = false;
  const rate = back / ((performance.now() - from) / 1000);
  socket.off("message", answered);
  socket.close();
  await once(socket, "close");
  return rate;
}

/** Measures a message of a channel through the proxy, beside a connection to the same server itself. */
export const echo: Part = {
  name: "echo: messages of a channel over loopback",
  async run(note: Note) {
    const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false });
    server.on("connection", (socket) =>
      socket.on("message", (data, isBinary) => socket.send(data, { binary: isBinary })),
    );
    await once(server, "listening");
    // A TCP server that listens has an address with a port.
    const api = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/echo`;
    const proxy = await startProxyProcess(new URL(api).origin);
    try {
      // Warm.
      await perSecond(await proxied(proxy.port, api), inFlight);
      const found: { readonly ours: number; readonly theirs: number; readonly addedMs: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const theirs = await perSecond(await direct(api), inFlight);
        const ours = await perSecond(await proxied(proxy.port, api), inFlight);
        const [alone, through] = [
          await perSecond(await direct(api), 1),
          await perSecond(await proxied(proxy.port, api), 1),
        ];
        found.push({ ours, theirs, addedMs: 1000 / through - 1000 / alone });
      }
      note("straight to the API, 64 on their way", median(found.map(({ theirs }) => theirs)), "/s");
      note("through the proxy, 64 on their way", median(found.map(({ ours }) => ours)), "/s");
      note("of what goes straight", 100 * median(found.map(({ ours, theirs }) => ours / theirs)), "%");
      note("added to the way there and back", median(found.map(({ addedMs }) => addedMs)), "ms", { most: 2 });
    } finally {
      await proxy.stop();
      server.close();
    }
  },
};
