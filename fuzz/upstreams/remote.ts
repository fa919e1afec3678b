import { createServer, type Socket } from "node:net";
import { smallDescription } from "../product/slots.ts";
import { perform, type Step } from "./script.ts";

/** The server of a remote description, which `callboard serve` polls. */
export interface RemoteServer {
  readonly port: number;
  /** Sets the next response; resolves once it was requested, or after `patience` milliseconds. */
  readonly answer: (steps: readonly Step[], patience: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

const small = smallDescription("Remote");

/** The answer of a server that is not hostile. */
export const kindAnswer: readonly Step[] = [
  {
    do: "send",
    bytes: `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(small)}\r\nConnection: close\r\n\r\n${small}`,
  },
  { do: "end" },
];

/** Starts the server on a free port of 127.0.0.1. Its response to every request consists of the same steps. */
export async function startRemote(): Promise<RemoteServer> {
  let steps = kindAnswer;
  let onRequest = (): void => undefined;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    socket.once("data", () => {
      socket.resume();
      void perform(steps, socket).then(() => onRequest());
    });
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("a TCP server has an address with a port");
  return {
    port: address.port,
    answer: (next, patience) => {
      steps = next;
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, patience);
        onRequest = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
