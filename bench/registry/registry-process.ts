import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { env, stdout } from "node:process";
import { collectGarbage } from "#process";
import { createRegistry, createRegistryServer, type StoreSettings } from "#registry";

/** A process with a registry on the store of `BENCH_STORE`. It prints its port and its first token, and ends with its parent. */
const store: StoreSettings = JSON.parse(env.BENCH_STORE ?? "{}");
const { server, serve } = createRegistryServer();
server.listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo; // a TCP server that listens has one
const limits = { tokenCalls: { times: 1e9, seconds: 60 }, refusedTokens: { times: 1e9, seconds: 60 } };
const registry = await createRegistry({ ...store, publicUrl: `http://127.0.0.1:${port}`, log: () => {}, limits });
serve(registry);
stdout.write(`${JSON.stringify({ port, token: registry.firstToken.token })}\n`);
// A line asks for the resident memory, after a collection if it says so, in megabytes, and the processor time, in milliseconds.
process.stdin.on("data", (line) => {
  if (String(line).includes("collect")) collectGarbage();
  const { user, system } = process.cpuUsage();
  const usage = { megabytes: process.memoryUsage().rss / 1_000_000, milliseconds: (user + system) / 1000 };
  stdout.write(`${JSON.stringify(usage)}\n`);
});
process.stdin.once("end", () => process.exit());
