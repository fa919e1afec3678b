/** A piece of code with what it is; `plain` is drawn as it stands. */
export interface Token {
  readonly kind: "plain" | "key" | "string" | "number" | "word" | "flag" | "comment";
  readonly text: string;
}

/** The languages whose samples the reference shows in colour. */
export type Language = "json" | "shell" | "text";

/** One sticky pattern a language, its groups named for the kinds; what no group takes is plain. */
const patterns: { readonly [L in Exclude<Language, "text">]: RegExp } = {
  json: /(?<key>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\d[\d.eE+-]*)|(?<word>\b(?:true|false|null)\b)/g,
  shell:
    /(?<comment>(?<=^|\s)#[^\n]*)|(?<string>'[^']*'|"(?:[^"\\]|\\.)*")|(?<flag>(?<=\s)--?[A-Za-z][\w-]*)|(?<word>(?<=^|\n)\w+)/g,
};

/** Cuts code into tokens; put together again they are the text, to the letter. */
export function tokenize(text: string, language: Language): readonly Token[] {
  if (language === "text") return [{ kind: "plain", text }];
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(patterns[language])) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, part]) => part !== undefined) ?? [];
    if (kind === undefined) continue;
    if (match.index > end) tokens.push({ kind: "plain", text: text.slice(end, match.index) });
    // The groups of the patterns bear the names of the kinds.
    tokens.push({ kind: kind as Token["kind"], text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) tokens.push({ kind: "plain", text: text.slice(end) });
  return tokens;
}
