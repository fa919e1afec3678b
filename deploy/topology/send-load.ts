import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "undici";
import { errorMessage } from "#engine/error-message";

/** A kind of request, and how many of them are sent in a second. */
export interface LoadPart {
  readonly name: string;
  readonly perSecond: number;
  /** The requested host. Several hosts share one address. */
  readonly host: string;
  /** Returns the n-th request. */
  readonly next: (n: number) => {
    readonly method: "GET" | "POST";
    readonly path: string;
    readonly headers?: { readonly [name: string]: string };
    readonly body?: string;
  };
  /** Returns the reason why a response is a failure, if it is one. */
  readonly check: (status: number, body: string, n: number) => string | undefined;
}

/** The result of a load. */
export interface LoadResult {
  readonly sent: { readonly [part: string]: number };
  readonly failures: readonly string[];
  /** Seconds in which requests were sent, and those until the last response. */
  readonly seconds: number;
  readonly answeredSeconds: number;
  /** Milliseconds from the moment at which a request was due to its whole response. */
  readonly durations: readonly number[];
}

/** Milliseconds between batches of requests that are due. */
const tick = 10;

/**
 * Sends requests at a fixed rate over TLS, whatever the responses take, until `stop`. No request is repeated: each that
 * gets no response, or a wrong one, is a failure.
 */
export function sendLoad(
  parts: readonly LoadPart[],
  { port, authority }: { readonly port: number; readonly authority: string },
): { readonly stop: () => Promise<LoadResult> } {
  const sent: { [part: string]: number } = {};
  const failures: string[] = [];
  const durations: number[] = [];
  const open = new Set<Promise<void>>();
  const pools = new Map(
    parts.map(({ host }) => {
      const connect = { ca: authority, servername: host };
      return [host, new Pool(`https://127.0.0.1:${port}`, { connections: 64, connect })] as const;
    }),
  );
  const send = async (part: LoadPart, n: number, due: number): Promise<void> => {
    const { method, path, headers = {}, body } = part.next(n);
    try {
      const pool = pools.get(part.host);
      if (pool === undefined) throw new Error("each part has a pool");
      const options = { method, path, headers: { host: part.host, ...headers }, ...(body !== undefined && { body }) };
      const response = await pool.request(options);
      const reason = part.check(response.statusCode, await response.body.text(), n);
      if (reason !== undefined) failures.push(`${part.name} ${n}: ${reason}`);
    } catch (error) {
      failures.push(`${part.name} ${n}: ${errorMessage(error)}`);
    }
    durations.push(performance.now() - due);
  };
  const from = performance.now();
  let isStopped = false;
  const run = async (): Promise<void> => {
    while (!isStopped) {
      const passed = performance.now() - from;
      for (const part of parts) {
        for (let n = sent[part.name] ?? 0; n < (passed / 1000) * part.perSecond; n += 1) {
          sent[part.name] = n + 1;
          const sending = send(part, n, from + (n / part.perSecond) * 1000).finally(() => open.delete(sending));
          open.add(sending);
        }
      }
      await sleep(tick);
    }
  };
  const running = run();
  return {
    stop: async () => {
      isStopped = true;
      await running;
      const seconds = (performance.now() - from) / 1000;
      await Promise.all(open);
      const answeredSeconds = (performance.now() - from) / 1000;
      await Promise.all([...pools.values()].map((pool) => pool.close()));
      return { sent, failures, durations, seconds, answeredSeconds };
    },
  };
}
