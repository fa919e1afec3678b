import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { quickTests } from "./quick.ts";

const tests = [
  "engine/json/json.test.ts",
  "engine/compare/laws.test.ts",
  "registry/server.test.ts",
  "tooling/words/words.test.ts",
];

it("runs the fast tests of the pure rooms and the word checks if nothing has changed", () => {
  expect(quickTests(tests, new Set())).toEqual(["engine/json/json.test.ts", "tooling/words/words.test.ts"]);
});

it("runs every test of a changed folder", () => {
  expect(quickTests(tests, new Set(["engine/compare", "registry"]))).toEqual(tests);
});

it("names slow tests and checks that exist", () => {
  const text = readFileSync(resolve(import.meta.dirname, "quick.ts"), "utf8");
  const named = [...text.matchAll(/"([\w./-]+\.test\.ts)"/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(resolve(import.meta.dirname, "..", path)))).toEqual([]);
});
