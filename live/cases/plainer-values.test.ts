import { expect, it } from "vitest";
import { plainerValues } from "./plainer-values.ts";

it("a value becomes plainer by one usual scalar at a time, and keeps the parts that the usual one does not have", () => {
  const value = { body: { name: "\u0000", leaves: 0, tags: ["x", "y"], note: "n" } };
  const plain = { body: { name: "Fern", leaves: 3, tags: ["shade"], bed: { row: 1 } }, queryParameters: { limit: 5 } };
  expect([...plainerValues(value, plain)]).toEqual([
    { body: { ...value.body, name: "Fern" } },
    { body: { ...value.body, leaves: 3 } },
    { body: { ...value.body, tags: ["shade", "y"] } },
  ]);
  expect([...plainerValues(value, plain, ["body", "leaves"])]).toHaveLength(2);
  expect([...plainerValues(plain, plain)]).toEqual([]);
});
