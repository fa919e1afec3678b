import { describe, expect, it } from "vitest";
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { type ApiKeyInjection, apiKeyMachine } from "./api-key.ts";

const off: ApiKeyInjection = { enabled: false, authenticated: false, returnToQueryParam: "state" };
const out: ApiKeyInjection = { ...off, enabled: true, authorizationUrl: "https://docs.example/login" };
const inside: ApiKeyInjection = { ...out, authenticated: true, accessToken: "tok" };

/** A page whose questions are answered by hand, in their order. */
function start() {
  const calls: { signal: AbortSignal; yes: (answer: ApiKeyInjection) => void; no: (error: unknown) => void }[] = [];
  const learned: ApiKeyInjection[] = [];
  const logged: string[] = [];
  const clock = new SimulatedClock();
  const machine = apiKeyMachine.provide({
    actors: {
      askSite: fromPromise(({ signal }) => new Promise<ApiKeyInjection>((yes, no) => calls.push({ signal, yes, no }))),
    },
    actions: { learn: (_, known) => learned.push(known), logProblem: (_, problem) => logged.push(problem) },
  });
  const actor = createActor(machine, { clock }).start();
  const until = (value: string) => waitFor(actor, (snapshot) => snapshot.value === value);
  return { actor, clock, calls, learned, logged, until, context: () => actor.getSnapshot().context };
}

describe("the site login", () => {
  it("is fetched on start and stored", async () => {
    const { calls, learned, until, context } = start();
    expect(calls).toHaveLength(1);
    calls[0]?.yes(inside);
    await until("authenticated");
    expect(learned).toEqual([inside]);
    expect(context().known).toEqual(inside);
  });

  it.each([
    ["anonymous", out],
    ["authenticated", inside],
  ] as const)("is refetched after 300000 ms and not earlier, while %s", async (state, answer) => {
    const { calls, clock, until } = start();
    calls[0]?.yes(answer);
    await until(state);
    clock.increment(299_999);
    expect(calls).toHaveLength(1);
    clock.increment(1);
    expect(calls).toHaveLength(2);
    calls[1]?.yes(answer);
    await until(state);
    clock.increment(300_000);
    expect(calls).toHaveLength(3);
  });

  it("stops for good if the site has no login", async () => {
    const { actor, calls, clock, learned, until } = start();
    calls[0]?.yes(off);
    await until("disabled");
    clock.increment(3_000_000);
    expect(calls).toHaveLength(1);
    expect(learned).toEqual([off]);
    expect(actor.getSnapshot().status).toBe("done");
  });

  it("stops if the site no longer has a login", async () => {
    const { calls, clock, until } = start();
    calls[0]?.yes(inside);
    await until("authenticated");
    clock.increment(300_000);
    calls[1]?.yes(off);
    await until("disabled");
    clock.increment(3_000_000);
    expect(calls).toHaveLength(2);
  });

  it("keeps the known login when a call fails, reports why, and clears the error on the next response", async () => {
    const { calls, clock, learned, logged, until, context } = start();
    calls[0]?.yes(inside);
    await until("authenticated");
    clock.increment(300_000);
    calls[1]?.no(new TypeError("Failed to fetch"));
    await until("authenticated");
    expect(context()).toEqual({ known: inside, problem: "Failed to fetch" });
    expect(logged).toEqual(["Failed to fetch"]);
    expect(learned).toEqual([inside]);
    clock.increment(300_000);
    calls[2]?.yes(out);
    await until("anonymous");
    expect(context()).toEqual({ known: out, problem: undefined });
  });

  it("keeps polling if the first call failed", async () => {
    const { calls, clock, logged, until } = start();
    calls[0]?.no("no answer");
    await until("unreachable");
    expect(logged).toEqual(["no answer"]);
    clock.increment(300_000);
    calls[1]?.yes(out);
    await until("anonymous");
  });

  it("can be refetched early, one call at a time", async () => {
    const { actor, calls, clock, until } = start();
    actor.send({ type: "ask" });
    expect(calls).toHaveLength(1);
    calls[0]?.yes(out);
    await until("anonymous");
    clock.increment(1000);
    actor.send({ type: "ask" });
    actor.send({ type: "ask" });
    expect(calls).toHaveLength(2);
    calls[1]?.yes(inside);
    await until("authenticated");
    clock.increment(299_999);
    expect(calls).toHaveLength(2);
  });

  it("aborts its call when the page unmounts", () => {
    const { actor, calls } = start();
    actor.stop();
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  it("reports a missing dependency", async () => {
    const actor = createActor(apiKeyMachine).start();
    const { context } = await waitFor(actor, (snapshot) => snapshot.value === "unreachable");
    expect(context.problem).toContain("lend `askSite`");
  });

  it("rests in every state, and can leave each but the last", () => {
    const events = [
      { type: "ask" },
      ...[off, out, inside].map((output) => ({ type: "xstate.done.actor.ask", output })),
      { type: "xstate.error.actor.ask", error: new Error("down") },
      ...["unreachable", "anonymous", "authenticated"].map((state) => ({
        type: `xstate.after.refresh.apiKey.${state}`,
      })),
    ];
    // The ends of calls and delays are not events of the machine's own type, but they cause transitions.
    const paths = getShortestPaths(apiKeyMachine, { events: events as never });
    const reached = [...new Set(paths.map(({ state }) => state.value as string))].sort();
    // `settling` is passed through and never rested in.
    expect(reached).toEqual(
      Object.keys(apiKeyMachine.states)
        .filter((state) => state !== "settling")
        .sort(),
    );
    for (const state of reached.filter((one) => one !== "disabled")) {
      const leaving = getShortestPaths(apiKeyMachine, {
        events: events as never,
        fromState: apiKeyMachine.resolveState({ value: state, context: { known: out } }),
      });
      expect(leaving.some(({ state: { value } }) => value === "disabled")).toBe(true);
    }
  });
});
