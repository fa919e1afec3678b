import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "callboard-check-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command as its own process, in a folder of its own. */
const run = (...args: readonly string[]) => {
  const words = [join(root, "node_modules/tsx/dist/cli.mjs"), join(root, "cli/main.ts"), "check", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  return { status, stdout, stderr };
};

describe("callboard check", () => {
  it("checks the API of a file, without a line of progress where nobody watches", () => {
    const endpoint = { id: "e", method: "GET", path: [{ type: "literal", value: "/plants" }] };
    writeFileSync(join(folder, "api.json"), JSON.stringify({ id: "a", endpoints: { e: endpoint } }));
    const { status, stdout, stderr } = run("api.json", "--runs", "2", "--seed", "5");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^GET \/plants +2\/2 +4 /m);
    expect(stdout).toContain("1 endpoint, 2 laws passed, 0 failed, 4 runs, seed 5\n");
  });

  it("refuses what it does not know, with 2 and how it is used", () => {
    const { status, stdout, stderr } = run("--all");
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("callboard: Unknown option '--all'");
    expect(stderr).toContain("; see callboard check --help\n");
  });
});
