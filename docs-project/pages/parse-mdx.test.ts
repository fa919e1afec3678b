import { expect, it } from "vitest";
import { parseMdx } from "./parse-mdx.ts";

it.each([
  ["# Title\n\n<!-- Generated; {do} not <edit>. -->\n\nText", undefined],
  ["a <!-- b --> c", undefined],
  ["See <https://plants.example/a?b=c> and <mail@plants.example>.", undefined],
  ["a <!-- never closed", "`!`"],
  ["a <b", "end of file"],
  ["a {b", "brace"],
])("%j is read, with the mistake %s", (text, mistake) => {
  const parsed = parseMdx(text);
  expect(parsed).toMatchObject({ tree: { type: "root" } });
  expect(parsed.error?.message.toLowerCase()).toEqual(
    mistake === undefined ? undefined : expect.stringContaining(mistake),
  );
});

it("keeps the positions of links behind a comment", () => {
  const text = "<!-- one\ntwo --> [a](/b)";
  const parsed = parseMdx(text);
  const [range] = "destinations" in parsed ? parsed.destinations : [];
  expect(range && text.slice(range.start, range.end)).toBe("/b");
});
