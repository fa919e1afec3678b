import { describe, expect, it } from "vitest";
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { getShortestPaths } from "xstate/graph";
import type { RequestPlan } from "#engine/request";
import { startProgress } from "#engine/stream";
import {
  requestMachine,
  SendFailedError,
  type SendFailure,
  type SendInput,
  type SentResponse,
  type StreamingAnswer,
} from "./request.ts";

const plan: RequestPlan = { method: "GET", url: "https://api.example/plants", headers: [], body: { kind: "none" } };
const answer: SentResponse = {
  status: 200,
  statusText: "OK",
  headers: [],
  shown: { kind: "text", text: "hello" },
  time: 1.5,
  size: 5,
};

/** A response of which some bytes have arrived. */
const streaming = (bytes: number): StreamingAnswer => ({
  status: 200,
  statusText: "OK",
  headers: [],
  time: 1.5,
  stream: { ...startProgress({ format: "sse", keepsBytes: false }), bytes },
});

const start = (send: (input: SendInput, signal: AbortSignal) => Promise<SentResponse>) => {
  const logged: SendFailure[] = [];
  const machine = requestMachine.provide({
    actors: { send: fromPromise(({ input, signal }) => send(input, signal)) },
    actions: { logFailure: (_, { failure }) => logged.push(failure) },
  });
  const clock = new SimulatedClock();
  return { actor: createActor(machine, { clock }).start(), logged, clock };
};

