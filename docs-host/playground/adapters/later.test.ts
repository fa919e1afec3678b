import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { later } from "./later.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A throttled action that is requested at each key, with the times in milliseconds at which it ran. */
function typing() {
  const from = performance.now();
  const runTimes: number[] = [];
  const act = (): void => void runTimes.push(performance.now() - from);
  const type = (keys: number, pause: number): void => {
    for (let key = 0; key < keys; key += 1) {
      later(act);
      vi.advanceTimersByTime(pause);
    }
  };
  return { runTimes, type };
}

it("runs the action once, half a second after the last keystroke", () => {
  const { runTimes, type } = typing();
  type(10, 100);
  expect(runTimes).toEqual([]);
  vi.advanceTimersByTime(400);
  expect(runTimes).toEqual([1400]);
  vi.advanceTimersByTime(60_000);
  expect(runTimes).toHaveLength(1);
});

it("runs the action every four seconds during uninterrupted typing", () => {
  const { runTimes, type } = typing();
  type(100, 100);
  expect(runTimes).toEqual([4000, 8000]);
});

it("debounces each action separately", () => {
  const { runTimes, type } = typing();
  const other = vi.fn();
  later(other);
  type(1, 0);
  vi.advanceTimersByTime(500);
  expect(runTimes).toHaveLength(1);
  expect(other).toHaveBeenCalledOnce();
});
