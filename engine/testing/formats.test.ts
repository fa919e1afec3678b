import fc from "fast-check";
import { expect, it } from "vitest";
import { undisputedFormatTest } from "#engine/schema";
import { type StringShape, typesFrom } from "#engine/shape";
import { arbitrary } from "./arbitrary.ts";

it.each(["email", "hostname", "ipv4", "ipv6", "time", "duration", "uri"])("draws texts in the format %s", (format) => {
  const shape: StringShape = { kind: "string", format };
  const drawn = fc.sample(arbitrary(shape, typesFrom()), { numRuns: 50, seed: 1 });
  expect(drawn.filter((text) => undisputedFormatTest(format)?.(text) !== true)).toEqual([]);
  expect(new Set(drawn).size).toBeGreaterThan(5);
});
