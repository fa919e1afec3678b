import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { argv, memoryUsage } from "node:process";
import { channelPath, createProxy, takeUpgrades } from "#docs-host/proxy";
import { guardServer } from "#process";

/**
 * The proxy in a separate process, with every guard on Prints its port; each message of its parent is answered with its
 * memory in bytes.
 */
const [api = ""] = argv.slice(2);
const environment = { apiId: "bench", environmentId: "local", baseUrl: api };
const registered = [environment, { ...environment, protocol: "websocket" as const }];
const proxy = createProxy({
  environments: async () => registered,
  privateOrigins: [api],
  pageOrigins: ["https://docs.example"],
  limits: {
    ...{ clientPerMinute: 1e9, hostPerMinute: 1e9, clientParallel: 1e3, parallel: 1e3 },
    ...{ requestBytes: 2 ** 31, responseBytes: 2 ** 31 },
  },
  log: () => {},
});
const server = createServer(proxy.handle).listen(0, "127.0.0.1");
takeUpgrades(server, { path: channelPath, proxy: () => proxy });
guardServer(server, { failure: { contentType: "text/plain", text: "" }, onError: console.error });
await once(server, "listening");
// A TCP server that listens has an address with a port.
process.send?.((server.address() as AddressInfo).port);
process.on("message", () => process.send?.(memoryUsage.rss()));
process.once("disconnect", () => process.exit());
