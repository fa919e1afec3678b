import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "callboard-check-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command as a process in a new folder. */
const run = (...args: readonly string[]) => {
  const words = [join(root, "node_modules/tsx/dist/cli.mjs"), join(root, "cli/main.ts"), "check", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  return { status, stdout, stderr };
};

describe("callboard check", () => {
  it("rejects an unknown option with code 2 and its usage", () => {
    const { status, stdout, stderr } = run("--all");
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("callboard: unknown option --all");
    expect(stderr).toContain("; see callboard check --help\n");
  });
});
