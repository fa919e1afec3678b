import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { command } from "../../tooling/command.testing.ts";

const folder = mkdtempSync(join(tmpdir(), "callboard-check-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command as a process in a new folder. */
const run = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, "check", ...args], {
    cwd: folder,
    encoding: "utf8",
  });
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
