import { beforeAll, expect, it } from "vitest";
import { drawn } from "../page.testing.ts";
import { loadLanguages } from "./highlighter.ts";

const source = "Text.\n\n```ts\nconst a = 1;\n```\n";

beforeAll(() => loadLanguages(["ts"]));

it("says of a page that the time for its colors ended, so that nobody caches it", () => {
  const cut = drawn(source, { colorTime: 0 });
  expect(cut.lacksColors).toBe(true);
  expect(drawn(source).lacksColors).toBe(false);
  // A text that nobody sees has no colors on purpose.
  expect(drawn(source, { hasColors: false }).lacksColors).toBe(false);
});
