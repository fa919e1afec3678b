import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

/** Bytes of a page that arrive together, and the milliseconds between them: as over a slow network. */
const [part, pause] = [4000, 15];

/** An address at which a site arrives slowly. */
interface SlowSite {
  readonly site: string;
  readonly stop: () => void;
}

/** Forwards requests to a site of this machine. Sends its pages in parts, so that a browser shows the first ones early. */
export async function startSlowSite(site: string): Promise<SlowSite> {
  const { hostname, port } = new URL(site);
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    // Without an encoding, so that each part can be shown.
    const forwarded = request({
      host: "127.0.0.1",
      port,
      method,
      path: url,
      headers: { ...headers, "accept-encoding": "identity" },
    });
    incoming.pipe(forwarded);
    forwarded.on("error", () => outgoing.destroy());
    forwarded.on("response", async (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      if (response.headers["content-type"]?.startsWith("text/html") !== true) return response.pipe(outgoing);
      const bytes = await buffer(response);
      for (let at = 0; at < bytes.length; at += part) {
        outgoing.write(bytes.subarray(at, at + part));
        await sleep(pause);
      }
      outgoing.end();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address() as AddressInfo; // A server that listens on a port has such an address.
  return {
    site: `http://${hostname}:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
