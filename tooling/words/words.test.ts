import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultLimit, limits } from "./limits.ts";
import { constructionsIn, type Finding, roomOf, wordsIn } from "./words.ts";

const root = resolve(import.meta.dirname, "../..");
const checked = /\.(?:tsx?|css|js|md)$|^locales\/en\.json$/;
/** Generated files, also those with the messages of `locales/en.json`. */
const generated = /^(?:generated|locales\/messages)\//;
const isOwn = (file: string): boolean => file.startsWith("tooling/words/");

const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 })
  .split("\n")
  // A file that was moved is listed until it is committed.
  .filter((file) => checked.test(file) && !generated.test(file) && !isOwn(file) && existsSync(join(root, file)));
const read = (file: string): string => readFileSync(resolve(root, file), "utf8");
const shown = ({ file, line, text, use }: Finding): string => `${file}:${line} "${text}": use ${use}`;

describe("the sentences of the repository", () => {
  it("avoid constructions that have to be reconstructed, in all but a few files of each room", () => {
    const over = [...new Set(files.map(roomOf))].flatMap((room) => {
      const all = files.filter((file) => roomOf(file) === room);
      const found = all.map((file) => constructionsIn(file, read(file))).filter((findings) => findings.length > 0);
      const max = Math.floor((all.length * (limits[room] ?? defaultLimit)) / 100);
      return found.length <= max ? [] : [`${room}: ${found.length} files, limit ${max}`, ...found.flat().map(shown)];
    });
    expect(over).toEqual([]);
  }, 120_000);

  it("have limits only where a room is above the common limit", () => {
    expect(Object.entries(limits).filter(([, limit]) => limit <= defaultLimit)).toEqual([]);
  });

  it("are checked in comments, texts, test titles and pages", () => {
    const source = `
      /** A page whose text
       *  is translated. */
      const a = "x is no number"; // as it
      // is
      it("stays where it is, by that of others", () => \`\${a} has none\`);
    `;
    const uses = (file: string, text: string) => constructionsIn(file, text).map(({ line, use }) => `${line} ${use}`);
    expect(uses("a.ts", source)).toEqual([
      "2 with, or a second sentence",
      "4 unchanged, or otherwise",
      "4 is not a, without, no ... found",
      "6 the noun again, or a possessive",
      "6 applies to, contains, remains, is, links to",
      "6 is not a, without, no ... found",
    ]);
    expect(uses("a.md", "There is no page, and it is no longer.\n\nA `whose` of\nits own")).toEqual([
      "3 own, or nothing",
    ]);
    expect(["docs-host/site/look/a.ts", "ui/a.ts", "README.md"].map(roomOf)).toEqual(["docs-host/site", "ui", "."]);
  });
});

describe("the words of the repository", () => {
  it("are those of the field", () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap((file) => wordsIn(file, read(file))).map(shown)).toEqual([]);
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
