import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { type Finding, wordsIn } from "./words.ts";

const root = resolve(import.meta.dirname, "../..");
const checked = /\.(?:tsx?|css|js)$/;
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
    expect(wordsIn("a.ts", "/** Returns true if the field was touched. */ const isTouched = true;")).toEqual([]);
  });
});
