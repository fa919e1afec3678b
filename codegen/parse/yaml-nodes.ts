import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { SourceText, Span, Word } from "../source.ts";
import { explainYaml } from "./yaml-error.ts";

/** A value that is not a list and no map. `source` is its text as written, without quotes. */
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

const deepest = 100;

/** Maximum number of values that the aliases of one text may expand to: far more than anybody writes. */
const mostRepeated = 10_000;

/** Reads YAML text; diagnostics are reported. */
export function parseYaml(source: SourceText, report: Report): YamlText {
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

  let tooDeep: Span | undefined;
  let lost = false;
  const anchors = new Map<string, Node>();
  /** The values with anchors that are being read, from the outermost in. */
  const around = new Set<Node>();
  let repeated = 0;
  const readAlias = (name: string, at: Span, depth: number): Yaml => {
    const target = anchors.get(name);
    const problem =
      target === undefined
        ? "has no anchor above it"
        : around.has(target)
          ? "stands inside the value that it names"
          : repeated > mostRepeated
            ? "repeats more than anybody could read"
            : undefined;
    if (target !== undefined && problem === undefined) return read(target, at, depth + 1, true);
    report("yaml-anchor", at, { name, problem: problem ?? "" });
    lost = true;
    return nothing(at);
  };

  const read = (node: unknown, at: Span, depth: number, again: boolean): Yaml => {
    if (again) repeated += 1;
    if (depth > deepest) {
      tooDeep ??= at;
      return nothing(at);
    }
    if (isAlias(node)) return readAlias(node.source, spanOf(node), depth);
    if (!(isScalar(node) || isSeq(node) || isMap(node))) return nothing(at);
    if (node.anchor === undefined) return readValue(node, depth, again);
    anchors.set(node.anchor, node);
    around.add(node);
    const value = readValue(node, depth, again);
    around.delete(node);
    return value;
  };

  const readValue = (node: Scalar | YAMLSeq | YAMLMap, depth: number, again: boolean): Yaml => {
    if (isSeq(node)) {
      const items = node.items.map((item) => read(item, spanOf(node), depth + 1, again));
      return { kind: "list", items, span: spanOf(node) };
    }
    if (isMap(node)) {
      const entries = new Map<string, YamlEntry>();
      for (const pair of node.items) {
        if (!isPair(pair)) continue;
        const key = readKey(pair.key, spanOf(node));
        if (key === undefined) continue;
        if (entries.has(key.text)) report("yaml-duplicate-key", key.span, { key: key.text });
        else entries.set(key.text, { key, value: read(pair.value, key.span, depth + 1, again) });
      }
      return { kind: "map", entries: [...entries.values()], span: spanOf(node) };
    }
    const { value } = node;
    const text = node.source ?? String(value);
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean" || value === null) {
      return { kind: "scalar", value, source: text, span: spanOf(node) };
    }
    return { kind: "scalar", value: text, source: text, span: spanOf(node) };
  };

  const fail = (problem: string, at: Span): YamlText => {
    report("yaml-syntax", at, { problem, advice: "give the inner ones names of their own" });
    return { kind: "broken" };
  };

  try {
    const document = parseDocument(source.text, { uniqueKeys: false, prettyErrors: false, logLevel: "error" });
    const { errors, broken } = explainYaml(source.text, [...document.errors, ...document.warnings]);
    for (const { start, end, problem, advice } of errors) {
      report("yaml-syntax", span(start, end), { problem, advice });
    }
    if (broken) return { kind: "broken" };
    if (document.contents === null) return { kind: "empty" };
    const value = read(document.contents, span(0, 0), 0, false);
    if (lost) return { kind: "broken" };
    if (tooDeep === undefined) return { kind: "read", value };
    return fail(`lists and maps stand more than ${deepest} deep in each other`, tooDeep);
  } catch (thrown) {
    // The library recurses, so a text nested without end leaves it no stack; anything else is a bug and passes on.
    if (!(thrown instanceof RangeError)) throw thrown;
    return fail("lists and maps stand too deep in each other", span(0, 0));
  }
}
