import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { retryDelay } from "#engine/limits";
import { isRetryable, withRetry } from "./retry.ts";

describe("the delay before a retry", () => {
  it("is within 20 percent of a second doubled each time, at most 60 s", () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.nat(40), chance, (retry, drawn) => {
        const pause = Math.min(60_000, 1000 * 2 ** retry);
        expect(retryDelay(retry, drawn)).toBeGreaterThanOrEqual(0.8 * pause);
        expect(retryDelay(retry, drawn)).toBeLessThanOrEqual(1.2 * pause);
      }),
    );
  });

  it.each([
    [0, 0, 800],
    [0, 0.5, 1000],
    [1, 0.5, 2000],
    [5, 0.5, 32_000],
    [6, 0.5, 60_000],
    [9, 0.5, 60_000],
  ])("of retry %i with chance %d is %d ms", (retry, chance, pause) => {
    expect(retryDelay(retry, chance)).toBeCloseTo(pause);
  });
});

describe("a retry", () => {
  it("happens for 408, 429 and from 500 on, and for no other status", () => {
    const retryable = Array.from({ length: 600 }, (_, status) => status).filter(isRetryable);
    expect(retryable).toEqual([408, 429, ...Array.from({ length: 100 }, (_, i) => 500 + i)]);
  });

  const run = async (statuses: readonly number[], maxRetries: number) => {
    const pauses: number[] = [];
    let tries = 0;
    const answer = await withRetry(
      async () => {
        tries += 1;
        return { status: statuses[tries - 1] ?? 200 };
      },
      { sleep: async (pause) => void pauses.push(pause), random: () => 0.5 },
      { maxRetries },
    );
    return { status: answer.status, tries, pauses };
  };

  it.each([
    { statuses: [200], maxRetries: 2, found: { status: 200, tries: 1, pauses: [] } },
    { statuses: [500, 200], maxRetries: 2, found: { status: 200, tries: 2, pauses: [1000] } },
    { statuses: [429, 503, 408], maxRetries: 2, found: { status: 408, tries: 3, pauses: [1000, 2000] } },
    { statuses: [500, 404], maxRetries: 2, found: { status: 404, tries: 2, pauses: [1000] } },
    { statuses: [500], maxRetries: 0, found: { status: 500, tries: 1, pauses: [] } },
  ])("after $statuses with $maxRetries retries ends as $found.status", async ({ statuses, maxRetries, found }) => {
    expect(await run(statuses, maxRetries)).toEqual(found);
  });
});
