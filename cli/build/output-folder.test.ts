import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openOutput } from "./output-folder.ts";

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
