import type { Json } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { importOpenApi } from "#importers";
import { checkIds, type Finding, type HeaderField, type Received, type RequestDeps, runLive, type Send } from "#live";
import type { Handle } from "./http/exchange.ts";
import { bytesOf, withLength } from "./http/serve.ts";
import type { Time } from "./http/time.ts";
import { createFaulty } from "./index.ts";

/** Options of a run against a server of the bench. */
export interface BenchOptions {
  readonly seed: number;
  /** Generated calls of each endpoint. */
  readonly cases: number;
  /** Ids of the endpoints that are called; all if absent. */
  readonly endpoints?: ReadonlySet<string>;
}

const baseUrl = "http://bench.example";

/** The time after which a call counts as not answered, in milliseconds. */
const timeout = 10_000;

/** A server of the bench without a network and without waiting: its time advances only when somebody waits. */
export interface Bench {
  readonly model: ApiModel;
  readonly send: Send;
  readonly time: Time;
  readonly request: RequestDeps;
}

/** Opens a server of the bench by its name. */
export async function openBench(name: string): Promise<Bench> {
  let now = Date.UTC(2026, 4, 1);
  const wait = async (milliseconds: number): Promise<void> => {
    now += milliseconds;
  };
  const time: Time = { now: () => now, wait };
  const { description, handle, credentials } = createFaulty(name, time);
  const { own, other } = credentials;
  // The description is a JSON value; its type only names its parts.
  const { model } = await importOpenApi(description as unknown as Json, { id: "bench" });
  const hasOther = Object.keys(other).length > 0;
  return {
    ...{ model, time, send: sendTo(handle, time) },
    request: { baseUrl, headers: [], credentials: { own, ...(hasOther && { other }) } },
  };
}

/** Tests a server of the bench as `callboard test --allow-writes` does, and returns what was found. */
export async function testServer(name: string, { seed, cases, endpoints }: BenchOptions): Promise<readonly Finding[]> {
  const { model, send, time, request } = await openBench(name);
  const { findings } = await runLive(
    model,
    {
      ...{ ...request, seed, cases, checks: new Set(checkIds), allowWrites: true, concurrency: 6 },
      ...(endpoints && { endpoints }),
    },
    { send, clock: time.now, sleep: time.wait, signal: new AbortController().signal },
  );
  return findings;
}

/** Sends requests to the function of a server. */
const sendTo =
  (handle: Handle, time: Time): Send =>
  async ({ method, url, headers, body = "" }) => {
    const start = time.now();
    const { pathname, search } = new URL(url);
    const outcome = await handle({
      ...{ method, path: pathname, query: search.slice(1) },
      headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
      body: Buffer.from(body),
    });
    if (outcome.kind === "silent") await time.wait(timeout);
    const none = (reason: "timeout" | "closed"): Received => ({
      ...{ kind: "none", reason, message: "no answer" },
      time: time.now() - start,
    });
    if (outcome.kind !== "answer") return none(outcome.kind === "silent" ? "timeout" : "closed");
    return {
      kind: "answer",
      status: outcome.status,
      headers: Object.entries(withLength(outcome)).map(([name, value]): HeaderField => [name, value]),
      body: method === "HEAD" ? new Uint8Array() : bytesOf(outcome.body),
      time: time.now() - start,
    };
  };
