import { expect, it } from "vitest";
import { bareEndpoint } from "#engine/model";
import { type Shape, typesFrom } from "#engine/shape";
import type { Target } from "../targets/index.ts";
import { freshId } from "./fresh-id.ts";

/** Returns ids for a path parameter of a shape, one for each of 300 seeds. */
function idsOf(shape: Shape): readonly unknown[] {
  const pathParameters = [{ key: "id", shape, optional: false }];
  // Other parts of a target are for shapes that neither a word nor a number fits.
  const target = { endpoint: bareEndpoint({ id: "plant", pathParameters }), types: typesFrom({}) } as unknown as Target;
  const slot = { prefix: "/plants/{}", key: "id", collection: "/plants" };
  return Array.from({ length: 300 }, (_, seed) => freshId(target, slot, seed));
}

it("is a word of eight letters, or a number of 32 bits", () => {
  const words = idsOf({ kind: "string" });
  expect(words.filter((word) => !/^[a-z]{8}$/.test(String(word)))).toEqual([]);
  expect([...new Set(words.join(""))].toSorted().join("")).toBe("abcdefghijklmnopqrstuvwxyz");
  const numbers = idsOf({ kind: "integer" }).map(Number);
  expect(numbers.filter((number) => !(number >= 1_000_000 && number <= 2_000_000_000))).toEqual([]);
  for (const ids of [words, numbers]) expect(new Set(ids).size).toBeGreaterThan(295);
});
