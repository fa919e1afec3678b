import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeSegment, pointerKeys, toPointer, unescapeSegment } from "./pointer.ts";

describe("a JSON Pointer", () => {
  // The examples of RFC 6901 §5.
  it.each([
    [[], ""],
    [["foo", 0], "/foo/0"],
    [[""], "/"],
    [["a/b"], "/a~1b"],
    [["m~n"], "/m~0n"],
    [["c%d"], "/c%d"],
  ])("of %j is %j", (path, pointer) => {
    expect(toPointer(path)).toBe(pointer);
    expect(pointerKeys(pointer)).toEqual(path.map(String));
  });

  it("preserves every key", () => {
    const keys = fc.array(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom("~", "/", "0", "1") })));
    fc.assert(
      fc.property(keys, (path) => {
        expect(pointerKeys(toPointer(path))).toEqual(path);
        for (const key of path) expect(unescapeSegment(escapeSegment(key))).toBe(key);
      }),
    );
  });
});
