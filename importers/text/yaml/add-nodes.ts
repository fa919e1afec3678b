import { isAlias, isMap, isPair, isScalar, isSeq, type Node, type Pair, parseDocument, type Scalar } from "yaml";
import { defined } from "#engine/item-at";
import type { Json } from "#engine/json";
import type { Range } from "./cut-blocks.ts";
import type { JsonBuilder } from "./json-builder.ts";
import { plainValue } from "./scalar.ts";
import { noKey, YamlError } from "./yaml-error.ts";

/** A part of a YAML text as a tree of nodes. */
export interface NodePart {
  /** Its offset in the whole text. */
  readonly from: number;
  readonly contents: Node | null;
}

/**
 * Parses a part of a YAML text with a parser that continues after errors, and accepts some texts that others reject,
 * such as a brace that is indented less than what it closes. Takes up to 250 bytes of memory for each UTF-16 unit.
 * Throws `YamlError` with all errors, and `RangeError` if it runs out of stack.
 */
export function parseToNodes(whole: string, { from, to }: Range): NodePart {
  // Duplicate keys are not reported: the last one wins, as in JSON.
  const options = { prettyErrors: false, uniqueKeys: false, logLevel: "error" } as const;
  const { contents, errors } = parseDocument(whole.slice(from, to), options);
  const all = errors.map(({ pos, message }) => ({ message, offset: from + pos[0] }));
  const [first] = all;
  if (first !== undefined) throw new YamlError(first.message, first.offset, { all });
  return { from, contents };
}

/** Adds the content of a chunk. */
export const addNodes = ({ contents, from }: NodePart, builder: JsonBuilder): void =>
  adder(from, builder).add(contents);

/** Adds the content of a chunk's collection to the open collection. */
export function addInnerNodes({ contents, from }: NodePart, builder: JsonBuilder): void {
  const kind = isSeq(contents) ? "list" : "map";
  if (!(isSeq(contents) || isMap(contents)) || kind !== builder.kind()) {
    throw new YamlError("expected another item of the collection above", from, { mayBeCut: true });
  }
  adder(from, builder).addAll(contents.items);
}

function adder(from: number, builder: JsonBuilder) {
  const offsetOf = (node: unknown): number => from + (isNode(node) ? defined(node.range?.[0]) : 0);

  const add = (node: unknown): void => {
    const offset = offsetOf(node);
    if (isAlias(node)) builder.alias(node.source, offset);
    else if (isMap(node) || isSeq(node)) {
      builder.begin(isMap(node) ? "map" : "list", { offset, anchor: node.anchor });
      addAll(node.items);
      builder.end();
    } else if (isScalar(node)) {
      const [start, end] = node.range ?? [0, 0];
      builder.scalar(scalarValue(node), { offset, anchor: node.anchor, length: end - start });
    } else builder.scalar(null, { offset, length: 0 });
  };

  const addAll = (items: readonly unknown[]): void => {
    for (const item of items) {
      if (isPair(item)) addPair(item);
      else add(item);
    }
  };

  const addPair = ({ key, value }: Pair): void => {
    // A list may contain pairs (`!!omap`); each becomes a map.
    const isAlone = builder.kind() === "list";
    if (isAlone) builder.begin("map", { offset: offsetOf(key) });
    addKey(key);
    add(value);
    if (isAlone) builder.end();
  };

  const addKey = (key: unknown): void => {
    const offset = offsetOf(key);
    if (isAlias(key)) builder.aliasKey(key.source, offset);
    else if (!isScalar(key)) throw noKey(offset);
    else {
      builder.key(typeof key.value === "string" ? key.value : (key.source ?? String(key.value)), offset);
      if (key.anchor !== undefined) builder.anchor(key.anchor, scalarValue(key));
    }
  };

  return { add, addAll };
}

const isNode = (node: unknown): node is Node => isScalar(node) || isMap(node) || isSeq(node) || isAlias(node);

/** Values without a JSON type, such as dates, become their text. */
function scalarValue({ value, source = "" }: Scalar): Json {
  if (typeof value === "string") return value;
  return typeof value === "object" && value !== null ? source : plainValue(source);
}
