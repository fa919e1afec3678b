import fc from "fast-check";
import { expect, it } from "vitest";
import type { Json } from "#engine/json";
import { bombs } from "./bombs.ts";
import { corpus } from "./descriptions.ts";
import { fill, type PlaceholderValues } from "./placeholders.ts";
import { nearTo } from "./text.ts";
import { nearToTree } from "./tree.ts";

const values: PlaceholderValues = {
  up: "127.0.0.1:1",
  canary: "127.0.0.1:2",
  neighbor: "127.0.0.2:1",
  host: "localhost:3",
  secret: "s",
  token: "t",
};

it("replaces placeholders, and keeps unknown ones", () => {
  expect(fill("http://@up@/@canary@?@secret@", values)).toBe("http://127.0.0.1:1/127.0.0.1:2?s");
  expect(fill("user:@secret@@@up@", values)).toBe("user:s@127.0.0.1:1");
  expect(fill("@constructor@ @nothing:3@ a@b.test", values)).toBe("@constructor@ @nothing:3@ a@b.test");
  expect(fill('["@deep:2@","@long:3@"]', values)).toBe('[[[]],"aaa"]');
  expect(fill("@long:9999999@", values).length).toBeLessThanOrEqual(2_000_000);
});

it("draws texts and trees that survive serialization", () => {
  const trees = nearToTree(fc.constantFrom(...corpus));
  fc.assert(
    fc.property(trees, (tree) => {
      const text = JSON.stringify(tree);
      expect(JSON.stringify(JSON.parse(text))).toBe(text);
    }),
  );
  fc.assert(
    fc.property(nearTo(fc.constantFrom("GET / HTTP/1.1\r\n\r\n", "")), (text) => {
      expect(JSON.parse(JSON.stringify(text))).toBe(text);
    }),
  );
});

it("mutates most of what it draws, and keeps some unchanged", () => {
  const base: Json = { a: [1, 2], b: "x" };
  const drawn = fc.sample(nearToTree(fc.constant(base)), { seed: 1, numRuns: 200 });
  const same = drawn.filter((one) => JSON.stringify(one) === JSON.stringify(base)).length;
  expect(same).toBeGreaterThan(5);
  expect(same).toBeLessThan(150);
});

it("a bomb grows with its size, up to a few megabytes", () => {
  for (const { write } of bombs) {
    expect(write(1).length).toBeLessThan(4_000_000);
    expect(write(1).length).toBeGreaterThan(write(0).length);
  }
});
