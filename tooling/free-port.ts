import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Returns a port of this machine without a listener. Another process may take it before it is used. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  server.close();
  await once(server, "close");
  return port;
}
