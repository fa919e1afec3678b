import { describe, expect, it } from "vitest";
import { calmFrames, calmGap } from "./throttled-frames.ts";

const start = () => {
  let clock = 1000;
  let timers: { readonly at: number; readonly act: () => void }[] = [];
  let frames: (() => void)[] = [];
  const next = calmFrames({
    now: () => clock,
    frame: (act) => void frames.push(act),
    after: (ms, act) => void timers.push({ at: clock + ms, act }),
  });
  /** Runs `count` frames, 20 ms each. */
  const pass = (count: number): void => {
    for (let at = 0; at < count; at += 1) {
      clock += 20;
      const due = timers.filter((timer) => timer.at <= clock);
      timers = timers.filter((timer) => timer.at > clock);
      for (const { act } of due) act();
      const now = frames;
      frames = [];
      for (const act of now) act();
    }
  };
  return { next, pass };
};

describe("throttled frames", () => {
  it("run a callback in the next frame after a pause", () => {
    const { next, pass } = start();
    let called = 0;
    for (const round of [1, 2]) {
      next(() => {
        called += 1;
      });
      expect(called).toBe(round - 1);
      pass(1);
      expect(called).toBe(round);
      pass(calmGap / 20);
    }
  });

  it("run callbacks at most ten times a second", () => {
    const { next, pass } = start();
    let called = 0;
    const tick = (): void => {
      called += 1;
      next(tick);
    };
    next(tick);
    pass(1000 / 20);
    expect(called).toBeGreaterThan(5);
    expect(called).toBeLessThanOrEqual(1000 / calmGap);
  });
});
