import { randomUUID } from "node:crypto";
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { frontMatterOf } from "#mdx/front-matter";
import { prunePageCache } from "./page-cache.ts";
import { openTextCache } from "./text-cache.ts";

let folder = "";
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "callboard-texts-")), "cache");
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

/** Reads facts of texts as a build does, and returns the texts that were read for it. */
async function build(texts: readonly string[], program = "1", fewTexts = 1): Promise<readonly string[]> {
  const parsed: string[] = [];
  const cache = openTextCache({ folder, program, fewTexts });
  const find = cache.memoize("references", async (text) => {
    parsed.push(text);
    return frontMatterOf(text);
  });
  expect(await Promise.all(texts.map(find))).toEqual(texts.map(frontMatterOf));
  cache.save();
  return parsed;
}

const [a, b, c] = ["See [a](/a).", "![b](./b.png) `c`", "<Card href='/c'>"];

it("parses only texts that changed since the last build", async () => {
  expect(await build([a, b])).toEqual([a, b]);
  expect(await build([a, b])).toEqual([]);
  expect(await build([a, c])).toEqual([c]);
  // Texts that are gone are not stored.
  expect(await build([a, b])).toEqual([b]);
});

it("stores facts of each reader, also that a text has none", async () => {
  const read = async (name: string, fact: string | undefined): Promise<readonly [string | undefined, boolean]> => {
    let isRead = false;
    const cache = openTextCache({ folder, program: "1", fewTexts: 0 });
    const facts = ["one", "other"].map((reader) =>
      cache.memoize(reader, () => {
        isRead ||= reader === name;
        return reader === name ? fact : "stored";
      })("text"),
    );
    cache.save();
    return [await facts[name === "one" ? 0 : 1], isRead];
  };
  expect(await read("one", undefined)).toEqual([undefined, true]);
  expect(await read("one", "new")).toEqual([undefined, false]);
  expect(await read("other", "new")).toEqual(["stored", false]);
});

it("parses all texts again with another program, and after the file was cut off", async () => {
  await build([a, b]);
  expect(await build([a, b], "2")).toEqual([a, b]);
  writeFileSync(join(folder, "texts"), "cut");
  expect(await build([a, b], "2")).toEqual([a, b]);
});

it("stores nothing for few texts", async () => {
  await build([a, b], "1", 2);
  expect(readdirSync(join(folder, ".."))).toEqual([]);
});

it("writes through no link of a project", async () => {
  const outside = join(folder, "..", "notes.txt");
  writeFileSync(outside, "mine");
  mkdirSync(folder);
  for (const name of ["texts", `texts.${process.pid}`]) symlinkSync(outside, join(folder, name));
  expect(await build([a, b])).toEqual([a, b]);
  expect(readFileSync(outside, "utf8")).toBe("mine");
  expect(lstatSync(join(folder, "texts")).isFile()).toBe(true);
  expect(await build([a, b])).toEqual([]);
});

it("leaves no file behind that can't be moved into place, and prunes files of builds that were killed", async () => {
  // A file can't replace a folder.
  mkdirSync(join(folder, "texts", "blocked"), { recursive: true });
  await build([a, b]);
  expect(readdirSync(folder).filter((name) => name.startsWith("texts"))).toEqual(["texts"]);

  rmSync(join(folder, "texts"), { recursive: true });
  await build([a, b]);
  writeFileSync(join(folder, `texts.${randomUUID()}`), "cut");
  await prunePageCache(folder, []);
  expect(readdirSync(folder).filter((name) => name.startsWith("texts"))).toEqual(["texts"]);
  expect(await build([a, b])).toEqual([]);
});
