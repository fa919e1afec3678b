import { describe, expect, it } from "vitest";
import type { GeneratedRunSettings, RunEvent, SentResponse } from "#machines";
import { SendFailedError } from "#machines";
import type { Send } from "../../adapters/send.ts";
import type { FromRun, ToRun } from "./protocol.ts";
import { type PreparedRun, type PrepareRun, startRun } from "./start-run.ts";

const settings: GeneratedRunSettings = { seed: 7, calls: 50, seconds: 60, rate: 5, allowWrites: false };

const response: SentResponse = {
  ...{ status: 200, statusText: "OK", headers: [], time: 1, size: 0 },
  shown: { kind: "empty" },
};

const input: PreparedRun["input"] = {
  ...{ model: "{}", endpoint: "plants.get", form: "{}", formMark: "m", baseUrl: "https://a.example" },
  ...{ credentials: {}, secrets: [], without: [] },
};

const request = { method: "GET", url: "https://a.example/", headers: [] };

/** A run with a worker that sends the messages of the test. */
function open(send: Send = async () => response, prepare?: PrepareRun) {
  const posted: ToRun[] = [];
  const events: RunEvent[] = [];
  const log: string[] = [];
  let createMessage: (message: FromRun) => void = () => {};
  const start = startRun(prepare ?? (async () => ({ ok: true, run: { input, send, responses: [] } })), (listener) => {
    createMessage = listener;
    return { post: (message) => posted.push(message), close: () => log.push("closed") };
  });
  const run = start(settings, (event) => events.push(event));
  return { run, posted, events, log, createMessage: (message: FromRun) => createMessage(message) };
}

/** Resolves once what was started has come to wait. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("a started run", () => {
  it("gets its input with the settings, and an answer to each request", async () => {
    const { posted, createMessage } = open();
    await settled();
    createMessage({ type: "send", id: 1, request });
    await settled();
    expect(posted).toEqual([
      { type: "start", input: { ...input, settings } },
      { type: "received", id: 1, received: expect.objectContaining({ kind: "answer", status: 200 }) },
    ]);
  });

  it("reports its events, and leaves nothing behind at its end", async () => {
    const { events, log, createMessage } = open();
    await settled();
    createMessage({ type: "run.waiting", isWaiting: false });
    const end = { type: "run.ended", end: { ended: "done", calls: 1 } } as const;
    createMessage(end);
    createMessage({ type: "run.waiting", isWaiting: true });
    expect([events, log]).toEqual([[{ type: "run.waiting", isWaiting: false }, end], ["closed"]]);
  });

  it("aborts a request that nobody waits for, and all when it is aborted", async () => {
    const aborted: string[] = [];
    const { run, createMessage, events, log } = open((plan, signal) => {
      signal.addEventListener("abort", () => aborted.push(plan.url));
      return new Promise(() => {});
    });
    await settled();
    createMessage({ type: "send", id: 1, request });
    createMessage({ type: "send", id: 2, request: { ...request, url: "https://a.example/2" } });
    createMessage({ type: "cancel", id: 1 });
    expect(aborted).toEqual(["https://a.example/"]);
    run.abort();
    expect([aborted, events, log]).toEqual([["https://a.example/", "https://a.example/2"], [], ["closed"]]);
  });

  it("is asked to stop, and ends by itself; before it has begun it ends at once", async () => {
    const begun = open();
    await settled();
    begun.run.stop();
    expect(begun.posted.at(-1)).toEqual({ type: "stop" });
    const early = open();
    early.run.stop();
    await settled();
    expect(early.events).toEqual([{ type: "run.ended", end: { ended: "interrupted", calls: 0 } }]);
    expect(early.posted).toEqual([]);
  });

  it("fails if it can't be prepared, or if the page can't send at all", async () => {
    const refused = open(undefined, async () => ({ ok: false, problem: "It is too large." }));
    const broken = open(undefined, () => Promise.reject(new Error("The form could not be loaded.")));
    const failure = { cause: "proxy-unreachable", message: "No proxy.", advice: "Look for it." };
    const alone = open(() => Promise.reject(new SendFailedError(failure)));
    await settled();
    alone.createMessage({ type: "send", id: 1, request });
    await settled();
    expect([refused.events, broken.events, alone.events]).toEqual([
      [{ type: "run.failed", problem: "It is too large." }],
      [{ type: "run.failed", problem: "The form could not be loaded." }],
      [{ type: "run.failed", problem: "No proxy. Look for it." }],
    ]);
    expect(alone.log).toEqual(["closed"]);
  });
});
