import { expect, it } from "vitest";
import { damagedScalars } from "./compare-values.ts";

it.each([
  ["4915112345678", "4915112345", true],
  ["Rosa canina", "Rosa", true],
  ["150", "15", true],
  ["1.55", "1.5", true],
  ["1e10", "1e1", true],
  ["10.0", "1", true],
  ["1.50", "1.5", false],
  ["1.00", "1", false],
  ["-7.0", "-7.", false],
  ["fern  ", "fern", false],
  ["fern", "", false],
])("the text %j that is read as %j is damaged: %j", (sent, got, isDamaged) => {
  expect(damagedScalars({ phone: sent }, { phone: got })).toHaveLength(isDamaged ? 1 : 0);
});
