import { describe, expect, it } from "vitest";
import { read } from "#engine/secret";
import { startProgress } from "#engine/stream";
import type { SentRequest } from "#live";
import { SendFailedError, type SentResponse, type StreamingAnswer } from "#machines";
import type { Send as SendPlan } from "../../adapters/send.ts";
import { type PageSendDeps, pageSend } from "./page-send.ts";

const request: SentRequest = {
  method: "POST",
  url: "https://api.example.com/plants?key=k",
  headers: [["Authorization", "Bearer t"]],
  body: "{}",
};

const response: SentResponse = {
  status: 201,
  statusText: "Created",
  headers: [["content-type", "application/json"]],
  time: 4,
  size: 2,
  shown: { kind: "json", text: "[]", value: [] },
};

/** A sender with its own clock, which moves when it waits. */
function open(send: SendPlan) {
  const timers = new Map<() => void, number>();
  const log: string[] = [];
  const deps: PageSendDeps = {
    send,
    responses: [],
    timeout: 10_000,
    after: (time, act) => {
      timers.set(act, time);
      return () => timers.delete(act);
    },
    onWaiting: (isWaiting) => log.push(isWaiting ? "waits" : "goes on"),
    onFailure: ({ cause }) => log.push(cause),
  };
  /** Ends the timers of a duration. */
  const pass = (time: number): void => {
    for (const [act, after] of [...timers]) {
      if (after !== time) continue;
      timers.delete(act);
      act();
    }
  };
  return { send: pageSend(deps), log, timers, pass };
}

const failing = (cause: string) => () => Promise.reject(new SendFailedError({ cause, message: `because of ${cause}` }));

/** A call that ends only by its signal. */
const hanging: SendPlan = (_plan, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("aborted"))));

/** Resolves once what was started has come to wait. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
};

describe("the requests of a run", () => {
  it("are sent unchanged, and answered with their bytes", async () => {
    const sent: Parameters<SendPlan>[0][] = [];
    const { send, timers } = open(async (plan) => {
      sent.push(plan);
      return response;
    });
    const received = await send(request);
    expect(received).toEqual({
      ...{ kind: "answer", status: 201, headers: response.headers, time: 4 },
      body: new TextEncoder().encode("[]"),
    });
    expect(sent[0]).toMatchObject({ method: "POST", url: request.url, body: { kind: "text", text: "{}" } });
    expect(sent[0]?.headers.map(({ name, value }) => [name, read(value, "reveal")])).toEqual(request.headers);
    expect(timers.size).toBe(0);
  });

  it("keep the bytes of a body that is not text", async () => {
    const bodies: unknown[] = [];
    const { send } = open(async ({ body }) => {
      bodies.push(body);
      return { ...response, shown: { kind: "file", contentType: "image/png", bytes: new Uint8Array([1, 255]) } };
    });
    expect(await send({ ...request, body: new Uint8Array([0, 255]) })).toMatchObject({
      body: new Uint8Array([1, 255]),
    });
    expect(bodies).toEqual([{ kind: "bytes", dataUrl: "data:application/octet-stream;base64,AP8=" }]);
  });

  it.each([
    ["name-not-found", "unknown-host"],
    ["connection-refused", "refused"],
    ["tls-expired", "tls"],
    ["headers-timeout", "timeout"],
    ["connection-reset", "closed"],
    ["upstream-protocol", "not-http"],
    ["forbidden-header", "aborted"],
    ["bad-method", "aborted"],
    ["cors", "aborted"],
  ])("without an answer because of %s have the reason %s", async (cause, reason) => {
    const { send, log } = open(failing(cause));
    expect(await send(request)).toEqual({ kind: "none", reason, message: `because of ${cause}`, time: 0 });
    expect(log).toEqual([]);
  });

  it("report that the page can send nothing at all", async () => {
    const { send, log } = open(failing("proxy-unreachable"));
    expect(await send(request)).toMatchObject({ kind: "none", reason: "aborted" });
    expect(log).toEqual(["proxy-unreachable"]);
  });

  it("wait while the proxy takes no more, and are sent then", async () => {
    let refusals = 2;
    const { send, log, pass } = open(async () => {
      refusals -= 1;
      return refusals >= 0 ? failing("too-many-requests")() : response;
    });
    const received = send(request);
    for (let i = 0; i < 2; i += 1) {
      await settled();
      pass(3000);
    }
    expect(await received).toMatchObject({ status: 201 });
    expect(log).toEqual(["waits", "goes on"]);
  });

  it("end as aborted by their signal, while they are sent and while they wait", async () => {
    const ending = new AbortController();
    const sending = open(hanging).send(request, ending.signal);
    const waiting = open(failing("too-many-requests")).send(request, ending.signal);
    await settled();
    ending.abort();
    expect(await Promise.all([sending, waiting])).toMatchObject([{ reason: "aborted" }, { reason: "aborted" }]);
  });

  it("without an answer in time are timeouts; of a stream there is what has arrived", async () => {
    const late = open(hanging);
    const received = late.send(request);
    late.pass(10_000);
    expect(await received).toMatchObject({ kind: "none", reason: "timeout", time: 10_000 });
    const progress: StreamingAnswer = {
      ...{ status: 200, statusText: "OK", headers: [], time: 1 },
      stream: { ...startProgress({ format: "sse", keepsBytes: false }), text: "data: 1\n\n" },
    };
    const streaming = open((plan, signal, listener) => {
      listener?.emit(progress);
      return hanging(plan, signal);
    });
    const cut = streaming.send(request);
    streaming.pass(10_000);
    expect(await cut).toMatchObject({
      ...{ kind: "answer", status: 200, isCut: true },
      body: new TextEncoder().encode("data: 1\n\n"),
    });
  });

  it("don't check a stream if only its end was kept", async () => {
    const stream = { ...startProgress({ format: "sse", keepsBytes: false }), text: "d", droppedText: 9 };
    const { send } = open(async () => ({ ...response, shown: { kind: "text", text: "d" }, stream }));
    expect(await send(request)).toMatchObject({ isCut: true, body: new Uint8Array() });
  });
});
