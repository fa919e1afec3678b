import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Language, scan, type TokenKind } from "./scan.ts";

const languages: readonly Language[] = ["json", "shell", "typescript", "python", "text"];
const piece = fc.constantFrom(
  '"',
  "'",
  "\\",
  "$",
  "-",
  "--",
  "#",
  "\n",
  " ",
  "{",
  ":",
  "1.5e3",
  "true",
  "curl",
  "é",
  "\u{1F33F}",
);
const code = fc.oneof(
  fc.string(),
  fc.array(piece).map((parts) => parts.join("")),
  fc.json(),
);

const colored = (text: string, language: Language): readonly (readonly [TokenKind, string])[] =>
  scan(text, language).flatMap((token) => (token.kind === "plain" ? [] : [[token.kind, token.text] as const]));

describe("the code scanner", () => {
  it("returns tokens that join to the same text, for any text", () => {
    fc.assert(
      fc.property(code, fc.constantFrom(...languages), (text, language) => {
        expect(
          scan(text, language)
            .map((token) => token.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });

  it.each<[string, Language, string, readonly (readonly [TokenKind, string])[]]>([
    [
      "keys and strings",
      "json",
      '{"a": "b"}',
      [
        ["key", '"a"'],
        ["string", '"b"'],
      ],
    ],
    [
      "a key before a space and a colon",
      "json",
      '{"a" : 1}',
      [
        ["key", '"a"'],
        ["number", "1"],
      ],
    ],
    ["a number with all its parts", "json", "[-1.50e+3]", [["number", "-1.50e+3"]]],
    [
      "words",
      "json",
      "[true,null]",
      [
        ["word", "true"],
        ["word", "null"],
      ],
    ],
    ["a quote inside a string", "json", '["a\\"b"]', [["string", '"a\\"b"']]],
    [
      "an unterminated string, up to the end of the line",
      "json",
      '["a\n1',
      [
        ["string", '"a'],
        ["number", "1"],
      ],
    ],
    [
      "a command and its options",
      "shell",
      "curl --request POST -H 'a: b'",
      [
        ["word", "curl"],
        ["option", "--request"],
        ["option", "-H"],
        ["string", "'a: b'"],
      ],
    ],
    ["no option inside a word", "shell", "curl a-b", [["word", "curl"]]],
    [
      "a multi-line string",
      "shell",
      "x '{\n --a\n}'",
      [
        ["word", "x"],
        ["string", "'{\n --a\n}'"],
      ],
    ],
    [
      "a string with an apostrophe",
      "shell",
      `x '"I'\\''m"'`,
      [
        ["word", "x"],
        ["string", `'"I'`],
        ["string", "\\'"],
        ["string", `'m"'`],
      ],
    ],
    [
      "a call in TypeScript",
      "typescript",
      'await fetch("a", { method: "PUT" }); // `b`',
      [
        ["word", "await"],
        ["string", '"a"'],
        ["key", "method"],
        ["string", '"PUT"'],
        ["comment", "// `b`"],
      ],
    ],
    [
      "a call in Python",
      "python",
      'r = requests.put("a", data=b"\\"", n=1)\nprint(None) # b',
      [
        ["string", '"a"'],
        ["key", "data"],
        ["string", 'b"\\""'],
        ["key", "n"],
        ["number", "1"],
        ["word", "None"],
        ["comment", "# b"],
      ],
    ],
    ["nothing in plain text", "text", '{"a": 1}', []],
  ])("recognizes %s", (_, language, text, expected) => {
    expect(colored(text, language)).toEqual(expected);
  });
});
