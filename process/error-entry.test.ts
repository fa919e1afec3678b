import { expect, it } from "vitest";
import { errorEntry } from "./error-entry.ts";

it("contains the class, the code and the frames of an error, but not its message", () => {
  const error = Object.assign(new RangeError("s3cret\n    at s3cret (s3cret.ts:1)"), { code: "EIO" });
  const entry = errorEntry(error);
  expect(entry).toMatchObject({ error: "RangeError", code: "EIO" });
  expect(entry.frames[0]).toMatch(/^at .*error-entry\.test\.ts/);
  expect(JSON.stringify(entry)).not.toContain("s3cret");
});

it.each([
  ["a text", "s3cret", { error: "string", frames: [] }],
  ["nothing", undefined, { error: "undefined", frames: [] }],
  [
    "an error with texts for a name and a code",
    Object.assign(new Error("s3cret"), { name: "s3cret token", code: "s3cret code", stack: undefined }),
    { error: "Error", frames: [] },
  ],
])("is minimal if %s was thrown", (_, thrown, entry) => expect(errorEntry(thrown)).toEqual(entry));
