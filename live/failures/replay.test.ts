import { expect, it } from "vitest";
import type { Received, SentRequest } from "../exchange.ts";
import type { Failure, FailureStep } from "./failure.ts";
import { replayFailure } from "./replay.ts";

const step = (endpoint: string, id: string, takes: FailureStep["takes"] = []): FailureStep => ({
  endpoint,
  form: { value: { pathParameters: { id }, headers: { key: "<keyAuth>" } }, selection: {} },
  credentials: "own",
  takes,
  request: { method: "GET", url: "", headers: [] },
  answer: { kind: "none", reason: "closed", message: "" },
});

const failure: Failure = {
  ...{ server: "http://a.example", definition: "d", seed: 1, check: "server-error", endpoint: "GET /{id}" },
  ...{ cause: "500", message: "the server fails", expected: { kind: "unknown" } },
  steps: [
    step("create", ""),
    step("get", "1", [{ step: 0, from: { kind: "body", path: ["id"] }, to: ["pathParameters", "id"] }]),
  ],
};

/** Replays the failure on a server that creates a plant with a 64-bit id, and answers the second call with a status. */
async function replayed(status: number, created = '{"id":9007199254740993}', saved = failure) {
  const [sent, waits]: [SentRequest[], (readonly [number, number])[]] = [[], []];
  const answer = (code: number, body: string): Received => ({
    ...{ kind: "answer", status: code, headers: [], time: 0 },
    body: new TextEncoder().encode(body),
  });
  const { outcome } = await replayFailure(saved, {
    build: ({ endpoint, form }) => ({ method: "GET", url: `${endpoint} ${JSON.stringify(form.value)}`, headers: [] }),
    send: async (request) => {
      sent.push(request);
      return sent.length === 1 ? answer(201, created) : answer(status, "");
    },
    check: (exchanges) => {
      const last = exchanges.at(-1)?.received;
      const code = last?.kind === "answer" ? last.status : 0;
      return code < 500 ? undefined : { cause: String(code), message: "the server fails" };
    },
    secrets: [{ name: "keyAuth", text: "s3cret" }],
    sleep: async (time) => void waits.push([sent.length, time]),
  });
  return { outcome, sent, waits };
}

it("fails as before, for another cause, or no longer", async () => {
  expect((await replayed(500)).outcome).toEqual({
    kind: "same",
    found: { cause: "500", message: "the server fails" },
  });
  expect((await replayed(503)).outcome).toMatchObject({ kind: "other", found: { cause: "503" } });
  expect((await replayed(404)).outcome).toEqual({ kind: "passed" });
});

it("sends the values of the new answers, every digit of them, and the secrets by their names", async () => {
  const { sent } = await replayed(500);
  expect(sent[1]?.url).toBe('get {"pathParameters":{"id":"9007199254740993"},"headers":{"key":"s3cret"}}');
});

it("waits before a step as long as the run did", async () => {
  const steps = failure.steps.map((one, index) => (index === 1 ? { ...one, wait: 30_000 } : one));
  expect((await replayed(500, undefined, { ...failure, steps })).waits).toEqual([[1, 30_000]]);
  expect((await replayed(500)).waits).toEqual([]);
});

it("ends at a step with a missing value", async () => {
  const { outcome, sent } = await replayed(500, "{}");
  expect(outcome).toEqual({ kind: "not-made", reason: "step 2: the answer to step 1 has no id" });
  expect(sent).toHaveLength(1);
});

it.each<readonly [Failure["check"], number, string]>([
  ["server-error", 1, "step 1: no answer: connect ECONNREFUSED"],
  ["server-error", 2, "step 2: no answer: connect ECONNREFUSED"],
  ["no-answer", 1, "step 1: no answer: connect ECONNREFUSED"],
])("knows nothing of %s without an answer to step %i", async (check, silent, reason) => {
  expect(await replayedSilently(check, silent)).toEqual({ kind: "not-made", reason });
});

it("fails as before if the last call of no-answer has no answer again", async () => {
  expect(await replayedSilently("no-answer", 2)).toMatchObject({ kind: "same" });
});

/** Replays the failure of a check on a server that does not answer one of the steps. */
async function replayedSilently(check: Failure["check"], silent: number) {
  let sent = 0;
  const { outcome } = await replayFailure(
    { ...failure, check, cause: "refused" },
    {
      build: () => ({ method: "GET", url: "", headers: [] }),
      send: async () => {
        sent += 1;
        if (sent === silent) return { kind: "none", reason: "refused", message: "connect ECONNREFUSED", time: 0 };
        return { kind: "answer", status: 201, headers: [], time: 0, body: new TextEncoder().encode('{"id":1}') };
      },
      check: (exchanges) =>
        exchanges.at(-1)?.received.kind === "none" ? { cause: "refused", message: "no answer" } : undefined,
      secrets: [],
      sleep: async () => undefined,
    },
  );
  return outcome;
}

/** Replays the reads of a thing and of its list after its removal, on a server that answers them with statuses. */
async function replayedReads(reads: readonly { readonly endpoint: string; readonly now: number }[]) {
  const saved = (method: string, endpoint: string, status: number): FailureStep => ({
    ...step(endpoint, "7"),
    request: { method, url: "", headers: [] },
    answer: { kind: "answer", status, headers: [], body: { kind: "text", text: [], size: 0 } },
  });
  let isRemoved = false;
  const statuses = reads.map(({ now }) => now);
  const { outcome } = await replayFailure(
    {
      ...failure,
      check: "listed-after-delete",
      steps: [saved("DELETE", "delete", 204), ...reads.map(({ endpoint }) => saved("GET", endpoint, 200))],
    },
    {
      build: ({ endpoint }) => ({ method: "GET", url: endpoint, headers: [] }),
      send: async ({ url }) => {
        isRemoved ||= url === "delete";
        const status = url === "delete" ? 204 : isRemoved ? (statuses.shift() ?? 0) : 200;
        return { kind: "answer", status, headers: [], time: 0, body: new TextEncoder().encode('[{"id":"7"}]') };
      },
      check: () => ({ cause: "500", message: "the removed thing is listed" }),
      secrets: [],
      sleep: async () => undefined,
    },
  );
  return outcome.kind;
}

it.each([
  ["the thing is gone, as it should be", "get", 404, "same"],
  ["the thing is read as before", "get", 200, "same"],
  ["a list that was read twice fails once", "list", 500, "not-made"],
  ["a list is read twice", "list", 200, "same"],
])("after a removal, %s", async (_, endpoint, now, kind) => {
  const last = { endpoint: "list", now: 200 };
  expect(await replayedReads([{ endpoint, now }, last])).toBe(kind);
});
