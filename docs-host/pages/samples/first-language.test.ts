import { expect, it } from "vitest";
import { beginningWith } from "./first-language.ts";

const programs = ["curl", "typescript", "python", "Go"].map((id) => ({ id }));

it.each([
  ["python", "python curl typescript Go"],
  ["nodejs", "typescript curl python Go"],
  ["go", "Go curl typescript python"],
  ["swift", "curl typescript python Go"],
  [undefined, "curl typescript python Go"],
])("shows calls in the language that docs.yml calls %s first", (language, order) => {
  expect(
    beginningWith(language, programs)
      .map(({ id }) => id)
      .join(" "),
  ).toBe(order);
});
