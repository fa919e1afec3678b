import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
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

it("replaces an earlier build as a whole, and leaves nothing beside it", async () => {
  for (const text of ["one", "two"]) {
    const folder = await opened();
    writeFileSync(join(folder.path, `${text}.html`), text);
    await folder.finish();
  }
  expect(readdirSync(parent)).toEqual(["site"]);
  expect(readdirSync(join(parent, "site")).sort()).toEqual([".callboard-build", "two.html"]);
});

it("keeps the earlier build if the new one can't take its place", async () => {
  const first = await opened();
  writeFileSync(join(first.path, "a.html"), "one");
  await first.finish();
  const second = await opened();
  rmSync(second.path, { recursive: true });
  await expect(second.finish()).rejects.toThrow("ENOENT");
  expect(readFileSync(join(parent, "site/a.html"), "utf8")).toBe("one");
  expect(readdirSync(parent)).toEqual(["site"]);
});

it("links equal files of the earlier build, which no later write changes", async () => {
  const first = await opened();
  const write = fileWriter(first.path, first.target);
  for (const [path, content] of [
    ["a/same.md", "one"],
    ["a/other.md", "one"],
  ] as const)
    await write({ path, content });
  await first.finish();
  const inode = (path: string) => statSync(path).ino;
  const second = await opened();
  const again = fileWriter(second.path, second.target);
  expect(await again({ path: "a/same.md", content: "one" })).toBe(3);
  await again({ path: "a/other.md", content: "two" });
  const files = (folder: string) => ["same", "other"].map((name) => join(folder, `a/${name}.md`));
  const pairs = files(second.path).map((path, i) => inode(path) === inode(files(first.target)[i] ?? ""));
  expect(pairs).toEqual([true, false]);
  await again({ path: "a/same.md", content: "new" });
  expect(files(first.target).map((path) => readFileSync(path, "utf8"))).toEqual(["one", "one"]);
  await second.finish();
  expect(files(second.target).map((path) => readFileSync(path, "utf8"))).toEqual(["new", "two"]);
});
