import { describe, expect, it } from "vitest";
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { type ApiKeyInjection, apiKeyMachine } from "./api-key.ts";

const disabled: ApiKeyInjection = { enabled: false, authenticated: false, returnToQueryParam: "state" };
const loggedOut: ApiKeyInjection = { ...disabled, enabled: true, authorizationUrl: "https://docs.example/login" };
const loggedIn: ApiKeyInjection = { ...loggedOut, authenticated: true, accessToken: "tok" };

/** A page with questions that are answered by hand, in their order. */
function start() {
  const calls: { signal: AbortSignal; resolve: (answer: ApiKeyInjection) => void; reject: (error: unknown) => void }[] =
    [];
  const learnedStates: ApiKeyInjection[] = [];
  const logged: string[] = [];
  const clock = new SimulatedClock();
  const machine = apiKeyMachine.provide({
    actors: {
      askSite: fromPromise(
        ({ signal }) => new Promise<ApiKeyInjection>((resolve, reject) => calls.push({ signal, resolve, reject })),
      ),
    },
    actions: { learn: (_, known) => learnedStates.push(known), logProblem: (_, problem) => logged.push(problem) },
  });
  const actor = createActor(machine, { clock }).start();
  const until = (value: string) => waitFor(actor, (snapshot) => snapshot.value === value);
  return { actor, clock, calls, learnedStates, logged, until, context: () => actor.getSnapshot().context };
}

describe("the site login", () => {
  it("is fetched on start and stored", async () => {
    const { calls, learnedStates, until, context } = start();
    expect(calls).toHaveLength(1);
    calls[0]?.resolve(loggedIn);
    await until("authenticated");
    expect(learnedStates).toEqual([loggedIn]);
    expect(context().known).toEqual(loggedIn);
  });

  it.each([
    ["anonymous", loggedOut],
    ["authenticated", loggedIn],
  ] as const)("is refetched after 300000 ms and not earlier, while %s", async (state, answer) => {
    const { calls, clock, until } = start();
    calls[0]?.resolve(answer);
    await until(state);
    clock.increment(299_999);
    expect(calls).toHaveLength(1);
    clock.increment(1);
    expect(calls).toHaveLength(2);
    calls[1]?.resolve(answer);
    await until(state);
    clock.increment(300_000);
    expect(calls).toHaveLength(3);
  });

  it("stops for good if the site has no login", async () => {
    const { actor, calls, clock, learnedStates, until } = start();
    calls[0]?.resolve(disabled);
    await until("disabled");
    clock.increment(3_000_000);
    expect(calls).toHaveLength(1);
    expect(learnedStates).toEqual([disabled]);
    expect(actor.getSnapshot().status).toBe("done");
  });

  it("stops if the site no longer has a login", async () => {
    const { calls, clock, until } = start();
    calls[0]?.resolve(loggedIn);
    await until("authenticated");
    clock.increment(300_000);
    calls[1]?.resolve(disabled);
    await until("disabled");
    clock.increment(3_000_000);
    expect(calls).toHaveLength(2);
  });

  it("keeps the known login when a call fails, reports why, and clears the error on the next response", async () => {
    const { calls, clock, learnedStates, logged, until, context } = start();
    calls[0]?.resolve(loggedIn);
    await until("authenticated");
    clock.increment(300_000);
    calls[1]?.reject(new TypeError("Failed to fetch"));
    await until("authenticated");
    expect(context()).toEqual({ known: loggedIn, problem: "Failed to fetch" });
    expect(logged).toEqual(["Failed to fetch"]);
    expect(learnedStates).toEqual([loggedIn]);
    clock.increment(300_000);
    calls[2]?.resolve(loggedOut);
    await until("anonymous");
    expect(context()).toEqual({ known: loggedOut, problem: undefined });
  });

  it("keeps polling if the first call failed", async () => {
    const { calls, clock, logged, until } = start();
    calls[0]?.reject("no answer");
    await until("unreachable");
    expect(logged).toEqual(["no answer"]);
    clock.increment(300_000);
    calls[1]?.resolve(loggedOut);
    await until("anonymous");
  });

  it("can be refetched early, one call at a time", async () => {
    const { actor, calls, clock, until } = start();
    actor.send({ type: "ask" });
    expect(calls).toHaveLength(1);
    calls[0]?.resolve(loggedOut);
    await until("anonymous");
    clock.increment(1000);
    actor.send({ type: "ask" });
    actor.send({ type: "ask" });
    expect(calls).toHaveLength(2);
    calls[1]?.resolve(loggedIn);
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
    expect(context.problem).toContain("set `askSite`");
  });

  it("rests in every state, and can leave each but the last", () => {
    const events = [
      { type: "ask" },
      ...[disabled, loggedOut, loggedIn].map((output) => ({ type: "xstate.done.actor.ask", output })),
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
        fromState: apiKeyMachine.resolveState({ value: state, context: { known: loggedOut } }),
      });
      expect(leaving.some(({ state: { value } }) => value === "disabled")).toBe(true);
    }
  });
});
