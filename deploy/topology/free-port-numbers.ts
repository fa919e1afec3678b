import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Returns port numbers of this machine that are free, all different. */
export async function freePortNumbers(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const portNumbers = servers.map((server) => (server.address() as AddressInfo).port); // a TCP server that listens has one
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return portNumbers;
}
