import { createServer } from "node:net";
import { type Breach, breach } from "./breach.ts";

/** A port of this machine that no one registered: whatever connects to it was relayed there. */
export interface Canary {
  readonly port: number;
  readonly drain: () => readonly Breach[];
  readonly close: () => Promise<void>;
}

/** Starts a server that nothing may connect to. */
export async function startCanary(host = "127.0.0.1", wanted = 0): Promise<Canary> {
  let found: Breach[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", (bytes) => {
      found.push(breach("relay", `an unregistered port was sent ${JSON.stringify(bytes.toString("latin1", 0, 120))}`));
      socket.destroy();
    });
    found.push(breach("relay", "an unregistered port was connected to"));
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(wanted, host, resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("a TCP server has an address with a port");
  return {
    port: address.port,
    drain: () => {
      const drained = found;
      found = [];
      return drained;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
