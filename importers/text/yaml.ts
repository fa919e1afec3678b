import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
} from "yaml";
import { deepestJson, isList, isObject, type Json, numberFromText, objectOf } from "#engine/json";
import type { ReadText, TextFault } from "./read-text.ts";

/** How many values a text may stand for, those behind aliases counted each time: far more than anybody writes. */
const mostValues = 5_000_000;

class YamlFault extends Error {
  override readonly name = "YamlFault";
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/**
 * Reads YAML 1.2 as JSON: the digits of numbers are kept, keys are text, aliases stand for what they name and `<<`
 * brings in the members of other maps. All faults of the text are told at once.
 */
export function readYaml(text: string): ReadText {
  const lines = new LineCounter();
  // Keys that come twice are no fault here: of equal keys the last stands, as in JSON.
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: "error",
  });
  const faultAt = (offset: number, message: string): TextFault => {
    const { line, col } = lines.linePos(offset);
    return { at: "", message: `${message}, at line ${line}, column ${col}`, line, column: col };
  };
  const { errors, contents } = document;
  if (errors.length > 0) return { ok: false, faults: errors.map(({ pos, message }) => faultAt(pos[0], message)) };
  try {
    return { ok: true, value: contents === null ? null : jsonOf(contents) };
  } catch (error) {
    if (!(error instanceof YamlFault)) throw error;
    return { ok: false, faults: [faultAt(error.offset, error.message)] };
  }
}

/** A value with the number of values that it stands for. */
interface Counted {
  readonly value: Json;
  readonly count: number;
}

function jsonOf(contents: Node): Json {
  const anchors = new Map<string, Counted>();
  let total = 0;

  const counted = (count: number, node: Node): number => {
    total += count;
    if (total > mostValues) throw new YamlFault(`stands for more than ${mostValues} values`, startOf(node));
    return count;
  };

  const read = (node: unknown, depth: number): Counted => {
    if (!isNode(node)) return { value: null, count: 1 };
    if (depth > deepestJson) throw new YamlFault(`nested deeper than ${deepestJson} levels`, startOf(node));
    if (isAlias(node)) {
      const named = anchors.get(node.source);
      if (named === undefined)
        throw new YamlFault(`nothing before this has the anchor ${JSON.stringify(node.source)}`, startOf(node));
      counted(named.count, node);
      return named;
    }
    counted(1, node);
    const made = isMap(node) ? readMap(node, depth) : isSeq(node) ? readList(node.items, depth) : leaf(node);
    const anchor = "anchor" in node ? node.anchor : undefined;
    if (anchor !== undefined) anchors.set(anchor, made);
    return made;
  };

  const readList = (items: readonly unknown[], depth: number): Counted => {
    const all = items.map((item) => read(isPair(item) ? item.value : item, depth + 1));
    return { value: all.map(({ value }) => value), count: sum(all) };
  };

  const readMap = (node: YAMLMap, depth: number): Counted => {
    const parts = node.items.map((pair) => [keyOf(pair), read(pair.value, depth + 1)] as const);
    const plain = parts.filter(([key]) => key !== merge);
    const merged = parts.filter(([key]) => key === merge).flatMap(([, { value }]) => (isList(value) ? value : [value]));
    // The first map that is merged in wins over the later ones, and what the map says itself over all.
    const entries = [...merged].reverse().flatMap((value) => (isObject(value) ? Object.entries(value) : []));
    const own = plain.map(([key, { value }]): readonly [string, Json] => [key, value]);
    return { value: objectOf([...entries, ...own]), count: sum(parts.map(([, part]) => part)) };
  };

  return read(contents, 0).value;
}

const merge = "<<";

const sum = (parts: readonly Counted[]): number => parts.reduce((all, { count }) => all + count, 1);

const isNode = (node: unknown): node is Node => isScalar(node) || isMap(node) || isSeq(node) || isAlias(node);

const startOf = (node: Node): number => node.range?.[0] ?? 0;

function keyOf({ key }: Pair): string {
  if (isScalar(key)) return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
  throw new YamlFault("expected text as the name of a member, found a list or a map", isNode(key) ? startOf(key) : 0);
}

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

function leaf(node: Node): Counted {
  const { value, source } = node as Scalar; // neither a map nor a list nor an alias is left
  return { value: leafValue(value, source), count: 1 };
}

function leafValue(value: unknown, source = ""): Json {
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "bigint") return numberFromText(String(value));
  if (typeof value !== "number") return value === null ? null : source;
  if (jsonNumber.test(source)) return numberFromText(source);
  // `0x1F`, `.5` and `+1` are numbers, `.inf` and `.nan` have no place in JSON.
  return Number.isFinite(value) ? value : source;
}
