/** The kinds of tokens that have a color; the style sheets color some of them alike. */
export type TokenKind =
  | "comment"
  | "string"
  | "escape"
  | "number"
  | "word"
  | "function"
  | "type"
  | "key"
  | "tag"
  | "inserted"
  | "deleted"
  | AnsiColor;

/** A color of a terminal, such as `ansi-red`. */
export type AnsiColor = `ansi-${(typeof ansiColors)[number]}`;

/** The colors of a terminal, in the order of their numbers. */
export const ansiColors = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"] as const;

/** The names that grammars give to tokens (Prism, "Standard tokens"), by kind. Plain ones end the color around them. */
const names: { readonly [K in TokenKind | "plain"]?: string } = {
  comment: "comment prolog doctype cdata shebang hashbang",
  string: "string char attr-value symbol code code-snippet template-string",
  escape: "regex interpolation-punctuation entity escape",
  number: "number boolean null nil unit color hexcode datetime status-code",
  word: "keyword rule important statement directive directive-hash preprocessor instruction method",
  function: "function function-name function-definition decorator annotation",
  type: "class-name namespace builtin type lifetime-annotation",
  key: "property attr-name key literal-property string-property header-name table argument-name",
  tag: "tag selector title section-name",
  inserted: "inserted inserted-sign",
  deleted: "deleted deleted-sign",
  plain:
    "atrule constant environment file-descriptor interpolation label language-javascript list operator parameter plain-text request-target script style url variable",
};

const kindByName: ReadonlyMap<string, TokenKind | "plain"> = new Map([
  ...Object.entries(names).flatMap(
    ([kind, text]) => text.split(" ").map((name) => [name, kind as TokenKind | "plain"] as const), // the keys of `names`
  ),
  ...ansiColors.map((color) => [`ansi-${color}`, `ansi-${color}`] as const),
]);

/** Words that grammars call keywords, though they are values. */
const values = new Set(
  "true false null undefined nil None True False NULL nullptr this self super NaN Infinity".split(" "),
);

/** A token of a grammar. */
export interface GrammarToken {
  readonly type: string;
  readonly alias?: string | readonly string[] | undefined;
  readonly content: TokenContent;
}

/** The content of a token: a text, or tokens in it. */
export type TokenContent = string | GrammarToken | readonly (string | GrammarToken)[];

/** The color around a token, and the token that has it. */
export interface Around {
  readonly kind: TokenKind | undefined;
  readonly type: string;
}

/** Returns the kind of a token; undefined for plain text. Tokens without a color have the color around them. */
export function kindOf({ type, alias = [], content }: GrammarToken, around: Around, language: string) {
  const text = typeof content === "string" ? content : undefined;
  // Quotes belong to their string, and brackets to their tag.
  if (type === "punctuation") return around.type === "tag" || /^["'`]+$/.test(text ?? "") ? around.kind : undefined;
  if (text !== undefined && values.has(text)) return "number";
  if (type === "builtin" && /^(?:bash|python)$/.test(language)) return "function";
  // In C, a macro is a whole line.
  if (type === "macro") return text === undefined ? undefined : "function";
  const kind = [type, ...[alias].flat()].map((name) => kindByName.get(name)).find((found) => found !== undefined);
  return kind === "plain" ? undefined : (kind ?? around.kind);
}
