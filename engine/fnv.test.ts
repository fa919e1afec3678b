import fc from "fast-check";
import { expect, it } from "vitest";
import { fnv1a } from "./fnv.ts";

it.each([
  ["", 0x811c9dc5],
  ["a", 0xe40c292c],
  ["foobar", 0xbf9cf968],
])("of %j equals the test vectors of its specification", (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});

it("of an ASCII text equals the hash of its bytes, can be continued, and is an unsigned number of 32 bits", () => {
  const ascii = fc.string({ unit: "binary-ascii" });
  fc.assert(
    fc.property(ascii, ascii, (one, other) => {
      const hash = fnv1a(one + other);
      expect(fnv1a(new TextEncoder().encode(one + other))).toBe(hash);
      expect(fnv1a(other, fnv1a(one))).toBe(hash);
      expect(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32).toBe(true);
    }),
  );
});
