import { describe, expect, it } from "vitest";
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { getShortestPaths } from "xstate/graph";
import type { RequestPlan } from "#engine/request";
import { requestMachine, SendFailedError, type SendFailure, type SentResponse } from "./request.ts";

const plan: RequestPlan = { method: "GET", url: "https://api.example/plants", headers: [], body: { kind: "none" } };
const answer: SentResponse = {
  status: 200,
  statusText: "OK",
  headers: [],
  shown: { kind: "text", text: "hello" },
  time: 1.5,
  size: 5,
};

const start = (send: (input: { plan: RequestPlan }, signal: AbortSignal) => Promise<SentResponse>) => {
  const logged: SendFailure[] = [];
  const machine = requestMachine.provide({
    actors: { send: fromPromise(({ input, signal }) => send(input, signal)) },
    actions: { logFailure: (_, { failure }) => logged.push(failure) },
  });
  const clock = new SimulatedClock();
  return { actor: createActor(machine, { clock }).start(), logged, clock };
};

describe("the loading of a request", () => {
  it("goes from notStarted over loading to loaded, with the answer", async () => {
    const { actor } = start(async () => answer);
    expect(actor.getSnapshot().value).toBe("notStarted");
    actor.send({ type: "send", plan });
    expect(actor.getSnapshot().matches("loading")).toBe(true);
    const loaded = await waitFor(actor, (state) => state.matches("loaded"));
    expect(loaded.context.response).toEqual(answer);
  });

  it("fails with the sender's cause", async () => {
    const failure = { cause: "connection-refused", message: "Nothing listens there.", advice: "Start it." };
    const { actor, logged } = start(async () => {
      throw new SendFailedError(failure);
    });
    actor.send({ type: "send", plan });
    const failed = await waitFor(actor, (state) => state.matches("failed"));
    expect(failed.context.failure).toEqual(failure);
    expect(logged).toEqual([failure]);
  });

  it("fails and logs when the sender has a bug", async () => {
    const { actor, logged } = start(async () => {
      throw new TypeError("x is undefined");
    });
    actor.send({ type: "send", plan });
    await waitFor(actor, (state) => state.matches("failed"));
    expect(logged).toMatchObject([{ cause: "unexpected", advice: "x is undefined" }]);
  });

  it("stops the sender and forgets it", async () => {
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
    expect(actor.getSnapshot().value).toBe("notStarted");
    expect(aborted).toBe(true);
  });

  it("takes the second press of a double click for no stop, so that its answer is not lost", async () => {
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
    expect(actor.getSnapshot().matches("loading")).toBe(true);
    answerNow(answer);
    await waitFor(actor, (state) => state.matches("loaded"));
  });

  it("drops the answer of an older send", async () => {
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

  it("forgets the last answer when a new one is loading", async () => {
    const { actor } = start(async () => answer);
    actor.send({ type: "send", plan });
    await waitFor(actor, (state) => state.matches("loaded"));
    actor.send({ type: "send", plan });
    expect(actor.getSnapshot().context.response).toBeUndefined();
  });

  it("reaches each of its states", () => {
    const paths = getShortestPaths(requestMachine, {
      events: [
        { type: "send", plan },
        { type: "stop" },
        { type: "xstate.after.doubleClick.request.loading.justSent" } as never,
        { type: "reset" },
        { type: "xstate.done.actor.0.request.loading", output: answer } as never,
        { type: "xstate.error.actor.0.request.loading", error: new Error("x") } as never,
      ],
      serializeState: (state) => JSON.stringify(state.value),
    });
    expect(new Set(paths.map((path) => JSON.stringify(path.state.value)))).toEqual(
      new Set(
        ["notStarted", { loading: "justSent" }, { loading: "stoppable" }, "loaded", "failed"].map((value) =>
          JSON.stringify(value),
        ),
      ),
    );
  });
});
