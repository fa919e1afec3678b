import { isAlias, isMap, isPair, isScalar, isSeq, type Node, parseDocument, type YAMLError } from "yaml";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { SourceText, Span, Word } from "../source.ts";

/** A value that is no list and no map. `source` is its text as written, without quotes. */
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

/** A YAML value that remembers where it stands. */
export type Yaml = YamlScalar | YamlList | YamlMap;

const deepest = 100;

/** Reads YAML text; faults are reported, and what can be understood is given all the same. */
export function parseYaml(source: SourceText, report: Report): Yaml | undefined {
  const span = (start: number, end: number): Span => ({ source, start, end: Math.max(start, end) });
  const spanOf = (node: Node): Span => span(node.range?.[0] ?? 0, node.range?.[1] ?? 0);
  const nothing = (at: Span): YamlScalar => ({ kind: "scalar", value: null, source: "", span: at });

  const readKey = (key: unknown, at: Span): Word | undefined => {
    if (isScalar(key) && typeof key.value !== "object") {
      return { text: key.source ?? String(key.value), span: spanOf(key) };
    }
    if (isScalar(key)) return { text: key.source ?? "null", span: spanOf(key) };
    report("yaml-key", at, {});
    return undefined;
  };

  const read = (node: unknown, at: Span, depth: number): Yaml => {
    if (depth > deepest) {
      report("yaml-syntax", at, { problem: `lists and maps stand more than ${deepest} deep in each other` });
      return nothing(at);
    }
    if (isAlias(node)) {
      report("yaml-anchor", spanOf(node), { what: `the YAML alias *${node.source}` });
      return nothing(spanOf(node));
    }
    if (isSeq(node)) {
      const items = node.items.map((item) => read(item, spanOf(node), depth + 1));
      return { kind: "list", items, span: spanOf(node) };
    }
    if (isMap(node)) {
      const entries = new Map<string, YamlEntry>();
      for (const pair of node.items) {
        if (!isPair(pair)) continue;
        const key = readKey(pair.key, spanOf(node));
        if (key === undefined) continue;
        if (entries.has(key.text)) report("yaml-duplicate-key", key.span, { key: key.text });
        else entries.set(key.text, { key, value: read(pair.value, key.span, depth + 1) });
      }
      return { kind: "map", entries: [...entries.values()], span: spanOf(node) };
    }
    if (!isScalar(node)) return nothing(at);
    const { value } = node;
    const text = node.source ?? String(value);
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean" || value === null) {
      return { kind: "scalar", value, source: text, span: spanOf(node) };
    }
    return { kind: "scalar", value: text, source: text, span: spanOf(node) };
  };

  try {
    const document = parseDocument(source.text, { uniqueKeys: false, prettyErrors: false, logLevel: "error" });
    const faults: readonly YAMLError[] = [...document.errors, ...document.warnings];
    for (const fault of faults) {
      const [start, end] = fault.pos;
      report("yaml-syntax", span(Math.min(start, source.text.length), Math.min(end, source.text.length)), {
        problem: firstLine(fault.message),
      });
    }
    return document.contents === null ? undefined : read(document.contents, span(0, 0), 0);
  } catch (thrown) {
    // The library recurses, so a text nested without end leaves it no stack; anything else is a bug and passes on.
    if (!(thrown instanceof RangeError)) throw thrown;
    report("yaml-syntax", span(0, 0), { problem: "lists and maps stand too deep in each other" });
    return undefined;
  }
}

const firstLine = (text: string): string => text.split("\n")[0]?.replace(/:$/, "") ?? text;
