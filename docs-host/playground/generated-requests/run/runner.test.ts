import { describe, expect, it } from "vitest";
import { asJson, printJson } from "#engine/json";
import { type ApiModel, bareEndpoint, type Endpoint } from "#engine/model";
import type { Received, SentRequest } from "#live";
import { failureFromText } from "#live/failures";
import { beyondFormText, changesText } from "./describe-call.ts";
import type { FromRun, RunInput } from "./protocol.ts";
import { startRunner } from "./runner.ts";

const body = { kind: "object", properties: [{ key: "id", shape: { kind: "integer" }, optional: false }] } as const;

const endpoint: Endpoint = bareEndpoint({
  id: "plants.get",
  method: "GET",
  path: [
    { kind: "literal", value: "/plants/" },
    { kind: "parameter", key: "id" },
  ],
  auth: ["bearer"],
  pathParameters: [{ key: "id", shape: { kind: "string" }, optional: false }],
  queryParameters: [{ key: "limit", shape: { kind: "integer", minimum: 1, maximum: 50 }, optional: true }],
  responses: [{ statusCode: 200, body: { kind: "json", shape: body } }],
});

const model: ApiModel = {
  id: "garden",
  endpoints: [endpoint],
  types: {},
  groups: [],
  auths: { bearer: { kind: "bearerAuth" } },
  globalHeaders: [],
};

const input: RunInput = {
  settings: { seed: 7, calls: 60, seconds: 60, rate: 100, allowWrites: false },
  model: printJson(asJson(model)),
  endpoint: endpoint.id,
  form: printJson({ value: { headers: {}, pathParameters: { id: "fern" }, queryParameters: {} }, selection: {} }),
  formMark: "mark",
  baseUrl: "https://garden.example",
  credentials: { bearer: "planted-token" },
  secrets: [{ name: "note", text: "planted-note" }],
  without: ["wrong-method-accepted", "options-differs"],
};

/** An answer of the garden: to `limit=50`, 500 with the credentials of the request. */
function answerTo({ method, url, headers }: SentRequest, _position?: number): Received {
  const answer = (status: number, value: object): Received => ({
    ...{ kind: "answer", status, headers: [["content-type", "application/json"]], time: 2 },
    body: new TextEncoder().encode(method === "HEAD" ? "" : JSON.stringify(value)),
  });
  const { pathname, searchParams } = new URL(url);
  const token = headers.find(([name]) => name === "Authorization")?.[1];
  if (token !== "Bearer planted-token") return answer(401, {});
  if (method !== "GET" && method !== "HEAD") return answer(405, {});
  const limit = searchParams.get("limit");
  if (limit === "50") return answer(500, { token, note: "planted-note" });
  if (limit !== null && !/^(?:[1-9]|[1-4]\d)$/.test(limit)) return answer(400, {});
  return pathname === "/plants/fern" ? answer(200, { id: 1 }) : answer(404, {});
}

/** The result of a request with a response that the page may not read. */
const unread: Received = { kind: "none", reason: "aborted", message: "The API does not allow this page.", time: 0 };

/** Runs until the end, or the message `stop` after some requests. */
function run(given: Partial<RunInput> = {}, stopAfter = Number.POSITIVE_INFINITY, answer = answerTo) {
  const requests: SentRequest[] = [];
  const messages: FromRun[] = [];
  let now = 0;
  return new Promise<{ requests: typeof requests; messages: typeof messages; time: number }>((resolve) => {
    const onMessage = startRunner({
      post: (message) => {
        messages.push(message);
        if (message.type === "run.ended" || message.type === "run.failed") resolve({ requests, messages, time: now });
        if (message.type !== "send") return;
        requests.push(message.request);
        if (requests.length > stopAfter) onMessage({ type: "stop" });
        else {
          const { id, request } = message;
          queueMicrotask(() => onMessage({ type: "received", id, received: answer(request, requests.length) }));
        }
      },
      clock: () => now,
      after: (time, act) => {
        let isPending = true;
        queueMicrotask(() => {
          if (!isPending) return;
          now += time;
          act();
        });
        return () => {
          isPending = false;
        };
      },
    });
    onMessage({ type: "start", input: { ...input, ...given } });
  });
}

const callsIn = (messages: readonly FromRun[]) =>
  messages.flatMap((one) => (one.type === "run.calls" ? one.calls : []));

const failuresIn = (messages: readonly FromRun[]) =>
  new Map(
    messages.flatMap((one) =>
      one.type === "run.failures" ? one.failures.map((failure) => [failure.check, failure] as const) : [],
    ),
  );

