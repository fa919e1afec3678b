import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/** Copies keys and values of an override into a description. */
interface Copies {
  readonly key: (key: unknown) => unknown;
  readonly value: (value: Node) => unknown;
}

/**
 * Merges a description with texts that override it: maps member by member, lists of maps item by item, and everything
 * else as a whole. A member with the value null is removed. Numbers keep their digits. A description in JSON stays JSON,
 * in whatever format its overrides are.
 */
export function overrideText(text: string, overrides: readonly string[]): string {
  const document = parseDocument(text, { logLevel: "silent" });
  const isJson = /^\s*\{/.test(text);
  for (const override of overrides) {
    const other = parseDocument(override, { logLevel: "silent" });
    const copies: Copies = isJson ? jsonCopies(document, other) : { key: (key) => key, value: (value) => value };
    if (isMap(document.contents) && isMap(other.contents)) mergeMap(document.contents, other.contents, copies);
  }
  if (!isJson) return document.toString({ lineWidth: 0 });
  return document.toString({
    ...{ lineWidth: 0, collectionStyle: "flow", doubleQuotedAsJSON: true },
    ...{ defaultKeyType: "QUOTE_DOUBLE", defaultStringType: "QUOTE_DOUBLE" },
  });
}

/** Creates nodes without the notation of YAML: all strings and keys are quoted, and aliases are resolved. */
const jsonCopies = (document: Document, other: Document): Copies => ({
  key: (key) => document.createNode(String(isScalar(key) ? key.value : key)),
  // Through JSON, since names of members may be numbers in YAML.
  value: (value) => document.createNode(JSON.parse(JSON.stringify(value.toJS(other)))),
});

function mergeMap(target: YAMLMap, source: YAMLMap, copies: Copies): void {
  // The parts of a parsed map are nodes.
  for (const { key: own, value } of source.items as readonly Pair<unknown, Node | null>[]) {
    const key = copies.key(own);
    if (value === null || (isScalar(value) && value.value === null)) {
      target.delete(key);
      continue;
    }
    const old = target.get(key, true) as unknown; // declared as any
    if (isMap(old) && isMap(value)) mergeMap(old, value, copies);
    else if (isSeq(old) && isSeq(value) && areMaps(old) && areMaps(value)) mergeItems(old, value, copies);
    else target.set(key, copies.value(value));
  }
}

const areMaps = ({ items }: YAMLSeq): boolean => items.length > 0 && items.every(isMap);

function mergeItems(target: YAMLSeq, source: YAMLSeq, copies: Copies): void {
  source.items.forEach((item, i) => {
    const old = target.items[i];
    if (isMap(old) && isMap(item)) mergeMap(old, item, copies);
    // The items of a list of maps are nodes.
    else target.items[i] = copies.value(item as Node);
  });
}
