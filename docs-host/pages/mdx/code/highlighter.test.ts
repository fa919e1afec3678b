import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { grammarOf, namedGrammars } from "./grammar-names.ts";
import { isLoaded } from "./grammars.ts";
import { highlight, loadLanguages } from "./highlighter.ts";
import type { TokenKind } from "./token-kinds.ts";

const unlimited = () => ({ left: Number.POSITIVE_INFINITY });

type Expected = readonly (readonly [text: string, kind: TokenKind | undefined])[];

/** Texts in code with their kinds. */
const samples: { readonly [language: string]: readonly [code: string, expected: Expected] } = {
  bash: [
    `# beds\ncallboard build docs "a $B" | jq '.a'\nfor id in 1; do curl -d @a; done`,
    [
      ["# beds", "comment"],
      ["callboard", "function"],
      ["build", undefined],
      ["jq", "function"],
      ["'.a'", "string"],
      ["for", "word"],
    ],
  ],
  json: [
    `{ "a": "b", "c": 1.5e2, "d": null }`,
    [
      ['"a"', "key"],
      ['"b"', "string"],
      ["1.5e2", "number"],
      ["null", "number"],
    ],
  ],
  yaml: [
    `# beds\na: "b"\nc: true`,
    [
      ["# beds", "comment"],
      ["c", "key"],
      ['"b"', "string"],
      ["true", "number"],
    ],
  ],
  typescript: [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the sample.
    "const a = await get(`b ${c.d}`, /e/i); class Bed extends Place {} // f",
    [
      ["const", "word"],
      ["get", "function"],
      ["`b ", "string"],
      ["c.d", undefined],
      ["/e/i", "escape"],
      ["Bed", "type"],
      ["// f", "comment"],
    ],
  ],
  python: [
    `@cached\ndef water(a: int = 3):\n  return http.post(f"b {a}", None)  # c`,
    [
      ["@cached", "function"],
      ["water", "function"],
      ["post", "function"],
      ["3", "number"],
      ["None", "number"],
      ["# c", "comment"],
    ],
  ],
  go: [
    `func Water(a string) error { return nil } // b`,
    [
      ["func", "word"],
      ["Water", "function"],
      ["string", "type"],
      ["nil", "number"],
      ["// b", "comment"],
    ],
  ],
  java: [
    `@Override public Response water(long a) { return new Bed("b", null); }`,
    [
      ["@Override", "function"],
      ["Response", "type"],
      ["water", "function"],
      ['"b"', "string"],
      ["null", "number"],
    ],
  ],
  ruby: [
    `def water(a)\n  post("b #{c}", :d) if true # e\nend`,
    [
      ["def", "word"],
      [":d", "string"],
      ["true", "number"],
      ["# e", "comment"],
    ],
  ],
  csharp: [
    `public async Task<Response> Water(int a) => await Post("b"); // c`,
    [
      ["public async", "word"],
      ["Response", "type"],
      ["Water", "function"],
      ['"b"', "string"],
      ["// c", "comment"],
    ],
  ],
  php: [
    `<?php\nfunction water(int $a) { return post("b $a", ['c' => 1]); } // d`,
    [
      ["water", "function"],
      ["post", "function"],
      ["'c'", "string"],
      ["1", "number"],
      ["// d", "comment"],
    ],
  ],
  rust: [
    `fn main() { let a: Bed = Bed::new("b"); println!("{}", 1); } // c`,
    [
      ["fn", "word"],
      ["main", "function"],
      ["Bed", "type"],
      ["println!", "function"],
      ["1", "number"],
      ["// c", "comment"],
    ],
  ],
  html: [
    `<!-- a --><a href="b">c</a>`,
    [
      ["<!-- a -->", "comment"],
      ["<a", "tag"],
      ["href", "key"],
      ['"b"', "string"],
      ["c", undefined],
    ],
  ],
  diff: [
    "-a\n+b\n c",
    [
      ["-a", "deleted"],
      ["+b", "inserted"],
      [" c", undefined],
    ],
  ],
};

beforeAll(() => loadLanguages(Object.keys(samples)));

it.each(Object.entries(samples))("names the kinds of tokens in %s", (language, [code, expected]) => {
  const tokens = highlight(code, language, unlimited()).flat();
  const found = expected.map(([text]) => {
    const token = tokens.find((one) => one.text.trim() === text.trim());
    return [text, token === undefined && !tokens.some((one) => one.text.includes(text)) ? "missing" : token?.kind];
  });
  expect(found).toEqual(expected);
});

it("keeps all of the text, line by line", () => {
  const pieces = ["a", " ", "\n", "\r\n", '"', "`", "${", "}", "/*", "*/", "<a>", "# b", "\\", "<<E\n", "🌱", "1"];
  const codes = fc.array(fc.constantFrom(...pieces), { maxLength: 30 });
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(samples)), codes, (language, parts) => {
      const code = parts.join("");
      const lines = highlight(code, language, unlimited()).map((line) => line.map(({ text }) => text).join(""));
      expect(lines).toEqual(code.split(/\r?\n/));
    }),
  );
});

it("colors long code in parts, and lines that are too long not at all", () => {
  const long = `const a = "${"b".repeat(3000)}";`;
  const code = [...Array.from({ length: 600 }, () => 'const c = "d";\n/* e */'), long, "let f;"].join("\n");
  const lines = highlight(code, "typescript", unlimited());
  expect(lines).toHaveLength(code.split("\n").length);
  expect(lines.slice(0, 2)).toEqual(highlight('const c = "d";\n/* e */', "typescript", unlimited()));
  expect(lines.slice(1198, 1200)).toEqual(lines.slice(0, 2));
  expect(lines.at(-2)).toEqual([{ text: long }]);
  expect(lines.at(-1)).toEqual(highlight("let f;", "typescript", unlimited())[0]);
});

it("colors nothing that is not known when no time is left", () => {
  const code = "let first = 1;\nlet second = 2;";
  expect(highlight(code, "typescript", { left: 0 })).toEqual(code.split("\n").map((text) => [{ text }]));
  const known = highlight(code, "typescript", unlimited());
  expect(highlight(code, "typescript", { left: 0 })).toEqual(known);
});

it("has the grammar of each language with other names", async () => {
  await loadLanguages(namedGrammars);
  expect(namedGrammars.filter((name) => !isLoaded(name))).toEqual([]);
  expect(["TypeScript", "c#", "console", "node.js"].map(grammarOf)).toEqual([
    "typescript",
    "csharp",
    "shell-session",
    "javascript",
  ]);
});

it("leaves languages without a grammar plain, and files of the package that are no languages", async () => {
  const names = ["no-such-language", "all", "core", "../package", "css-extras", "extend", "mermaid", ""];
  await loadLanguages(names);
  for (const name of names) expect(highlight("let a;", name, unlimited())).toEqual([[{ text: "let a;" }]]);
});

it("draws the colors of a terminal", () => {
  const [first, second] = highlight(
    "\u001b[1;32mok\u001b[0m a\n\u001b[38;5;9mb\u001b[39mc\u001b[2K",
    "ansi",
    unlimited(),
  );
  expect(first).toEqual([{ text: "ok", kind: "ansi-green" }, { text: " a" }]);
  expect(second).toEqual([{ text: "b", kind: "ansi-red" }, { text: "c" }]);
});