describe("a request", () => {
  it("goes from notStarted through loading to loaded, with the response", async () => {
    const { actor } = start(async () => answer);
    expect(actor.getSnapshot().value).toBe("notStarted");
    actor.send({ type: "send", plan });
    expect(actor.getSnapshot().matches({ sending: { answer: "loading" } })).toBe(true);
    const loaded = await waitFor(actor, (state) => state.matches("loaded"));
    expect(loaded.context.response).toEqual(answer);
  });

  it("fails with the failure of the sender", async () => {
    const failure = { cause: "connection-refused", message: "Nothing listens there.", advice: "Start it." };
    const { actor, logged } = start(async () => {
      throw new SendFailedError(failure);
    });
    actor.send({ type: "send", plan });
    const failed = await waitFor(actor, (state) => state.matches("failed"));
    expect(failed.context.failure).toEqual(failure);
    expect(logged).toEqual([failure]);
  });

  it("fails and logs if the sender throws an unexpected error", async () => {
    const { actor, logged } = start(async () => {
      throw new TypeError("x is undefined");
    });
    actor.send({ type: "send", plan });
    await waitFor(actor, (state) => state.matches("failed"));
    expect(logged).toMatchObject([{ cause: "unexpected", advice: "x is undefined" }]);
  });

  it("aborts the sender and drops its response when stopped", async () => {
    let aborted = false;
    const { actor, clock } = start(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => {
            aborted = true;
            reject(new Error("aborted"));
          });
        }),
    );
    actor.send({ type: "send", plan });
    clock.increment(500);
    actor.send({ type: "stop" });
    expect(actor.getSnapshot().value).toBe("stopped");
    expect(actor.getSnapshot().context.answer).toBeUndefined();
    expect(aborted).toBe(true);
  });

  it("ignores the second press of a double click as a stop, so that its response is kept", async () => {
    let answerNow = (_: SentResponse) => {};
    const { actor, clock } = start(
      () =>
        new Promise((resolve) => {
          answerNow = resolve;
        }),
    );
    actor.send({ type: "send", plan });
    clock.increment(499);
    actor.send({ type: "stop" });
    expect(actor.getSnapshot().matches("sending")).toBe(true);
    answerNow(answer);
    await waitFor(actor, (state) => state.matches("loaded"));
  });

  it("drops the response of an older request", async () => {
    const answers: ((response: SentResponse) => void)[] = [];
    const { actor } = start(() => new Promise((resolve) => answers.push(resolve)));
    actor.send({ type: "send", plan });
    actor.send({ type: "send", plan: { ...plan, url: "https://api.example/other" } });
    answers[0]?.({ ...answer, status: 500 });
    answers[1]?.(answer);
    const loaded = await waitFor(actor, (state) => state.matches("loaded"));
    expect(loaded.context.response?.status).toBe(200);
    expect(loaded.context.plan?.url).toBe("https://api.example/other");
  });

  it("clears the last response when a new one is loading", async () => {
    const { actor } = start(async () => answer);
    actor.send({ type: "send", plan });
    await waitFor(actor, (state) => state.matches("loaded"));
    actor.send({ type: "send", plan });
    expect(actor.getSnapshot().context.response).toBeUndefined();
  });

  it("shows the progress of a stream, chunk by chunk, until it is loaded", async () => {
    let sender: SendInput | undefined;
    let answerNow = (_: SentResponse) => {};
    const { actor } = start((input) => {
      sender = input;
      return new Promise((resolve) => {
        answerNow = resolve;
      });
    });
    actor.send({ type: "send", plan });
    const seen: (number | undefined)[] = [];
    actor.subscribe(({ context }) => seen.push(context.answer?.stream.bytes));
    for (const bytes of [0, 3, 7]) sender?.report(streaming(bytes));
    expect(actor.getSnapshot().matches({ sending: { answer: "streaming" } })).toBe(true);
    answerNow({ ...answer, stream: streaming(7).stream });
    const loaded = await waitFor(actor, (state) => state.matches("loaded"));
    expect(seen).toEqual([0, 3, 7, undefined]);
    expect(loaded.context.response?.stream?.bytes).toBe(7);
  });

  it("keeps the received part of a failed stream, with the failure", async () => {
    const failure = { cause: "stream-broken", message: "The stream broke." };
    const { actor } = start(async ({ report }) => {
      report(streaming(5));
      throw new SendFailedError(failure);
    });
    actor.send({ type: "send", plan });
    const failed = await waitFor(actor, (state) => state.matches("failed"));
    expect(failed.context).toMatchObject({ failure, answer: { stream: { bytes: 5 } } });
  });

  it("keeps the received part of a stopped stream and aborts its sender, but not on a double click", () => {
    let report = (_: StreamingAnswer) => {};
    let aborted = false;
    const { actor, clock } = start((input, signal) => {
      report = input.report;
      signal.addEventListener("abort", () => {
        aborted = true;
      });
      return new Promise(() => {});
    });
    actor.send({ type: "send", plan });
    report(streaming(5));
    clock.increment(499);
    actor.send({ type: "stop" });
    expect([actor.getSnapshot().matches("sending"), aborted]).toEqual([true, false]);
    clock.increment(1);
    actor.send({ type: "stop" });
    expect([actor.getSnapshot().value, aborted]).toEqual(["stopped", true]);
    report(streaming(9));
    expect(actor.getSnapshot().context.answer?.stream.bytes).toBe(5);
  });

  it("drops the stream of an older request, and its later progress", () => {
    const reporters: ((answer: StreamingAnswer) => void)[] = [];
    const { actor } = start(({ report }) => {
      reporters.push(report);
      return new Promise(() => {});
    });
    actor.send({ type: "send", plan });
    reporters[0]?.(streaming(5));
    actor.send({ type: "send", plan });
    reporters[0]?.(streaming(6));
    expect(actor.getSnapshot().matches({ sending: { answer: "loading" } })).toBe(true);
    expect(actor.getSnapshot().context.answer).toBeUndefined();
    reporters[1]?.(streaming(1));
    expect(actor.getSnapshot().context.answer?.stream.bytes).toBe(1);
  });

  it("reaches every state", () => {
    const paths = getShortestPaths(requestMachine, {
      events: [
        { type: "send", plan },
        { type: "stop" },
        { type: "progress", turn: 1, answer: streaming(1) },
        { type: "xstate.after.doubleClick.request.sending.stop.justSent" } as never,
        { type: "reset" },
        { type: "xstate.done.actor.0.request.sending", output: answer } as never,
        { type: "xstate.error.actor.0.request.sending", error: new Error("x") } as never,
      ],
      // Sends beyond the second result in no new state.
      stopWhen: ({ context }) => context.turn > 2,
      serializeState: ({ value, context }) => JSON.stringify([value, context.turn, context.answer !== undefined]),
    });
    const sending = ["loading", "streaming"].flatMap((part) =>
      ["justSent", "stoppable"].map((stop) => ({ sending: { answer: part, stop } })),
    );
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set(["notStarted", ...sending, "loaded", "failed", "stopped"].map((value) => JSON.stringify(value))),
    );
    for (const { state } of paths) {
      if (state.matches("notStarted") || state.matches("loaded")) expect(state.context.answer).toBeUndefined();
    }
  });
});
