import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { renderQueue } from "./render-queue.ts";

it("runs tasks one at a time and yields to the event loop in between", async () => {
  const run = renderQueue();
  const events: string[] = [];
  const answers = ["a", "b"].map((name) =>
    run(() => {
      events.push(name);
      return name;
    }),
  );
  await answers[0];
  await setImmediate();
  events.push("other");
  expect(await Promise.all(answers)).toEqual(["a", "b"]);
  expect(events).toEqual(["a", "other", "b"]);
});

it("rejects tasks while eight are queued, and accepts them again afterwards", async () => {
  const run = renderQueue();
  let ran = 0;
  const answers = await Promise.all(Array.from({ length: 50 }, () => run(() => (ran += 1))));
  expect(answers.filter((answer) => answer === "busy")).toHaveLength(42);
  expect(ran).toBe(8);
  expect(await run(() => "free")).toBe("free");
});

it("continues after a task that throws", async () => {
  const run = renderQueue();
  const failed = run(() => {
    throw new Error("a fault of the site");
  });
  const next = run(() => "next");
  await expect(failed).rejects.toThrow("a fault of the site");
  expect(await next).toBe("next");
});
