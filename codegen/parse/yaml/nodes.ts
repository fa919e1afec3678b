import { isAlias, isMap, isPair, isScalar, isSeq, type Node, type Scalar, type YAMLMap, type YAMLSeq } from "yaml";
import type { Report } from "../../diagnostics/diagnostic.ts";
import type { SourceText, Span, Word } from "../../source.ts";
import type { Yaml, YamlEntry, YamlMap, YamlScalar } from "./value.ts";

/** Maximum depth of lists and maps: far more than any description needs. */
export const deepest = 100;

/** Maximum number of values that the aliases of one text may expand to: far more than anybody writes. */
const maxRepeated = 10_000;

/** The value of a document. It is complete unless it is broken or too deep. */
export interface NodesRead {
  readonly value: Yaml;
  /** True if a part could not be read, which was reported. */
  readonly isBroken: boolean;
  /** The first part that is nested too deep. */
  readonly tooDeep: Span | undefined;
}

/** Converts the nodes of the YAML library to values. Resolves aliases, and reports duplicate and invalid keys. */
export function readNodes(root: Node, source: SourceText, report: Report): NodesRead {
  const reading: Reading = {
    source,
    report,
    anchors: new Map(),
    around: new Set(),
    repeated: 0,
    isBroken: false,
    tooDeep: undefined,
  };
  const start = { source, start: 0, end: 0 };
  const value = readNode(root, { parent: start, depth: 0, isRepeated: false }, reading);
  return { value, isBroken: reading.isBroken, tooDeep: reading.tooDeep };
}

interface Reading {
  readonly source: SourceText;
  readonly report: Report;
  readonly anchors: Map<string, Node>;
  /** The values with anchors that are being read, from the outermost in. */
  readonly around: Set<Node>;
  /** Number of values that aliases have expanded to. */
  repeated: number;
  isBroken: boolean;
  tooDeep: Span | undefined;
}

/** The context of a node. */
interface Position {
  /** The span of the nearest value or key around it, for a node without a span. */
  readonly parent: Span;
  readonly depth: number;
  /** True inside the value of an alias. */
  readonly isRepeated: boolean;
}

const nothingAt = (span: Span): YamlScalar => ({ kind: "scalar", value: null, source: "", span });

/** Returns the span of a node; one that the library created without a range is at the start of the text. */
const spanOf = ({ range }: Node, { source }: Reading): Span =>
  range == null ? { source, start: 0, end: 0 } : { source, start: range[0], end: Math.max(range[0], range[1]) };

function readNode(node: unknown, position: Position, reading: Reading): Yaml {
  const { parent, depth, isRepeated } = position;
  if (isRepeated) reading.repeated += 1;
  if (depth > deepest) {
    reading.tooDeep ??= parent;
    return nothingAt(parent);
  }
  if (isAlias(node)) return readAlias(node.source, spanOf(node, reading), depth, reading);
  if (!(isScalar(node) || isSeq(node) || isMap(node))) return nothingAt(parent);
  if (node.anchor === undefined) return readValue(node, position, reading);
  reading.anchors.set(node.anchor, node);
  reading.around.add(node);
  const value = readValue(node, position, reading);
  reading.around.delete(node);
  return value;
}

function readAlias(name: string, span: Span, depth: number, reading: Reading): Yaml {
  const found = aliasTarget(name, reading);
  if ("target" in found) return readNode(found.target, { parent: span, depth: depth + 1, isRepeated: true }, reading);
  reading.report("yaml-anchor", span, { name, problem: found.problem });
  reading.isBroken = true;
  return nothingAt(span);
}

function aliasTarget(
  name: string,
  { anchors, around, repeated }: Reading,
): { readonly target: Node } | { readonly problem: string } {
  const target = anchors.get(name);
  if (target === undefined) return { problem: "has no anchor above it" };
  if (around.has(target)) return { problem: "refers to a value that contains it" };
  return repeated > maxRepeated ? { problem: "repeats too many values" } : { target };
}

function readValue(node: Scalar | YAMLSeq | YAMLMap, { depth, isRepeated }: Position, reading: Reading): Yaml {
  const span = spanOf(node, reading);
  if (isSeq(node)) {
    const position = { parent: span, depth: depth + 1, isRepeated };
    return { kind: "list", items: node.items.map((item) => readNode(item, position, reading)), span };
  }
  return isMap(node) ? readMap(node, span, { depth, isRepeated }, reading) : readScalar(node, span);
}

function readMap(
  { items }: YAMLMap,
  span: Span,
  { depth, isRepeated }: Omit<Position, "parent">,
  reading: Reading,
): YamlMap {
  const entries = new Map<string, YamlEntry>();
  for (const pair of items) {
    if (!isPair(pair)) continue;
    const key = readKey(pair.key, span, reading);
    if (key === undefined) continue;
    if (entries.has(key.text)) reading.report("yaml-duplicate-key", key.span, { key: key.text });
    else {
      const value = readNode(pair.value, { parent: key.span, depth: depth + 1, isRepeated }, reading);
      entries.set(key.text, { key, value });
    }
  }
  return { kind: "map", entries: [...entries.values()], span };
}

function readKey(key: unknown, parent: Span, reading: Reading): Word | undefined {
  if (isScalar(key)) {
    const text = key.source ?? (typeof key.value === "object" ? "null" : String(key.value));
    return { text, span: spanOf(key, reading) };
  }
  reading.report("yaml-key", parent, {});
  return undefined;
}

function readScalar({ value, source }: Scalar, span: Span): YamlScalar {
  const text = source ?? String(value);
  const isPlain = typeof value === "number" || typeof value === "boolean" || value === null;
  return { kind: "scalar", value: isPlain || typeof value === "string" ? value : text, source: text, span };
}
