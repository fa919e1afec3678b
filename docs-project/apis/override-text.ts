import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from "yaml";

/**
 * Merges a description with texts that override it: maps member by member, lists of maps item by item, and everything
 * else as a whole. A member with the value null is removed. Numbers keep their digits.
 */
export function overrideText(text: string, overrides: readonly string[]): string {
  const document = parseDocument(text, { logLevel: "silent" });
  for (const override of overrides) {
    const other = parseDocument(override, { logLevel: "silent" });
    if (isMap(document.contents) && isMap(other.contents)) mergeMap(document.contents, other.contents);
  }
  return document.toString({ lineWidth: 0 });
}

function mergeMap(target: YAMLMap, source: YAMLMap): void {
  for (const { key, value } of source.items as readonly Pair<unknown, Node | null>[]) {
    if (value === null || (isScalar(value) && value.value === null)) {
      target.delete(key);
      continue;
    }
    const old = target.get(key, true) as unknown;
    if (isMap(old) && isMap(value)) mergeMap(old, value);
    else if (isSeq(old) && isSeq(value) && areMaps(old) && areMaps(value)) mergeItems(old, value);
    else target.set(key, value);
  }
}

const areMaps = ({ items }: YAMLSeq): boolean => items.length > 0 && items.every(isMap);

function mergeItems(target: YAMLSeq, source: YAMLSeq): void {
  source.items.forEach((item, i) => {
    const old = target.items[i];
    if (isMap(old) && isMap(item)) mergeMap(old, item);
    else target.items[i] = item;
  });
}
