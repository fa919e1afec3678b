import { expect, it } from "vitest";
import { createListeners } from "./listeners.ts";

it("calls each subscribed listener once per change, until it unsubscribes", () => {
  const listeners = createListeners();
  const calls: string[] = [];
  const first = (): void => void calls.push("first");
  const stop = listeners.subscribe(first);
  listeners.subscribe(first);
  const stopSecond = listeners.subscribe(() => calls.push("second"));
  listeners.notify();
  expect(calls).toEqual(["first", "second"]);
  stopSecond();
  expect(listeners.isEmpty()).toBe(false);
  stop();
  expect(listeners.isEmpty()).toBe(true);
  listeners.notify();
  expect(calls).toHaveLength(2);
});

it("lets a listener unsubscribe while it is called", () => {
  const listeners = createListeners();
  let calls = 0;
  const stop = listeners.subscribe(() => {
    calls += 1;
    stop();
  });
  listeners.subscribe(() => {
    calls += 1;
  });
  listeners.notify();
  listeners.notify();
  expect(calls).toBe(3);
});
