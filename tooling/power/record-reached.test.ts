import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { env, execPath } from "node:process";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";

it("records each reached fault once, also in a process that a test starts with another environment", () => {
  const folder = mkdtempSync(join(tmpdir(), "callboard-reached-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const preload = pathToFileURL(resolve(import.meta.dirname, "record-reached.mjs")).href;
  const test = `
    globalThis.__vitest_worker__ = { filepath: "/tree/a.test.ts" };
    recordReached(1);
    recordReached(1);
    globalThis.__vitest_worker__.filepath = "/tree/b.test.ts";
    recordReached(1);
    require("node:child_process").spawn(process.execPath, ["-e", "recordReached(2)"], { env: {} });`;
  execFileSync(execPath, ["-e", test], {
    env: { ...env, NODE_OPTIONS: `--import=${preload}`, CALLBOARD_REACHED: folder },
  });
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"));
  expect(lines.toSorted()).toEqual(["1\t/tree/a.test.ts", "1\t/tree/b.test.ts", "2\t/tree/b.test.ts"]);
});
