import { describe, expect, it } from "vitest";
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import type { TokenGrant } from "#engine/auth";
import { LoginFailedError, type LoginProblem } from "./login-failed.ts";
import { oauthMachine } from "./oauth.ts";

const grant: TokenGrant = { accessToken: "tok" };
const refused = new LoginFailedError({ kind: "refused", detail: "Wrong secret." });
const unreadable = new LoginFailedError({ kind: "unreadable", detail: "No token at .token." });

/** A login with calls that are answered by hand, in their order. */
function start() {
  const reported: string[] = [];
  const logged: LoginProblem[] = [];
  const calls: {
    background: boolean;
    signal: AbortSignal;
    resolve: (grant: TokenGrant) => void;
    reject: (error: Error) => void;
  }[] = [];
  const clock = new SimulatedClock();
  const machine = oauthMachine.provide({
    actors: {
      getToken: fromPromise(
        ({ input: { background }, signal }) =>
          new Promise<TokenGrant>((resolve, reject) => calls.push({ background, signal, resolve, reject })),
      ),
    },
    actions: {
      granted: (_, { accessToken }) => reported.push(`granted ${accessToken}`),
      revoked: () => reported.push("revoked"),
      closeCard: () => reported.push("closed"),
      logProblem: (_, problem) => logged.push(problem),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const until = (value: string) => waitFor(actor, (snapshot) => snapshot.value === value);
  return { actor, clock, calls, reported, logged, until, problem: () => actor.getSnapshot().context.problem };
}

describe("an OAuth login", () => {
  it("stores the token immediately and closes the card half a second later", async () => {
    const { actor, clock, calls, reported, until } = start();
    actor.send({ type: "fetch" });
    expect(actor.getSnapshot().value).toBe("loggingIn");
    calls[0]?.resolve(grant);
    await until("done");
    expect(reported).toEqual(["granted tok"]);
    clock.increment(499);
    expect(reported).toEqual(["granted tok"]);
    clock.increment(1);
    expect(reported).toEqual(["granted tok", "closed"]);
    expect(actor.getSnapshot().value).toBe("idle");
  });

  it("shows and logs a refusal, leaves the card open, and clears the error on the next attempt", async () => {
    const { actor, calls, reported, logged, until, problem } = start();
    actor.send({ type: "fetch" });
    calls[0]?.reject(refused);
    await until("failed");
    expect(problem()).toEqual(refused.problem);
    expect(logged).toEqual([refused.problem]);
    expect(reported).toEqual([]);
    actor.send({ type: "fetch" });
    expect(problem()).toBeUndefined();
  });

  it("logs an unreadable response and closes the card", async () => {
    const { actor, calls, reported, logged, until } = start();
    actor.send({ type: "fetch" });
    calls[0]?.reject(unreadable);
    await until("failed");
    expect(logged).toEqual([unreadable.problem]);
    expect(reported).toEqual(["closed"]);
  });

  it("reports an unexpected error", async () => {
    const { actor, calls, until, problem } = start();
    actor.send({ type: "fetch" });
    calls[0]?.reject(new TypeError("out of paper"));
    await until("failed");
    expect(problem()).toEqual({ kind: "refused", detail: "out of paper" });
  });

  it("aborts a slow call on cancel, and ignores its token", async () => {
    const { actor, calls, reported } = start();
    actor.send({ type: "fetch" });
    actor.send({ type: "cancel" });
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.resolve(grant);
    await Promise.resolve();
    expect(actor.getSnapshot().value).toBe("idle");
    expect(reported).toEqual([]);
  });

  it("uses only the last of several presses", async () => {
    const { actor, calls, reported, until } = start();
    actor.send({ type: "fetch" });
    actor.send({ type: "fetch" });
    calls[0]?.resolve({ accessToken: "old" });
    calls[1]?.resolve({ accessToken: "new" });
    await until("done");
    expect(reported).toEqual(["granted new"]);
  });

  it("renews an expired token in the background without changing the card", async () => {
    const { actor, clock, calls, reported, until } = start();
    actor.send({ type: "expired" });
    expect(calls[0]?.background).toBe(true);
    calls[0]?.resolve(grant);
    await until("idle");
    clock.increment(10_000);
    expect(reported).toEqual(["granted tok"]);
  });

  it("retries a failed renewal later", async () => {
    const { actor, calls, until } = start();
    actor.send({ type: "expired" });
    calls[0]?.reject(refused);
    await until("failed");
    actor.send({ type: "expired" });
    expect(calls).toHaveLength(2);
  });

  it.each(["loggingIn", "refreshing"] as const)("revokes the token on logout, even while %s", (state) => {
    const { actor, calls, reported } = start();
    actor.send({ type: state === "loggingIn" ? "fetch" : "expired" });
    actor.send({ type: "logout" });
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(reported).toEqual(["revoked"]);
    expect(actor.getSnapshot().value).toBe("idle");
  });

  it("fails immediately if no call was injected", async () => {
    const actor = createActor(oauthMachine).start();
    actor.send({ type: "fetch" });
    const { context } = await waitFor(actor, (snapshot) => snapshot.value === "failed");
    expect(context.problem?.detail).toContain("set `getToken`");
  });
});
