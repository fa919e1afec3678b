import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ignoreDataAround, ignoreFolder } from "./ignore-folder.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-ignore-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("leaves out everything in the folder .callboard around a path, and in no other one", () => {
  mkdirSync(join(folder, ".callboard/watch/deep"), { recursive: true });
  ignoreDataAround(join(folder, ".callboard/watch/deep"));
  expect(readFileSync(join(folder, ".callboard/.gitignore"), "utf8")).toBe("*\n");
  for (const other of ["", ".callboard/watch"]) expect(existsSync(join(folder, other, ".gitignore"))).toBe(false);
  ignoreDataAround(join(folder, "reports"));
  expect(existsSync(join(folder, ".gitignore"))).toBe(false);
});

it("keeps a .gitignore that is there, and writes none where a link leads", () => {
  writeFileSync(join(folder, ".gitignore"), "mine\n");
  ignoreFolder(folder);
  expect(readFileSync(join(folder, ".gitignore"), "utf8")).toBe("mine\n");
  mkdirSync(join(folder, "elsewhere"));
  symlinkSync(join(folder, "elsewhere"), join(folder, ".callboard"));
  ignoreDataAround(join(folder, ".callboard/x"));
  expect(existsSync(join(folder, "elsewhere/.gitignore"))).toBe(false);
});
