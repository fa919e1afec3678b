import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { attributeNames, meantAttribute } from "./attribute-names.ts";

it.each([
  ["titel", "title"],
  ["intnet", "intent"],
  ["Title", "title"],
  ["title", undefined],
  ["width", undefined],
  ["data-title", undefined],
  ["col", undefined],
  ["constructor", undefined],
])("takes %s for %s", (name, meant) => {
  expect(meantAttribute(name)).toBe(meant);
});

it("knows all attributes that components read by name", () => {
  const folder = join(import.meta.dirname, "components");
  const read = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|testing)\./.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const calls = [
        ...text.matchAll(/\b(?:text|anyText|flag|number|word|list|icon|drawIcon|link|title)Prop\(([^)]*)\)/gi),
      ];
      const named = calls.flatMap(([, list = ""]) =>
        [...list.matchAll(/(?<=, )(?<!Drawing, )"([A-Za-z]+)"/g)].slice(0, 1),
      );
      return [...named, ...text.matchAll(/\.props\.([A-Za-z]+)/g)].map(([, name = ""]) => name);
    });
  expect(read.length).toBeGreaterThan(60);
  expect(read.filter((name) => !attributeNames.has(name))).toEqual([]);
});
