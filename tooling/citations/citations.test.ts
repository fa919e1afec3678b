import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { missingFiles } from "./cited-files.ts";
import { missingHeadings, type ReadText } from "./cited-headings.ts";
import { citedTests, missingTests } from "./cited-tests.ts";
import { anchorsOf } from "./headings.ts";

const root = resolve(import.meta.dirname, "../..");
const read: ReadText = (path) =>
  existsSync(resolve(root, path)) ? readFileSync(resolve(root, path), "utf8") : undefined;

/** Files of the repository; those not yet added as well. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 1e8,
})
  .split("\n")
  .filter((path) => /\.(?:tsx?|js|css|ya?ml|md)$/.test(path) && path !== "tooling/citations/citations.test.ts");

it("finds every page and heading of docs/ that is cited", () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => missingHeadings(file, read(file) ?? "", read))).toEqual([]);
});

it("finds every test that the page on security names", () => {
  const page = read("docs/security.md") ?? "";
  expect(citedTests(page).length).toBeGreaterThan(50);
  expect(missingTests(page, read)).toEqual([]);
});

it("finds every file that a page names", () => {
  const pages = files.filter((file) => file.endsWith(".md") && !file.startsWith("docs/decisions/"));
  const missing = pages.flatMap((page) =>
    missingFiles(read(page) ?? "", (path) => existsSync(resolve(root, path))).map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});

const pages: ReadText = (path) =>
  ({
    "docs/a.md": "# A page\n\n## What is true, and `why`\n\n```md\n## No heading\n```\n\n## Twice\n\n## Twice\n",
    "a.test.ts": `describe("a group", () => { it.each([1])("counts %i", f); test("is \\"so\\"", f); it(name, f); });`,
  })[path];

it("reads headings as GitHub does", () => {
  expect([...anchorsOf(pages("docs/a.md") ?? "")]).toEqual(["a-page", "what-is-true-and-why", "twice", "twice-1"]);
});

it("reports a missing page or heading", () => {
  const text = "// docs/a.md docs/a.md#twice docs/a.md#no-heading docs/b.md#x docs/b.md";
  expect(missingHeadings("b.ts", text, pages)).toEqual([
    "b.ts: docs/a.md#no-heading",
    "b.ts: docs/b.md#x",
    "b.ts: docs/b.md",
  ]);
  const links =
    "[a](a.md#twice-1) [b](#twice) [c](../docs/a.md#what-is-true-and-why) [d](a.md#gone) [e](a.md) [f](b.md)";
  expect(missingHeadings("docs/a.md", links, pages)).toEqual(["docs/a.md: docs/a.md#gone", "docs/a.md: docs/b.md"]);
});

it("reports a missing file", () => {
  const page = "See `ui/here.tsx`, `docs/a.md`, `ui/gone.tsx`, `gone.ts`, `ui/*.tsx` and ui/no-code.tsx.";
  expect(missingFiles(page, (path) => path === "ui/here.tsx" || path === "docs/a.md")).toEqual(["ui/gone.tsx"]);
});

it("reports a missing test", () => {
  const page = `It holds (\`a.test.ts\`: "a group",\n  "counts %i"; \`a.test.ts\`: "counts %s"), and \`b.test.ts\`: "x".`;
  expect(citedTests(page)).toHaveLength(4);
  expect(missingTests(page, pages)).toEqual(["a.test.ts: counts %s", "b.test.ts: x"]);
});
