import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type PageBlock, pageBlocks } from "../docs-pages/page-blocks.ts";
import { blocksNotRun } from "./not-run.ts";

const root = resolve(import.meta.dirname, "../..");

/** Pages with blocks that other tests run, and generated pages. */
const ofOtherTests = [
  "docs/learn/", // docs-pages.spec.ts
  "codegen/scenarios/", // codegen/scenarios.test.ts
  "docs/reference/diagnostics.md", // tooling/reference
];

/** The blocks of all pages that other tests do not run. */
export const blocks: readonly PageBlock[] = execFileSync("git", ["ls-files", "*.md"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((page) => page !== "" && !ofOtherTests.some((start) => page.startsWith(start)))
  .flatMap((page) => pageBlocks(page, readFileSync(join(root, page), "utf8")));

/** Returns true for a block that is listed as not run. */
export const isNotRun = ({ page, text }: PageBlock): boolean =>
  blocksNotRun.some((one) => one.page === page && text.startsWith(one.starts));

/** Languages of blocks, with the test that runs them. */
const runs: { readonly [language: string]: string } = {
  sh: "commands",
  ts: "programs",
  json: "settings",
  yaml: "descriptions",
  mermaid: "diagrams",
  nginx: "configurations",
  apache: "configurations",
  caddy: "configurations",
  nft: "configurations",
  text: "outputs",
};

/** Pages with blocks that run, for languages where the tests know each page. */
const runOnly: { readonly [language: string]: readonly string[] } = {
  ts: ["docs/programs.md", "docs/reference/settings.md"],
  json: ["docs/reference/settings.md"],
  yaml: ["docs/filled-in.md", "docs/serving.md"],
};

/** Returns true for a block that a test runs. */
export const isRun = ({ page, language }: PageBlock): boolean =>
  runs[language] !== undefined && (runOnly[language] ?? [page]).includes(page);

/** Returns the blocks of one test that are run. */
export const blocksOf = (kind: string): readonly PageBlock[] =>
  blocks.filter((block) => runs[block.language] === kind && !isNotRun(block));

/** Returns true if a line of a block starts so, also after `npx`. */
export const isLine = (text: string, starts: string): boolean => text.replace(/^npx /, "").startsWith(starts);
