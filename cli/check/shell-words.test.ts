import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isShellText, shellWord } from "#snippets";
import { NoPlainWordsError, readCommand } from "./shell-words.ts";

describe("a command line", () => {
  it("parses back to the words it was written from", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" }).filter(isShellText), { minLength: 1 }), (words) => {
        expect(readCommand(words.map(shellWord).join(" \\\n  ")).words).toEqual(words);
      }),
    );
  });

  it("may have comments above it, and words without quotes", () => {
    expect(readCommand("# one\n# two\ncurl --request POST a'b c'\\'d")).toEqual({
      comments: ["one", "two"],
      words: ["curl", "--request", "POST", "ab c'd"],
    });
  });

  it("may have the output of printf as a word", () => {
    const text = `curl --header "$(printf 'X: Z\\374rich 100%% \\\\ '\\''s')"`;
    expect(readCommand(text).words).toEqual(["curl", "--header", "X: Zürich 100% \\ 's"]);
  });

  it.each([
    'curl "$(id)"',
    "curl $HOME",
    "curl `id`",
    'curl "a"',
    "curl a; id",
    "curl a\nid",
    "curl 'a",
    "curl ~",
    "curl *",
    "curl a#b",
  ])("is rejected if a shell would do more than split it: %j", (text) => {
    expect(() => readCommand(text)).toThrow(NoPlainWordsError);
  });
});
