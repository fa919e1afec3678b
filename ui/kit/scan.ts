/** The kind of a token, for its color. `plain` has none. */
export type TokenKind = "plain" | "key" | "string" | "number" | "word" | "option" | "comment";

/** A piece of code. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

/** A language with colours of its own. */
export type Language = "json" | "shell" | "typescript" | "python" | "text";

type Rules = readonly (readonly [kind: TokenKind, pattern: RegExp])[];

// Sticky patterns, tried in turn at each place. The last of each list takes what nothing else took, so that the
// scanner always goes on: it colours texts that are no JSON or no shell as well as it can.
const json: Rules = [
  ["key", /"(?:[^"\\]|\\.)*"(?=\s*:)/y],
  ["string", /"(?:[^"\\\n]|\\.)*"?/y],
  ["number", /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y],
  ["word", /\b(?:true|false|null)\b/y],
  ["plain", /[^"\-\dtfn]+|[\s\S]/y],
];
const shell: Rules = [
  ["comment", /(?<=^|\s)#[^\n]*/y],
  // A quote behind a backslash outside of quotes begins nothing: `'it'\''s'` is one word.
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

/** Cuts code into coloured pieces. Joined, the pieces are the code again, whatever it is; it never fails. */
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
