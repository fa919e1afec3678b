import { expect, it } from "vitest";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import type { Call } from "../call.ts";
import { targetsOf } from "../targets/index.ts";
import { exchangerOf } from "./exchanger.ts";
import type { RunOptions } from "./options.ts";
import { proberOf } from "./prober.ts";

const responses = { default: { description: "Any." } };
const { model } = await importOpenApi(
  asJson({
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    paths: { "/pay": { get: { responses }, post: { responses }, put: { responses }, delete: { responses } } },
  }),
  { id: "shop" },
);
const targets = targetsOf(model);

interface Probing {
  readonly change?: Call["change"];
  readonly calls?: number;
}

/** Sends a call to a server that takes some milliseconds for each request; returns the requests and the findings. */
async function probing(method: string, times: readonly number[], { change, calls = 1 }: Probing = {}) {
  const options: RunOptions = {
    ...{ seed: 1, checks: new Set(["slow-answer"] as const), allowWrites: true, concurrency: 1, headers: [] },
    ...{ baseUrl: "http://shop.example", credentials: { own: {} }, maxResponseTime: 500 },
  };
  const sent: string[] = [];
  let now = 0;
  const exchanger = exchangerOf(options, {
    send: async (request) => {
      const time = times[sent.length] ?? 0;
      sent.push(request.method);
      now += time;
      return { kind: "answer", status: 200, time, headers: [], body: new Uint8Array() };
    },
    clock: () => now,
    sleep: async () => {},
    signal: new AbortController().signal,
  });
  const prober = proberOf(targets, options, exchanger);
  const target = targets.find(({ endpoint }) => endpoint.method === method);
  if (target === undefined) throw new Error(`No endpoint with ${method}.`);
  const call: Call = { endpoint: target.endpoint.id, form: target.formOf({}), credentials: "own" };
  for (let i = 0; i < calls; i += 1) await prober.send(target, { ...call, ...(change && { change }) });
  return { sent, findings: prober.findings.all().map(({ check }) => check) };
}

it("sends a slow request with a safe method again, and reports it if both answers are slow", async () => {
  const sent = ["GET", "GET"];
  expect(await probing("GET", [2100, 2100])).toEqual({ sent, findings: ["slow-answer"] });
  expect(await probing("GET", [2100, 20])).toEqual({ sent, findings: [] });
  expect(await probing("GET", [20])).toEqual({ sent: ["GET"], findings: [] });
});

it.each(["POST", "PUT", "DELETE"])("sends a slow %s once, and reports the second slow one", async (method) => {
  expect(await probing(method, [2100])).toEqual({ sent: [method], findings: [] });
  const sent = [method, method, method];
  expect(await probing(method, [2100, 20, 2100], { calls: 3 })).toEqual({ sent, findings: ["slow-answer"] });
});

it("sends a request once if its method was changed to one that is not safe", async () => {
  const change = { kind: "method", method: "POST" } as const;
  expect(await probing("GET", [2100, 20], { change })).toEqual({ sent: ["POST"], findings: [] });
});
