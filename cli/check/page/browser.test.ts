import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openBrowser } from "./browser.ts";

/** A file that holds a script, which may be run or not. */
function script(mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), "callboard-browser-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "chromium");
  writeFileSync(path, "#!/bin/sh\nexit 3\n", { mode });
  return path;
}

it.each([
  ["is missing", () => join(tmpdir(), "no", "such", "chromium")],
  ["may not be run", () => script(0o644)],
])("refuses a browser that %s, with its path", async (_, make) => {
  const path = make();
  expect(await openBrowser({ CALLBOARD_CHROMIUM: path })).toEqual({
    ok: false,
    errors: [`CALLBOARD_CHROMIUM is ${path}; there is no program at this path`],
  });
});

it("says that a program at the path does not start", async () => {
  const path = script(0o755);
  expect(await openBrowser({ CALLBOARD_CHROMIUM: path })).toEqual({
    ok: false,
    errors: [expect.stringMatching(/^\/.*chromium does not start: ./), "set CALLBOARD_CHROMIUM to another browser"],
  });
});
