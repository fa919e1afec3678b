import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { renderQueue } from "./render-queue.ts";

it("runs tasks one by one, and lets other events of the process in between", async () => {
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

it("refuses tasks while eight wait, and takes them again afterwards", async () => {
  const run = renderQueue();
  let ran = 0;
  const answers = await Promise.all(Array.from({ length: 50 }, () => run(() => (ran += 1))));
  expect(answers.filter((answer) => answer === "busy")).toHaveLength(42);
  expect(ran).toBe(8);
  expect(await run(() => "free")).toBe("free");
});

it("goes on after a task that throws", async () => {
  const run = renderQueue();
  const failed = run(() => {
    throw new Error("a fault of the site");
  });
  const next = run(() => "next");
  await expect(failed).rejects.toThrow("a fault of the site");
  expect(await next).toBe("next");
});
