import { EventEmitter, once } from "node:events";
import { IncomingMessage } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { connect, createServer, Server, type Socket } from "node:net";
import { constants } from "node:os";
import { Stream } from "node:stream";
import tls from "node:tls";
import { onTestFinished } from "vitest";
import { WebSocket } from "ws";

/** Error codes of the operating system that a test may inject. */
export type NetworkFault = "ENETUNREACH" | "EMFILE" | "EPIPE" | "ECONNREFUSED";

/** The replaced methods of Node's TCP handle. Each returns 0 or a negative error number. */
interface Handle {
  connect(request: unknown, address: string, port: number): number;
  connect6(request: unknown, address: string, port: number): number;
  writeLatin1String(request: unknown, text: string): number;
  writeUtf8String(request: unknown, text: string): number;
  writeBuffer(request: unknown, bytes: Buffer): number;
  writev(request: unknown, chunks: unknown, allBuffers: boolean): number;
  getpeername(out: { port?: number }): number;
}

/** Returns the prototype that all TCP handles share. */
async function tcpHandles(): Promise<Handle> {
  const server = createServer((socket) => socket.on("error", () => {}).resume()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const socket = connect(typeof address === "object" && address !== null ? address.port : 0, "127.0.0.1");
  await once(socket, "connect");
  // Node's types omit the internal handle; a test that simulates the operating system needs it.
  const { _handle: handle } = socket as Socket & { readonly _handle: object };
  socket.destroy();
  server.close();
  return Object.getPrototypeOf(handle) as Handle;
}

/** Makes every connect to a port fail immediately, at any address, until the test ends. */
export async function failAtConnect(port: number, code: NetworkFault): Promise<void> {
  const handles = await tcpHandles();
  for (const name of ["connect", "connect6"] as const) {
    const original = handles[name];
    handles[name] = function (this: Handle, request, address, wanted) {
      return wanted === port ? -constants.errno[code] : original.call(this, request, address, wanted);
    };
    onTestFinished(() => {
      handles[name] = original;
    });
  }
}

/** Makes every write to a connection to a port fail immediately until the test ends. */
export async function failAtWrite(port: number, code: NetworkFault): Promise<void> {
  const handles = await tcpHandles();
  for (const name of ["writeLatin1String", "writeUtf8String", "writeBuffer", "writev"] as const) {
    // This test uses only the parameters that all of them share.
    const original = handles[name] as (this: Handle, ...details: unknown[]) => number;
    handles[name] = function (this: Handle, ...details: unknown[]) {
      const peer: { port?: number } = {};
      this.getpeername(peer);
      return peer.port === port ? -constants.errno[code] : original.apply(this, details);
    };
    onTestFinished(() => {
      handles[name] = original;
    });
  }
}

/** Makes starting TLS throw until the test ends. */
export function throwAtTls(): void {
  const { connect: original } = tls;
  tls.connect = () => {
    throw new Error("TLS could not be started");
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    tls.connect = original;
    syncBuiltinESMExports();
  });
}

/** Emitters with errors that Node ignores without a listener, or without any errors. */
const isHarmless = (emitter: EventEmitter): boolean => emitter instanceof IncomingMessage;

/**
 * Records, until the test ends, the class names of the live streams, sockets, requests and servers that have no error
 * listener at the end of a turn of the event loop.
 */
export function watchListeners(): { readonly bare: ReadonlySet<string>; readonly watched: () => number } {
  const bare = new Set<string>();
  const alive = new Set<EventEmitter>();
  let watched = 0;
  // Node calls `init` for each new emitter; its types omit it.
  const emitters = EventEmitter as object as { init: (this: EventEmitter, options: unknown) => void };
  const { init } = emitters;
  emitters.init = function (this: EventEmitter, options: unknown) {
    init.call(this, options);
    const isWatched = this instanceof Stream || this instanceof Server || this instanceof WebSocket;
    if (!isWatched || isHarmless(this)) return;
    watched += 1;
    alive.add(this);
  };
  const isClosed = (one: EventEmitter): boolean => {
    if (one instanceof WebSocket) return one.readyState === WebSocket.CLOSED;
    if (one instanceof Server) return !one.listening;
    return "closed" in one && one.closed === true;
  };
  let next: NodeJS.Immediate;
  const check = (): void => {
    for (const one of alive) {
      if (isClosed(one)) alive.delete(one);
      else if (one.listenerCount("error") === 0) bare.add(one.constructor.name);
    }
    next = setImmediate(check);
  };
  next = setImmediate(check);
  onTestFinished(() => {
    clearImmediate(next);
    emitters.init = init;
  });
  return { bare, watched: () => watched };
}

/** Records the errors that would end the process, until the test ends. */
export function watchForCrashes(): readonly unknown[] {
  const crashes: unknown[] = [];
  const note = (error: unknown) => void crashes.push(error);
  process.on("uncaughtException", note).on("unhandledRejection", note);
  onTestFinished(() => void process.off("uncaughtException", note).off("unhandledRejection", note));
  return crashes;
}
