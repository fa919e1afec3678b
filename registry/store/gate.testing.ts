import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** States of a gate: it passes bytes, resets connections, or passes nothing any more. */
export type GateState = "open" | "closed" | "hanging";

/** A way to a server that can be closed, and that can hang. */
export interface Gate {
  /** The address of the server through the gate. */
  readonly url: string;
  readonly set: (state: GateState) => void;
}

/** Opens a gate to the server of an address, until the end of the test. */
export async function openGate(address: string): Promise<Gate> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let state: GateState = "open";
  const ignore = (): void => {};
  const gate = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", ignore).on("close", () => sockets.delete(socket));
    if (state === "closed") return void socket.resetAndDestroy();
    const server = connect(Number(target.port), target.hostname);
    server.on("error", ignore).on("close", () => socket.destroy());
    socket.on("close", () => server.destroy());
    socket.on("data", (bytes) => void (state === "open" && server.write(bytes)));
    server.on("data", (bytes) => void (state === "open" && socket.write(bytes)));
  });
  gate.listen(0, "127.0.0.1");
  await once(gate, "listening");
  onTestFinished(() => {
    gate.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = gate.address() as AddressInfo; // a TCP server that listens has one
  return {
    url: Object.assign(new URL(address), { hostname: "127.0.0.1", port: String(port) }).href,
    set: (next) => {
      state = next;
      if (next === "closed") for (const socket of sockets) socket.resetAndDestroy();
    },
  };
}
