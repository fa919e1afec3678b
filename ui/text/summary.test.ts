import { expect, it } from "vitest";
import { summaryOf } from "./summary.ts";

it.each([
  [undefined, undefined],
  ["", undefined],
  ["# Only a heading", undefined],
  ["# Title\n\nThe *first* `paragraph`\nin two lines.\n\nThe second.", "The first paragraph in two lines."],
  ["See [the guide](/x) and ![a fern](y.png).", "See the guide and a fern."],
  ["<p>Lists your <b>customers</b>.</p>\n\n<p>More.</p>", "Lists your customers. More."],
  ["```sh\ncode\n```\n\nThen text.", "Then text."],
])("summarizes %j as %j", (markdown, summary) => {
  expect(summaryOf(markdown)).toBe(summary);
});

it("truncates a long summary at a word", () => {
  const summary = summaryOf("word, ".repeat(60)) ?? "";
  expect(summary).toMatch(/word…$/);
  expect(summary.length).toBeLessThanOrEqual(156);
});
