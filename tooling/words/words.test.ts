import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { type Finding, wordsIn } from "./words.ts";

const root = resolve(import.meta.dirname, "../..");
const checked = /\.(?:tsx?|css|js|md)$/;
const isOwn = (file: string): boolean => file.startsWith("tooling/words/");

describe("the words of the repository", () => {
  it("are those of the field", () => {
    const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 })
      .split("\n")
      // A file that was moved is listed until it is committed.
      .filter(
        (file) => checked.test(file) && !file.startsWith("generated/") && !isOwn(file) && existsSync(join(root, file)),
      );
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap((file): readonly Finding[] => wordsIn(file, readFileSync(resolve(root, file), "utf8")));
    expect(found.map(({ file, line, text, use }) => `${file}:${line} "${text}": use ${use}`)).toEqual([]);
  }, 120_000);

  it("are checked in names, comments, test titles and file names", () => {
    const source = `
      /** Whether it has been told. */
      const makeAskedPlaces = (lookedAt: number) => lookedAt;
      it("lets nothing be mended", () => {}); // what stands there
    `;
    expect(wordsIn("ui/form/left-places.ts", source).map(({ line, text }) => `${line} ${text}`)).toEqual([
      "1 left-places.ts",
      "2 Whether it has been told.",
      "2 Whether it has been told.",
      "4 what stands there",
      "3 makeAskedPlaces",
      "3 lookedAt",
      "4 lets nothing be mended",
    ]);
    expect(wordsIn("a.ts", "/** It is lent,\n * or ends\n * in words. */").map(({ use }) => use)).toEqual([
      "inject",
      "injected",
      "with a message",
    ]);
    expect(wordsIn("a.ts", "/** Returns true if the field was touched. */ const isTouched = true;")).toEqual([]);
  });

  it("are checked in the prose of pages, not in code, test titles and links", () => {
    const page = `# What a reader is told

- A list item that
  stands in a line.

| a table | of what\nis lent |
| one row | ends in words |

A rule (\`a.test.ts\`: "is told",
  "stands in a row"), \`let be\`, [a link](what-stands-there.md) and "let go".

\`\`\`
told
\`\`\`
`;
    expect(wordsIn("page.md", page).map(({ line, use }) => `${line} ${use}`)).toEqual([
      "1 reports, returns, describes",
      "3 is",
      "6 inject",
      "6 injected",
      "8 with a message",
      "10 leave, release",
    ]);
  });
});
