import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserReport, caseCounts, unitReport } from "./failed-cases.ts";

const root = resolve(import.meta.dirname, "..");

/** Next to the installed runners, so that the generated test files can import them. */
let folder: string;
beforeAll(async () => {
  await mkdir(join(root, "test-results"), { recursive: true });
  folder = await mkdtemp(join(root, "test-results/runners-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a program that may exit with an error. */
const run = (file: string, ...args: readonly string[]): Promise<void> =>
  new Promise((done) => {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, "browser.json") };
    const kept = Object.entries(env).filter(([name]) => !/^(VITEST|TEST_|PW_)/.test(name));
    execFile(
      process.execPath,
      [join(root, "node_modules", file), ...args],
      { cwd: folder, env: Object.fromEntries(kept) },
      () => done(),
    );
  });

describe("a runner's report", () => {
  it("lists failed unit tests, with a file that throws as one case @nightly", async () => {
    const report = join(folder, "unit.json");
    await writeFile(
      join(folder, "some.case.ts"),
      `import { expect, it } from "vitest"; it("holds", () => expect(1).toBe(1)); it("bites", () => expect(1).toBe(2));`,
    );
    await writeFile(join(folder, "broken.case.ts"), `throw new Error("broken off");`);
    await writeFile(join(folder, "vitest.config.ts"), `export default { test: { include: ["*.case.ts"] } };`);
    await run("vitest/vitest.mjs", "run", "--root", folder, "--reporter=json", `--outputFile=${report}`);
    const read = unitReport(report);
    expect(read?.passed).toBe(1);
    expect(read?.failed.map(({ title }) => title.slice(folder.length)).sort()).toEqual([
      "/broken.case.ts",
      "/some.case.ts: bites",
    ]);
    const reasons = read?.failed.map(({ reason }) => reason).join();
    expect(reasons).toContain("broken off");
    expect(reasons).toContain("expected 1 to be 2");
  });

  it("lists failed browser tests, including those in groups @nightly", async () => {
    await writeFile(
      join(folder, "some.spec.ts"),
      `import { expect, test } from "@playwright/test";
      test("holds", () => {});
      test.describe("of a group", () => { test("bites", () => expect("a").toBe("b")); });`,
    );
    await writeFile(join(folder, "playwright.config.ts"), `export default { testDir: ".", outputDir: "out" };`);
    await run("@playwright/test/cli.js", "test", "--config", folder, "--reporter=json");
    const read = browserReport(join(folder, "browser.json"));
    expect(read?.passed).toBe(1);
    expect(read?.failed).toEqual([
      { title: "some.spec.ts:3: bites", reason: expect.stringContaining('Expected: "b"') },
    ]);
  });

  it("is undefined without a report file", () => {
    expect(unitReport(join(folder, "nowhere.json"))).toBeUndefined();
    expect(browserReport(join(folder, "nowhere.json"))).toBeUndefined();
  });
});

describe("the counts of a step", () => {
  const failing = { title: "some.case.ts: bites", reason: "expected 1 to be 2" };
  const passing = () => ({ passed: 3, failed: [] });
  it.each([
    ["passes without cases", 0, undefined, 1, 0],
    ["fails without cases", 2, undefined, 0, 1],
    ["passes", 0, passing, 3, 0],
    ["exits with an error after its cases passed", 1, passing, 3, 1],
    ["fails", 1, () => ({ passed: 3, failed: [failing, failing] }), 3, 2],
    ["exits with 0 after a case failed", 0, () => ({ passed: 3, failed: [failing] }), 3, 1],
    ["exits with 0 and writes no report", 0, () => undefined, 0, 1],
  ])("are right if it %s", (_, code, report, passed, failures) => {
    expect(caseCounts(code, report)).toMatchObject({ passed, failures });
  });
});
