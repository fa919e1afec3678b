import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach } from "vitest";
import { readInTest } from "../serve/apart/read-here.testing.ts";
import type { CheckOptions } from "./arguments.ts";
import type { CommandDeps } from "./command.ts";
import { runCheck } from "./run-check.ts";

/**
 * Sets up a folder in which a test file runs checks, and captures their output. Output and replay files are removed
 * before each test.
 *
 * @param usual the default options of the tests
 */
export function checksInFolder(usual: Partial<CheckOptions>) {
  const folder = mkdtempSync(join(tmpdir(), "callboard-check-"));
  const output = { out: "", err: "" };
  beforeEach(() => {
    Object.assign(output, { out: "", err: "" });
    rmSync(join(folder, ".callboard"), { recursive: true, force: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const usually: CheckOptions = {
    runs: 3,
    seed: 1,
    json: false,
    open: false,
    registry: "http://127.0.0.1:9",
    site: "localhost:4000",
    ...usual,
  };
  const check = (options: Partial<CheckOptions> = {}, around: Partial<CommandDeps> = {}): Promise<number> =>
    runCheck(
      { ...usually, ...options },
      {
        env: {},
        folder,
        readDescription: readInTest,
        out: (text) => {
          output.out += text;
        },
        err: (text) => {
          output.err += text;
        },
        clock: () => 0,
        draw: () => 7,
        untilEnd: async () => {},
        ...around,
      },
    );
  return { folder, output, check, usually };
}
