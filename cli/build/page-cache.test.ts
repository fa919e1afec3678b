import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createPageCache, openPageCache, prunePageCache } from "./page-cache.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-cache-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (keys: Record<string, string>) => openPageCache({ folder, keys: new Map(Object.entries(keys)) });

const page = {
  files: [
    { path: "a/index.html", content: '<a href="/b">Ä</a>' },
    { path: "og/a.png", content: new Uint8Array([1, 2, 255]) },
  ],
  text: { pageId: "a.mdx", ids: ["b"], mistakes: [], isConditional: false },
};

it("returns a page by its key", () => {
  const cache = open({ a: "k1", b: "k2" });
  expect(cache.read("a")).toBeUndefined();
  cache.write("a", page);
  expect(cache.read("a")).toEqual(page);
  expect(cache.read("b")).toBeUndefined();
  expect(["a", "b"].map(cache.has)).toEqual([true, false]);
  expect([open({ a: "k3" }), open({})].map(({ has }) => has("a"))).toEqual([false, false]);
  expect(open({ a: "k3" }).read("a")).toBeUndefined();
  expect(open({}).read("a")).toBeUndefined();
});

it("holds the last version of each page, and none of pages that are gone", async () => {
  expect(createPageCache(folder)).toBe(true);
  for (const key of ["k1", "k2"]) open({ a: key, b: key }).write("a", page);
  open({ b: "k1" }).write("b", page);
  expect(readdirSync(folder)).toHaveLength(3);
  await prunePageCache(folder, ["a"]);
  expect(open({ a: "k2", b: "k1" }).read("a")).toEqual(page);
  expect(open({ a: "k2", b: "k1" }).read("b")).toBeUndefined();
  expect(readFileSync(join(folder, ".gitignore"), "utf8")).toBe("*\n");
});

it("counts an entry that would write outside of the site as missing", () => {
  const cache = open({ a: "k1" });
  cache.write("a", { ...page, files: [{ path: "../.profile", content: "x" }] });
  expect(cache.read("a")).toBeUndefined();
});

it("follows no link of a project, and removes no file but its own", async () => {
  const elsewhere = join(folder, "elsewhere");
  mkdirSync(elsewhere);
  symlinkSync(elsewhere, join(folder, "link"));
  expect(createPageCache(join(folder, "link"))).toBe(false);
  expect(createPageCache(join(folder, "link", "cache"))).toBe(false);
  writeFileSync(join(elsewhere, "notes.txt"), "mine");
  await prunePageCache(elsewhere, []);
  expect(readdirSync(elsewhere)).toEqual(["notes.txt"]);
});

it("counts an entry that was cut off as missing, and does without a folder that can't be written", () => {
  open({ a: "k1" }).write("a", page);
  const [name = ""] = readdirSync(folder);
  writeFileSync(join(folder, name), readFileSync(join(folder, name)).subarray(0, 20));
  expect(open({ a: "k1" }).read("a")).toBeUndefined();
  const blocked = join(folder, name, "inside");
  expect(createPageCache(blocked)).toBe(false);
  const cache = openPageCache({ folder: blocked, keys: new Map([["a", "k1"]]) });
  cache.write("a", page);
  expect(cache.read("a")).toBeUndefined();
});
