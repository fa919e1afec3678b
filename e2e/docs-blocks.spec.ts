import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { blocks, blocksOf, isLine, isNotRun, isRun } from "./docs-blocks/blocks.ts";
import { blocksNotRun, linesNotRun, programsNotRun } from "./docs-blocks/not-run.ts";

const root = resolve(import.meta.dirname, "..");

test("each block of the docs is run by a test, or listed with the reason why it is not", () => {
  expect(blocks.length).toBeGreaterThan(70);
  const left = blocks.filter((block) => !isRun(block) && !isNotRun(block));
  expect(left.map(({ page, line }) => `${page}:${line}`)).toEqual([]);
  // No row is older than its block.
  const texts = blocks.map(({ text }) => text);
  const commands = texts.flatMap((text) => text.split("\n"));
  expect(blocksNotRun.filter((one) => !blocks.some((block) => block.page === one.page && isNotRun(block)))).toEqual([]);
  expect(linesNotRun.filter(({ starts }) => !commands.some((line) => isLine(line, starts)))).toEqual([]);
  expect(Object.keys(programsNotRun).filter((name) => !commands.some((line) => line.includes(`${name} `)))).toEqual([]);
});

/** Outputs that no command above them prints, with the test that compares them. */
const outputs: { readonly [page: string]: string } = {
  "docs/checks.md": "cli/explain/explanations.test.ts",
  "docs/operate/README.md": "cli/doctor/doctor.test.ts",
  "docs/operate/upgrade-and-rollback.md": "cli/start/data-folder.test.ts",
  "docs/reference/commands.md": "tooling/reference/files.ts",
  "docs/reference/settings.md": "docs-blocks.nightly.spec.ts",
  "docs/watch.md": "cli/watch/run-watch.test.ts",
};

test("each output of the docs is compared by a test that names its page", () => {
  for (const { page, line } of blocksOf("outputs")) {
    const file = outputs[page];
    expect(file, `${page}:${line}`).toBeDefined();
    const [found = ""] = execFileSync("git", ["ls-files", `*${file}`], { cwd: root, encoding: "utf8" }).split("\n");
    expect(readFileSync(join(root, found), "utf8")).toContain(page);
  }
});
