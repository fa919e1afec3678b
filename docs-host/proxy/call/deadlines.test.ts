import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDeadlines } from "./deadlines.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ms = fc.integer({ min: 2, max: 100_000 });
const act = fc.oneof(
  fc.record({ type: fc.constant("enter"), cause: fc.constantFrom("headers-timeout", "idle-timeout"), ms }),
  fc.record({ type: fc.constant("allow"), ms }),
  fc.record({ type: fc.constant("touch") }),
  fc.record({ type: fc.constant("wait"), ms: fc.integer({ min: 1, max: 40_000 }) }),
);

it("reports the first expired deadline, once and on time", () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 30 }), (acts) => {
      const reported: string[] = [];
      const deadlines = createDeadlines((cause) => reported.push(cause));
      const from = performance.now();
      const phase = { cause: "", ms: 0, ends: Number.POSITIVE_INFINITY };
      let total = Number.POSITIVE_INFINITY;
      let expected: string | undefined;
      const waitFor = (time: number): void => {
        const until = performance.now() + time;
        if (Math.min(phase.ends, total) <= until) expected ??= phase.ends <= total ? phase.cause : "total-timeout";
        vi.advanceTimersByTime(time);
        expect(reported).toEqual(expected === undefined ? [] : [expected]);
      };
      deadlines.allow(200_000);
      total = from + 200_000;
      for (const one of acts) {
        if (expected !== undefined) break;
        const now = performance.now();
        if (one.type === "wait") waitFor(one.ms);
        else if (one.type === "touch") {
          deadlines.touch();
          phase.ends = now + phase.ms;
          if (phase.cause === "") phase.ends = Number.POSITIVE_INFINITY;
        } else if (one.type === "allow") {
          deadlines.allow(one.ms);
          total = now + one.ms;
        } else {
          deadlines.enter(one.cause, one.ms);
          Object.assign(phase, { cause: one.cause, ms: one.ms, ends: now + one.ms });
        }
      }
      if (expected === undefined) waitFor(Math.min(phase.ends, total) - performance.now());
      vi.advanceTimersByTime(500_000);
      expect(reported).toEqual([expected]);
      expect(vi.getTimerCount()).toBe(0);
    }),
  );
});

it("reports nothing after it was stopped", () => {
  const reported: string[] = [];
  const deadlines = createDeadlines((cause) => reported.push(cause));
  deadlines.allow(10);
  deadlines.enter("idle-timeout", 5);
  deadlines.stop();
  deadlines.touch();
  deadlines.enter("idle-timeout", 5);
  vi.advanceTimersByTime(100);
  expect(reported).toEqual([]);
});
