import type { Span, Word } from "../../source.ts";

/** A value that is neither a list nor a map. `source` is its text as written, without quotes. */
export interface YamlScalar {
  readonly kind: "scalar";
  readonly value: string | number | boolean | null;
  readonly source: string;
  readonly span: Span;
}

/** Values in order. */
export interface YamlList {
  readonly kind: "list";
  readonly items: readonly Yaml[];
  readonly span: Span;
}

/** A key with its value. */
export interface YamlEntry {
  readonly key: Word;
  readonly value: Yaml;
}

/** Values by key, in the order of the file, each key once. */
export interface YamlMap {
  readonly kind: "map";
  readonly entries: readonly YamlEntry[];
  readonly span: Span;
}

/** A YAML value with its position. */
export type Yaml = YamlScalar | YamlList | YamlMap;

/** The content of a text; undefined if the text is empty or has syntax errors. */
export type YamlText =
  | { readonly kind: "read"; readonly value: Yaml }
  | { readonly kind: "empty" }
  | { readonly kind: "broken" };
