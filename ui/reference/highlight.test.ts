import fc from "fast-check";
import { expect, it } from "vitest";
import { type Language, tokenize } from "./highlight.ts";

const language = fc.constantFrom<Language>("json", "shell", "text");

it("preserves any text exactly", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: "grapheme" })), language, (text, as) => {
      expect(
        tokenize(text, as)
          .map((token) => token.text)
          .join(""),
      ).toBe(text);
    }),
  );
});

it("tells keys, texts, numbers and words of JSON apart", () => {
  const kinds = tokenize('{"a": "b:", "c\\"": [1.5e3, true, null]}', "json").filter(({ kind }) => kind !== "plain");
  expect(kinds.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'key "a"',
    'string "b:"',
    'key "c\\""',
    "number 1.5e3",
    "word true",
    "word null",
  ]);
});

it("tells the command, its options and its texts apart", () => {
  const kinds = tokenize("curl --request POST \\\n  --data-raw '{\"a\": 1}'", "shell").filter(
    ({ kind }) => kind !== "plain",
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(["word", "flag", "flag", "string"]);
});
