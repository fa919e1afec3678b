import { expect, it } from "vitest";
import { isPlaceholder } from "./placeholders.ts";

it.each([
  ["{{USER_ID}}", true],
  ["{subscription-id}", true],
  [" {id} ", true],
  ["{}", false],
  ['{"a":1}', false],
  ["{a} and {b}", false],
  ["8b14a6a0", false],
  [5, false],
])("reports whether %j is the name of a value: %s", (value, answer) => {
  expect(isPlaceholder(value)).toBe(answer);
});
