import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { proxyHeaders } from "#docs-host/proxy/wire";
import type { Note, Part } from "./part.ts";
import { startProxyProcess } from "./proxy.ts";

const bytes = 2 ** 30;
const piece = Buffer.alloc(64 * 1024, "callboard");

/** One gibibyte, as fast as it is taken. */
async function* gibibyte(): AsyncGenerator<Buffer> {
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
}

/** Measures the growth of the proxy's memory while a gibibyte passes through it, each way. */
export const oneGigabyte: Part = {
  name: "memory: 1 GiB through the proxy",
  async run(note: Note) {
    const api = createServer((incoming, response) => {
      let size = 0;
      incoming.on("data", (chunk: Buffer) => {
        size += chunk.length;
      });
      incoming.on("end", async () => {
        if (incoming.method === "POST") return void response.end(String(size));
        response.setHeader("content-length", bytes);
        for await (const chunk of gibibyte()) if (!response.write(chunk)) await once(response, "drain");
        response.end();
      });
    }).listen(0, "127.0.0.1");
    await once(api, "listening");
    // A TCP server that listens has an address with a port.
    const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const proxy = await startProxyProcess(origin);
    try {
      for (const method of ["GET", "POST"] as const) {
        // Warm, so that what is made once is not counted.
        await pass(proxy.port, origin, method, method === "GET" ? bytes : 16 * piece.length);
        const before = await proxy.memory();
        let most = before;
        const watch = setInterval(async () => {
          most = Math.max(most, await proxy.memory());
        }, 100);
        const from = performance.now();
        const passed = await pass(proxy.port, origin, method, bytes);
        const seconds = (performance.now() - from) / 1000;
        clearInterval(watch);
        if (passed !== bytes) throw new Error(`${passed} of ${bytes} bytes passed by ${method}`);
        note(`${method}: speed`, bytes / 2 ** 20 / seconds, "MiB/s");
        note(`${method}: memory grew by`, (most - before) / 2 ** 20, "MiB", { most: 64 });
      }
    } finally {
      await proxy.stop();
      api.close();
      api.closeAllConnections();
    }
  },
};

/** Sends or fetches through the proxy; gives the bytes that arrived. A POST sends so many, a GET fetches them all. */
async function pass(port: number, api: string, method: "GET" | "POST", size: number): Promise<number> {
  const outgoing = request({
    ...{ port, host: "127.0.0.1", method: "POST" },
    headers: {
      origin: "https://docs.example",
      [proxyHeaders.url]: `${api}/`,
      [proxyHeaders.method]: method,
      ...(method === "POST" && { "content-length": size }),
    },
  });
  const answered = once(outgoing, "response");
  if (method === "POST") {
    for (let sent = 0; sent < size; sent += piece.length) {
      if (!outgoing.write(piece)) await once(outgoing, "drain");
    }
  }
  outgoing.end();
  const [incoming] = await answered;
  let read = 0;
  let text = "";
  for await (const chunk of incoming) {
    read += chunk.length;
    if (method === "POST") text += chunk;
  }
  return method === "POST" ? Number(text) : read;
}
