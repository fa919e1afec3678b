import { expect, it } from "vitest";
import { entryPoint } from "./entry-points.ts";

it.each([
  ["#a", "a/index.ts"],
  ["#a/b", "a/b/index.ts"],
  ["#a/b/c", "a/b/c/index.ts"],
  ["#a/light", "a/light.ts"],
  ["#b", undefined],
])("resolves the entry point %s to %s", (specifier, file) => {
  const entries = { "#a": "./a/index.ts", "#a/*": "./a/*/index.ts", "#a/light": "./a/light.ts" };
  expect(entryPoint(specifier, entries)).toBe(file);
});
