import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { cyclesIn, importsOf, passedIndexes } from "./folders.ts";

const root = resolve(import.meta.dirname, "..");

/** Lists the source files of a folder, without tests. */
const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|testing|d)\.tsx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`);

describe("the engine", () => {
  const imports = importsOf(root, sourcesOf("engine"));

  it("enters each of its folders by the index alone", () => {
    expect(imports.size).toBeGreaterThan(200);
    expect(passedIndexes(imports)).toEqual([]);
  });

  it("has no cycle of imports", () => {
    expect(cyclesIn(imports)).toEqual([]);
  });
});

it("reports an import past an index, and none within a folder or of one around it", () => {
  const imports = new Map([
    ["a/b/c.ts", ["a/d/index.ts", "a/d/e.ts", "a/b/f.ts", "a/g.ts", "a/b/h/i.ts", "x/index.ts"]],
    ["a/index.ts", ["a/b/c.ts", "a/b/index.ts"]],
  ]);
  expect(passedIndexes(imports)).toEqual(["a/b/c.ts: a/d/e.ts", "a/b/c.ts: a/b/h/i.ts", "a/index.ts: a/b/c.ts"]);
});

it("reports each cycle once", () => {
  const imports = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["a", "d"]],
    ["d", []],
    ["e", ["e"]],
  ]);
  expect(cyclesIn(imports)).toEqual([["a", "b", "c"], ["e"]]);
});
