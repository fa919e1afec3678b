import type { ThemeRegistrationRaw } from "@shikijs/core";

/** The kinds of tokens that have a color, by the scopes of grammars (TextMate manual, "Naming Conventions"). */
const scopes = {
  comment: ["comment", "punctuation.definition.comment", "string.quoted.docstring"],
  string: ["string", "punctuation.definition.string", "constant.other.symbol", "markup.inline.raw", "markup.raw"],
  escape: [
    "constant.character.escape",
    "string.regexp",
    "constant.other.placeholder",
    "punctuation.definition.template-expression",
  ],
  number: ["constant.numeric", "constant.language", "support.constant", "keyword.other.unit", "variable.language"],
  word: ["keyword", "storage", "keyword.operator.new", "keyword.operator.expression", "punctuation.definition.keyword"],
  function: ["entity.name.function", "support.function", "meta.function-call.generic", "entity.name.command"],
  type: [
    "entity.name.type",
    "entity.name.class",
    "entity.name.namespace",
    "entity.other.inherited-class",
    "support.type",
    "support.class",
  ],
  key: [
    "support.type.property-name",
    "entity.name.tag.yaml",
    "meta.object-literal.key",
    "entity.other.attribute-name",
    "variable.other.key",
    "support.type.property-name.table",
  ],
  tag: ["entity.name.tag", "punctuation.definition.tag", "markup.heading", "entity.name.section"],
  inserted: ["markup.inserted", "punctuation.definition.inserted"],
  deleted: ["markup.deleted", "punctuation.definition.deleted"],
  plain: [
    "keyword.operator",
    "punctuation",
    "string variable.other",
    "meta.template.expression",
    "storage.type.annotation punctuation",
  ],
} as const;

/** The kind of a token with a color. */
export type TokenKind = keyof typeof scopes | AnsiColor;

const ansi = ["Black", "Red", "Green", "Yellow", "Blue", "Magenta", "Cyan", "White"] as const;

/** A color of a terminal, such as `ansi-red`. */
type AnsiColor = `ansi-${Lowercase<(typeof ansi)[number]>}`;

const ansiKinds = ansi.map((name) => `ansi-${name.toLowerCase()}` as AnsiColor);

const kinds = Object.keys(scopes) as (keyof typeof scopes)[];

/** Colors that stand for the kinds: a theme knows colors only, and pages have classes. */
const colorOf = (position: number): string => `#${(position + 1).toString(16).padStart(6, "0")}`;

/** The name of the theme. */
export const themeName = "callboard";

/** The theme by which grammars name the kinds of tokens. Its colors are in `ui/code/code-colors.css`. */
export const theme: ThemeRegistrationRaw = {
  name: themeName,
  type: "light",
  fg: "#000000",
  bg: "#ffffff",
  colors: Object.fromEntries(
    ansi.flatMap((name, i) => {
      const color = colorOf(kinds.length + i);
      return [[`terminal.ansi${name}`, color] as const, [`terminal.ansiBright${name}`, color] as const];
    }),
  ),
  settings: [
    ...kinds.map((kind, i) => ({
      scope: [...scopes[kind]],
      settings: { foreground: kind === "plain" ? "#000000" : colorOf(i) },
    })),
    { scope: ["markup.bold"], settings: { fontStyle: "bold" } },
    { scope: ["markup.italic"], settings: { fontStyle: "italic" } },
  ],
};

const kindsByColor: ReadonlyMap<string, TokenKind> = new Map(
  [...kinds, ...ansiKinds].map((kind, i) => [colorOf(i), kind] as const),
);

/** Returns the kind of a token by its color in the theme; undefined for plain text. */
export const kindOfColor = (color: string | undefined): TokenKind | undefined =>
  color === undefined ? undefined : kindsByColor.get(color.toLowerCase().slice(0, 7));
