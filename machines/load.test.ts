import { expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import { type Fetch, loadMachine } from "./load.ts";

const start = <T>() => createActor(loadMachine<T>()).start();
const of = <T>(fetch: Fetch<T>, key = "") => ({ type: "load", key, fetch }) as const;

it("loads on demand and holds the value", async () => {
  const actor = start<number>();
  expect(actor.getSnapshot().value).toBe("notStartedLoading");
  actor.send(of(async () => 7));
  expect(actor.getSnapshot().value).toBe("loading");
  expect((await waitFor(actor, (state) => state.matches("loaded"))).context.value).toBe(7);
});

it("reports a failure and can retry", async () => {
  let attempts = 0;
  const actor = start<string>();
  actor.send(
    of(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error("the site did not answer");
      return "here";
    }),
  );
  const failed = await waitFor(actor, (state) => state.matches("failed"));
  expect(failed.context.problem).toBe("the site did not answer");
  actor.send({ type: "retry" });
  expect((await waitFor(actor, (state) => state.matches("loaded"))).context.value).toBe("here");
});

it("loads a value once, and another one for another key", async () => {
  const actor = start<string>();
  const asked: string[] = [];
  const ask = (text: string, key: string): void =>
    actor.send(
      of(async () => {
        asked.push(text);
        return text;
      }, key),
    );
  ask("one", "1");
  ask("again", "1");
  await waitFor(actor, (state) => state.matches("loaded"));
  ask("once more", "1");
  expect(actor.getSnapshot().context.value).toBe("one");
  ask("two", "2");
  expect(actor.getSnapshot().context.value).toBeUndefined();
  expect((await waitFor(actor, (state) => state.matches("loaded"))).context.value).toBe("two");
  expect(asked).toEqual(["one", "two"]);
});

it("aborts its call when it is stopped, or when another value is asked for", () => {
  const actor = start<never>();
  const signals: { readonly aborted: boolean }[] = [];
  const hang: Fetch<never> = (signal) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  actor.send(of(hang, "1"));
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  actor.send(of(hang, "2"));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  actor.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
