import { expect, it } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { loadMachine } from "./load.ts";

it("loads once asked to, and holds the value", async () => {
  const actor = createActor(loadMachine<number>().provide({ actors: { load: fromPromise(async () => 7) } })).start();
  expect(actor.getSnapshot().value).toBe("notStartedLoading");
  actor.send({ type: "load" });
  expect(actor.getSnapshot().value).toBe("loading");
  expect((await waitFor(actor, (state) => state.matches("loaded"))).context.value).toBe(7);
});

it("says why it failed and can be tried again", async () => {
  let tries = 0;
  const load = fromPromise(async () => {
    tries += 1;
    if (tries === 1) throw new Error("the site did not answer");
    return "here";
  });
  const actor = createActor(loadMachine<string>().provide({ actors: { load } })).start();
  actor.send({ type: "load" });
  const failed = await waitFor(actor, (state) => state.matches("failed"));
  expect(failed.context.problem).toBe("the site did not answer");
  actor.send({ type: "retry" });
  expect((await waitFor(actor, (state) => state.matches("loaded"))).context.value).toBe("here");
});
