/** The kind of a token, for its color. `plain` has no color. */
export type TokenKind = "plain" | "key" | "string" | "number" | "word" | "option" | "comment";

/** A part of code. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

/** A language with colors. */
export type Language = "json" | "shell" | "typescript" | "python" | "text";

/** Returns true if a name is a language with colors. */
export const isLanguage = (name: string | undefined): name is Language =>
  name !== undefined && Object.hasOwn(rules, name);

type Rules = readonly (readonly [kind: TokenKind, pattern: RegExp])[];

// Sticky patterns, tried in turn at each position. The last one of each list matches any character, so that the scanner
// always advances, also in code with syntax errors.
const json: Rules = [
  ["key", /"(?:[^"\\]|\\.)*"(?=\s*:)/y],
  ["string", /"(?:[^"\\\n]|\\.)*"?/y],
  ["number", /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y],
  ["word", /\b(?:true|false|null)\b/y],
  ["plain", /[^"\-\dtfn]+|[\s\S]/y],
];
const shell: Rules = [
  ["comment", /(?<=^|\s)#[^\n]*/y],
  // A quote behind a backslash outside of quotes starts no string: `'it'\''s'` is one word.
  ["string", /\\'/y],
  ["string", /\$'(?:[^'\\]|\\[\s\S])*'|'[^']*'?/y],
  ["string", /"(?:[^"\\]|\\[\s\S])*"?/y],
  ["option", /(?<=^|\s)--?[A-Za-z][\w-]*/y],
  ["word", /(?<=^|\n)[A-Za-z][\w.-]*/y],
  ["plain", /[^\s'"#$-]+|[\s\S]/y],
];
const typescript: Rules = [
  ["comment", /\/\/[^\n]*/y],
  ["string", /"(?:[^"\\\n]|\\.)*"?|`(?:[^`\\]|\\[\s\S])*`?/y],
  ["key", /[A-Za-z_$][\w$]*(?=:)/y],
  ["word", /\b(?:const|await|import|from|new|true|false|null)\b/y],
  ["number", /\b\d[\w.]*/y],
  ["plain", /[A-Za-z_$][\w$]*|[^\w"`/$]+|[\s\S]/y],
];
const python: Rules = [
  ["comment", /#[^\n]*/y],
  ["string", /b?"(?:[^"\\\n]|\\.)*"?/y],
  ["key", /[A-Za-z_]\w*(?==[^=])/y],
  ["word", /\b(?:import|from|True|False|None)\b/y],
  ["number", /\b\d[\w.]*/y],
  ["plain", /[A-Za-z_]\w*|[^\w"#]+|[\s\S]/y],
];
const rules: { readonly [L in Language]: Rules } = {
  json,
  shell,
  typescript,
  python,
  text: [["plain", /[\s\S]+/y]],
};

/** Splits any code into tokens, which are the code again when they are joined. */
export function scan(code: string, language: Language): readonly Token[] {
  const tokens: { kind: TokenKind; text: string }[] = [];
  let at = 0;
  while (at < code.length) {
    for (const [kind, pattern] of rules[language]) {
      pattern.lastIndex = at;
      const text = pattern.exec(code)?.[0];
      if (!text) continue;
      const last = tokens.at(-1);
      if (last?.kind === kind && kind === "plain") last.text += text;
      else tokens.push({ kind, text });
      at += text.length;
      break;
    }
  }
  return tokens;
}
