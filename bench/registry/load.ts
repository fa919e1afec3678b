import { once } from "node:events";
import { connect } from "node:net";
import type { Running } from "./processes.ts";

/** A call that is repeated. */
export interface Asked {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
}

/** A call as bytes. */
function bytesOf({ method = "GET", path, headers = {}, body }: Asked, token: string): Buffer {
  const length =
    body === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const all = { host: "127.0.0.1", authorization: `Bearer ${token}`, ...headers, ...length };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body ?? ""}`);
}

/**
 * Counts the responses in a second over several connections, each of which asks again as soon as it has its response.
 * It reads only lengths, so that it takes little of the processor that the registries use. Throws if a status differs.
 */
export async function responsesPerSecond(
  registries: readonly Pick<Running, "port" | "token">[],
  asked: Asked,
  { seconds, status = 200, connections = 16 }: { seconds: number; status?: number; connections?: number },
): Promise<number> {
  let count = 0;
  const from = performance.now();
  const run = async (index: number): Promise<void> => {
    const { port, token } = registries[index % registries.length] ?? { port: 0, token: "" };
    const request = bytesOf(asked, token);
    const socket = connect(port, "127.0.0.1").setNoDelay();
    await once(socket, "connect");
    try {
      while (performance.now() - from < seconds * 1000) {
        socket.write(request);
        await oneResponse(socket, status);
        count += 1;
      }
    } finally {
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => run(index)));
  return count / ((performance.now() - from) / 1000);
}

/** Waits for one response with a status. */
function oneResponse(socket: ReturnType<typeof connect>, status: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let head: Buffer | undefined;
    let rest = Number.POSITIVE_INFINITY;
    const settle = (error?: Error): void => {
      socket.off("data", read).off("close", closed);
      if (error === undefined) resolve();
      else reject(error);
    };
    const closed = (): void => settle(new Error("the connection was closed"));
    const read = (chunk: Buffer): void => {
      if (rest !== Number.POSITIVE_INFINITY) rest -= chunk.length;
      else {
        head = head === undefined ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) return;
        const text = head.toString("latin1", 0, end);
        if (!text.startsWith(`HTTP/1.1 ${status} `)) {
          settle(new Error(`not ${status}: ${head.toString("latin1", 0, 400)}`));
          return;
        }
        rest = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0) - (head.length - end - 4);
      }
      if (rest <= 0) settle();
    };
    socket.on("data", read).once("close", closed);
  });
}

/** Sends one call and returns its JSON. Throws if it fails. */
export async function call<T>({ port, token }: Pick<Running, "port" | "token">, asked: Asked): Promise<T> {
  const { method = "GET", path, headers = {}, body } = asked;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...{ method, ...(body === undefined ? {} : { body }) },
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} got ${response.status}: ${text.slice(0, 300)}`);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}
