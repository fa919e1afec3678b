import { expect, it } from "vitest";
import { headingIn } from "./heading.ts";

it.each([
  ["# Start here {#start}\n", "Start here"],
  ["# Start here [#start]\n", "Start here"],
  ["# Use { #start .big }\n", "Use"],

  ["Text\n\n# A `b` c\n", "A b c"],
  ["## Second level\n", undefined],
])("finds the title of a page without its id: %s", (content, title) => {
  expect(headingIn(content)).toBe(title);
});
