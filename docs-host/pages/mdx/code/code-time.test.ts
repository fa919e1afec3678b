import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { drawn } from "../page.testing.ts";
import { highlight, loadLanguages } from "./highlighter.ts";

const source = "Text.\n\n```ts\nconst a = 1;\n```\n";

beforeAll(() => loadLanguages(["ts"]));
afterEach(() => vi.restoreAllMocks());

it("says of a page that the time for its colors ended, so that nobody caches it", () => {
  const cut = drawn(source, { colorTime: 0 });
  expect(cut.lacksColors).toBe(true);
  expect(drawn(source).lacksColors).toBe(false);
  // A text that nobody sees has no colors on purpose.
  expect(drawn(source, { hasColors: false }).lacksColors).toBe(false);
});

it("retries a line that took too long, since its patterns are compiled by then", () => {
  let [now, readings] = [0, 0];
  // Both clocks are slow until the first line was read once: the grammar stops within it.
  const isSlow = (): boolean => readings < 2;
  vi.spyOn(Date, "now").mockImplementation(() => {
    now += isSlow() ? 3000 : 0;
    return now;
  });
  vi.spyOn(performance, "now").mockImplementation(() => {
    readings += 1;
    return now;
  });
  const read = highlight('const bed = fetch("/beds", { method: "POST" });\nconst b = 2;', "ts", { left: 1_000_000 });
  expect(now).toBeGreaterThan(0);
  expect(read[0]).toContainEqual({ text: '"POST"', kind: "string" });
  expect(read[1]).toEqual(highlight("const b = 2;", "ts", { left: 1_000_000 })[0]);
});
