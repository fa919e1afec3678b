import { createHighlighterCore, type HighlighterCore } from "@shikijs/core";
import { createOnigurumaEngine } from "@shikijs/engine-oniguruma";
import css from "@shikijs/langs/css";
import markdown from "@shikijs/langs/markdown";
import python from "@shikijs/langs/python";
import shell from "@shikijs/langs/shellscript";
import typescript from "@shikijs/langs/typescript";
import yaml from "@shikijs/langs/yaml";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { highlight, loadLanguages } from "./highlighter.ts";
import { kindOfColor, theme, themeName } from "./theme.ts";

/** Lines of languages with tokens that span lines. */
const lines = {
  css: ["a {", "  color: red;", "}", "/* red", "*/", "@media print {", ""],
  markdown: ["# A", "```ts", "const a = 1;", "```", "> b", "- `c`", "", "  d"],
  python: ["def f(a):", '  """', "  return f'{a}'", "'''", "@b", "x = [", "]", ""],
  shellscript: ["cat <<EOF", "EOF", "echo $a", "'", 'curl -d "', '{"a": 1}', "if true; then", "fi", ""],
  typescript: ["const a = `", "`;", "/* c", "*/", "f({", "});", "type T =", "  | 1;", 'let s = "x', ""],
  yaml: ["a: |", "  b", "c: >-", "- d: 1", "e: 'f", "g'", "", "# h"],
};

let library: HighlighterCore;

beforeAll(async () => {
  await loadLanguages(Object.keys(lines));
  library = await createHighlighterCore({
    themes: [theme],
    langs: [css, markdown, python, shell, typescript, yaml],
    engine: createOnigurumaEngine(import("@shikijs/engine-oniguruma/wasm-inlined")),
  });
});

/** Returns the kinds of all characters but white space, by lines. */
const kindsOf = (tokens: readonly (readonly { readonly text: string; readonly kind?: string | undefined }[])[]) =>
  tokens.map((line) =>
    line.flatMap(({ text, kind = "none" }) => [...text].flatMap((one) => (one.trim() === "" ? [] : [[one, kind]]))),
  );

it("reads lines that it read before as the library reads the whole code", () => {
  const codes = fc
    .constantFrom(...(Object.keys(lines) as (keyof typeof lines)[]))
    .chain((lang) => fc.tuple(fc.constant(lang), fc.array(fc.constantFrom(...lines[lang]), { maxLength: 8 })));
  fc.assert(
    fc.property(codes, ([lang, parts]) => {
      const code = parts.join("\n");
      const whole = library
        // Without its limit, which the first line of a language exceeds on a busy machine.
        .codeToTokensBase(code, { lang, theme: themeName, tokenizeTimeLimit: 0 })
        .map((line) => line.map(({ content, color }) => ({ text: content, kind: kindOfColor(color) })));
      expect(kindsOf(highlight(code, lang, { left: 60_000 }))).toEqual(kindsOf(whole));
    }),
    { numRuns: 60 },
  );
});

it("reads lines again once a language is loaded that their grammar embeds", async () => {
  const rust = ["```rust", "fn main() {", "  let a = 1;", "}", "```", "", "> b", "1. c"].join("\n");
  const colorsOf = () => kindsOf(highlight(rust, "markdown", { left: 60_000 }));
  const before = colorsOf();
  await loadLanguages(["rust"]);
  const after = colorsOf();
  expect(after.flat().map(([character]) => character)).toEqual(before.flat().map(([character]) => character));
  expect(after).not.toEqual(before);
});

it("colors nothing that is not known when no time is left", () => {
  const code = "let first = 1;\nlet second = 2;";
  expect(highlight(code, "typescript", { left: 0 })).toEqual(code.split("\n").map((text) => [{ text }]));
});
