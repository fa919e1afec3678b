import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { exportsPage } from "./exports-page.ts";

const root = resolve(import.meta.dirname, "../..");
const page = exportsPage(root);

it("lists every export of the package with what it does", async () => {
  await expect(page).toMatchFileSnapshot(join(root, "docs/reference/exports.md"));
  const undescribed = page.split("\n").filter((line) => /^\| `.*\|\s*\|$/.test(line));
  expect(undescribed).toEqual([]);
});

it("knows every entry point of package.json", async () => {
  const { exports } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  // Static files have no exports.
  const names = Object.keys(exports).filter((name) => !/^\.\/.*(?:\.json|\*)$/.test(name));
  expect(names.filter((name) => !page.includes(name.replace("./", "callboard/")))).toEqual([]);
});
