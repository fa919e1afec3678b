import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fileWriter, openOutput } from "./output-folder.ts";

let parent = "";
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "callboard-output-"));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

async function opened() {
  const output = await openOutput(join(parent, "site"), join(parent, "docs"), false);
  if (!output.ok) throw new Error(output.error);
  return output.folder;
}

/** Writes a build of some files, and returns the paths of the whole folder. */
async function build(files: { readonly [path: string]: string }): Promise<readonly string[]> {
  const folder = await opened();
  const write = fileWriter(folder.path, folder.earlier);
  for (const [path, content] of Object.entries(files)) await write({ path, content });
  await folder.finish(new Set(Object.keys(files)));
  expect(readdirSync(parent)).toEqual(["site"]);
  return readdirSync(join(parent, "site"), { recursive: true }).map(String).sort();
}

const read = (path: string): string => readFileSync(join(parent, "site", path), "utf8");
const inode = (path: string): number => statSync(join(parent, "site", path)).ino;

it("replaces an earlier build, and leaves nothing of it", async () => {
  expect(await build({ "one.html": "one" })).toEqual([".callboard-build", "one.html"]);
  writeFileSync(join(parent, "site/more.txt"), "");
  expect(await build({ "a/two.html": "two" })).toEqual([".callboard-build", "a", "a/two.html"]);
});

it("puts files in place of folders, and folders in place of files", async () => {
  await build({ a: "one", "b/c/d": "one" });
  expect(await build({ "a/e": "two", "b/c": "two" })).toEqual([".callboard-build", "a", "a/e", "b", "b/c"]);
});

it("keeps the earlier build if the new one can't take its place", async () => {
  await build({ "a.html": "one" });
  // A link may lead anywhere, so the whole folder is replaced.
  symlinkSync(parent, join(parent, "site/link"));
  const second = await opened();
  expect(second.earlier).toBeUndefined();
  rmSync(second.path, { recursive: true });
  await expect(second.finish(new Set())).rejects.toThrow("ENOENT");
  expect(read("a.html")).toBe("one");
  expect(readdirSync(parent)).toEqual(["site"]);
  expect(await build({ "link/a.html": "two" })).toEqual([".callboard-build", "link", "link/a.html"]);
});

it("writes only files that differ from those of the earlier build", async () => {
  await build({ "a/same.md": "one", "a/other.md": "one" });
  const before = inode("a/same.md");
  const folder = await opened();
  const write = fileWriter(folder.path, folder.earlier);
  expect(await write({ path: "a/same.md", content: "new" })).toBe(3);
  expect(await write({ path: "a/same.md", content: "one" })).toBe(3);
  await write({ path: "a/other.md", content: "two" });
  expect(readdirSync(folder.path, { recursive: true }).sort()).toEqual(["a", "a/other.md"]);
  expect(read("a/other.md")).toBe("one");
  await folder.finish(new Set(["a/same.md", "a/other.md"]));
  expect([read("a/same.md"), read("a/other.md"), inode("a/same.md")]).toEqual(["one", "two", before]);
});

it("removes what an interrupted build left, and nothing that is still written", async () => {
  const ended = spawnSync("node", ["--version"]).pid;
  for (const name of [`.site.callboard-${ended}`, `.site.callboard-${process.ppid}`, `.other.callboard-${ended}`]) {
    mkdirSync(join(parent, name));
  }
  const folder = await opened();
  await folder.discard();
  expect(readdirSync(parent).sort()).toEqual([`.other.callboard-${ended}`, `.site.callboard-${process.ppid}`]);
});
