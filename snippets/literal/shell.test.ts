import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isShellText, NoShellWordError, shellComment, shellWord } from "./shell.ts";

/** Texts that a shell would interpret without quotes. */
const hostile = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary-ascii" }),
  fc
    .array(
      fc.constantFrom(
        "'",
        '"',
        "`",
        "$(touch pwned)",
        "$HOME",
        "\\",
        "\n",
        "\r",
        "!",
        "*",
        "~",
        "@",
        "-",
        " ",
        "#",
        ";",
        "&",
        "é",
      ),
    )
    .map((parts) => parts.join("")),
);

/** Splits a line of words by a shell and returns them. */
const wordsRead = (shell: string, words: readonly string[]): readonly string[] =>
  execFileSync(shell, ["-c", `printf '%s\\0' ${words.join(" ")}`], { encoding: "utf8" })
    .split("\0")
    .slice(0, -1);

describe("a shell word", () => {
  it.each(["bash", "sh"])("is parsed by %s as its source text", (shell) => {
    const texts = fc.array(hostile.filter(isShellText), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(texts, (all) => {
        expect(wordsRead(shell, all.map(shellWord))).toEqual(all);
      }),
      { numRuns: 40 },
    );
  });

  it("cannot contain a NUL, and reports its position", () => {
    expect(() => shellWord("ab\0c")).toThrow(new NoShellWordError(2));
    expect(isShellText("ab\0c")).toBe(false);
    expect(isShellText("")).toBe(true);
  });
});

describe("a comment", () => {
  it("stays on its line, for any text", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const printed = execFileSync("bash", ["-c", `${shellComment(text)}\nprintf ok`], { encoding: "utf8" });
        expect(printed).toBe("ok");
      }),
      { numRuns: 40 },
    );
  });
});
