import { expect, it } from "vitest";
import { sizeIssues } from "./read-issues.ts";

it("a size is not the one of the content if it was sent as a value", () => {
  const content = { bytes: new Uint8Array(5), type: "text/plain" };
  expect(sizeIssues(content, { size: 42 }, { size: 42 })).toEqual([]);
  expect(sizeIssues(content, { size: 42 }, { name: "Boot" })).toMatchObject([{ cause: "size", at: ["size"] }]);
});
