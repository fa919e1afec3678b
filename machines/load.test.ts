import { expect, it } from "vitest";
import { waitFor } from "xstate";
import { startLoad } from "./load.ts";

it("loads on demand and holds the value", async () => {
  const actor = startLoad(async () => 7);
  expect(actor.getSnapshot().value).toBe("notStartedLoading");
  actor.send({ type: "load" });
  expect(actor.getSnapshot().value).toBe("loading");
  expect((await waitFor(actor, (state) => state.matches("loaded"))).context.value).toBe(7);
});

it("reports a failure and can retry", async () => {
  let attempts = 0;
  const actor = startLoad(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("the site did not answer");
    return "here";
  });
  actor.send({ type: "load" });
  const failed = await waitFor(actor, (state) => state.matches("failed"));
  expect(failed.context.problem).toBe("the site did not answer");
  actor.send({ type: "retry" });
  expect((await waitFor(actor, (state) => state.matches("loaded"))).context.value).toBe("here");
});

it("aborts its call when it is stopped", () => {
  let receivedSignal: AbortSignal | undefined;
  const actor = startLoad((signal) => {
    receivedSignal = signal;
    return new Promise(() => {});
  });
  actor.send({ type: "load" });
  expect(receivedSignal?.aborted).toBe(false);
  actor.stop();
  expect(receivedSignal?.aborted).toBe(true);
});
