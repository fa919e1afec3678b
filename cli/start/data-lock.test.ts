import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ppid } from "node:process";
import { expect, it, onTestFinished } from "vitest";
import { lockDataFolder } from "./data-lock.ts";

const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "callboard-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

it("reports which process holds a folder, and what to do", () => {
  const folder = makeFolder();
  writeFileSync(join(folder, "lock"), `${ppid}\n`);
  const lock = lockDataFolder(folder);
  expect("error" in lock && lock.error).toMatch(new RegExp(`in use by process ${ppid}; stop .*CALLBOARD_DATA`));
});

it.each(["99999999\n", "", "no number"])("takes over a lock if its holder has ended: %j", (text) => {
  const folder = makeFolder();
  writeFileSync(join(folder, "lock"), text);
  expect(lockDataFolder(folder)).toHaveProperty("release");
});

it("leaves no file behind", () => {
  const folder = makeFolder();
  const lock = lockDataFolder(folder);
  if ("release" in lock) lock.release();
  expect(readdirSync(folder)).toEqual([]);
});
