import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach } from "vitest";
import { readInTest } from "../serve/apart/read-here.testing.ts";
import type { CheckOptions } from "./arguments.ts";
import { type CommandDeps, runCheck } from "./run-check.ts";

/**
 * Gives a file of tests a folder in which it runs checks, and what they said. Before each test nothing was said and no
 * replay is kept.
 *
 * @param usual what is wished where a test wishes nothing else
 */
export function checksInFolder(usual: Partial<CheckOptions>) {
  const folder = mkdtempSync(join(tmpdir(), "callboard-check-"));
  const said = { out: "", err: "" };
  beforeEach(() => {
    Object.assign(said, { out: "", err: "" });
    rmSync(join(folder, ".callboard"), { recursive: true, force: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const usually: CheckOptions = {
    runs: 3,
    seed: 1,
    json: false,
    browser: false,
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
          said.out += text;
        },
        err: (text) => {
          said.err += text;
        },
        clock: () => 0,
        draw: () => 7,
        untilEnd: async () => {},
        ...around,
      },
    );
  return { folder, said, check, usually };
}