describe("a run of a page", () => {
  it("begins with the form of the reader, and reports every call with its changes", async () => {
    const { requests, messages } = await run();
    expect(requests[0]?.url).toBe("https://garden.example/plants/fern");
    expect(requests.length).toBe(60);
    const calls = callsIn(messages);
    expect(calls.map(({ position }) => position)).toEqual(calls.map((_, index) => index + 1));
    expect(calls.find(({ status }) => status === 401)?.changes).toMatchObject({ credentials: "none", places: [] });
    expect(calls.some(({ changes }) => changesText(changes) === "query parameter limit: 50")).toBe(true);
    expect(messages.at(-1)).toEqual({ type: "run.ended", end: { ended: "calls", calls: 60 } });
  });

  it("reports one failure of each cause with the smallest request, as a file without secrets", async () => {
    const { messages } = await run();
    const failure = failuresIn(messages).get("server-error");
    expect(failure).toMatchObject({ file: { name: expect.any(String) } });
    expect(failure && changesText(failure.changes)).toBe("query parameter limit: 50");
    expect(failure && beyondFormText(failure.beyond)).toBeUndefined();
    const read = failureFromText(failure?.file.text ?? "");
    expect(read).toMatchObject({
      ok: true,
      failure: { form: "mark", seed: 7, definition: "", server: "https://garden.example", check: "server-error" },
    });
    expect(read.ok && read.failure.steps.at(-1)?.form.value).toEqual({
      headers: {},
      pathParameters: { id: "fern" },
      queryParameters: { limit: 50 },
    });
    expect(JSON.stringify(messages.filter(({ type }) => type !== "send"))).not.toMatch(/planted-(token|note)/);
  });

  it("sends the same for the same seed, and keeps the rate", async () => {
    const [one, same, other] = [await run(), await run(), await run({ settings: { ...input.settings, rate: 10 } })];
    const urls = ({ requests }: { readonly requests: readonly SentRequest[] }) => requests.map(({ url }) => url);
    expect(urls(same)).toEqual(urls(one));
    expect(urls(other)).toEqual(urls(one));
    expect(other.time).toBeGreaterThanOrEqual(5900);
  });

  it("ends with its findings when it is stopped, and waits for no answer", async () => {
    const { messages, requests } = await run({}, 5);
    expect(requests).toHaveLength(6);
    expect(messages).toContainEqual({ type: "cancel", id: 6 });
    expect(callsIn(messages)).toHaveLength(5);
    expect(messages.at(-1)).toMatchObject({ type: "run.ended", end: { ended: "interrupted" } });
  });

  it("sends nothing that may change something unless it may", async () => {
    const { messages } = await run({
      model: printJson(asJson({ ...model, endpoints: [{ ...endpoint, method: "DELETE" }] })),
    });
    expect(messages).toEqual([{ type: "run.ended", end: { ended: "done", calls: 0 } }]);
  });

  it("says that nothing was checked if every answer refused the caller", async () => {
    const { messages } = await run({ credentials: {} });
    expect(messages.at(-1)).toMatchObject({ type: "run.ended", end: { unchecked: "locked-out" } });
    const refused = callsIn(messages).filter(({ isRefused, status }) => isRefused && status === 401);
    expect(refused.length).toBeGreaterThan(0);
  });

  it("ends after a few requests if the page can read no answer, with the reason", async () => {
    const { messages, requests } = await run({}, undefined, () => unread);
    expect(requests).toHaveLength(5);
    expect(callsIn(messages)).toHaveLength(5);
    const end = {
      ended: "unreachable",
      calls: 5,
      reason: "The API does not allow this page.",
      unchecked: "unreadable",
    };
    expect(messages.at(-1)).toEqual({ type: "run.ended", end });
  });

  it("says so as well if it has fewer requests than that, or is stopped before", async () => {
    const { messages } = await run({ settings: { ...input.settings, calls: 2 } }, undefined, () => unread);
    expect(messages.at(-1)).toMatchObject({ end: { ended: "calls", calls: 2, unchecked: "unreadable" } });
    const stopped = await run({}, 0, () => unread);
    expect(stopped.messages.at(-1)).toEqual({ type: "run.ended", end: { ended: "interrupted", calls: 1 } });
  });

  it("goes on if an answer was read before", async () => {
    const { messages, requests } = await run({}, undefined, (request, position) =>
      position === 1 ? answerTo(request) : unread,
    );
    expect(requests.length).toBeGreaterThan(6);
    expect(messages.at(-1)).not.toHaveProperty("end.unchecked");
  });

  it("fails with a reason if the input can't be read", async () => {
    const { messages } = await run({ model: "{" });
    expect(messages).toEqual([{ type: "run.failed", problem: expect.stringMatching(/./) }]);
  });
});
