import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A listening server, or the reason why it can't listen. */
export type Listening = { readonly ok: true; readonly port: number } | { readonly ok: false; readonly error: string };

const advice: { readonly [code: string]: (port: number, variable: string) => string } = {
  EADDRINUSE: (port, variable) =>
    `port ${port} is in use by another program; stop it, or choose another port: ${assigned(variable, port + 10)}`,
  EACCES: (port, variable) => `this user may not open port ${port}; choose another: ${assigned(variable, 8080)}`,
};

/** Writes an option as it is given to a command, and a variable as to a shell. */
const assigned = (name: string, value: number): string => `${name}${name.startsWith("--") ? " " : "="}${value}`;

/**
 * Lets a server listen on a port of this machine; 0 selects a free one. `variable` is the setting that changes it.
 */
export function listen(server: Server, port: number, variable: string, host = "127.0.0.1"): Promise<Listening> {
  return new Promise((done) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const say = advice[error.code ?? ""];
      done({ ok: false, error: say ? say(port, variable) : `port ${port} can't be used: ${error.message}` });
    };
    server.once("error", refuse);
    server.listen(port, host, () => {
      server.off("error", refuse);
      // A TCP server that listens has an address with a port.
      done({ ok: true, port: (server.address() as AddressInfo).port });
    });
  });
}
