import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMap, isScalar, isSeq, type Node, parseDocument, stringify } from "yaml";
import { yamlPositions } from "./yaml-positions.ts";

const escaped = (step: string): string => step.replaceAll("~", "~0").replaceAll("/", "~1");

/** The offsets of values by the yaml package: by pointer, at the key if there is one. */
function placesOf(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const go = (node: unknown, pointer: string): void => {
    const add = (step: string, at: Node | null, value: unknown): void => {
      found.set(`${pointer}/${escaped(step)}`, at?.range?.[0] ?? Number.NaN);
      go(value, `${pointer}/${escaped(step)}`);
    };
    if (isMap<Node, Node>(node)) {
      for (const { key, value } of node.items) if (isScalar(key)) add(String(key.value), key, value);
    } else if (isSeq<Node>(node)) for (const [n, item] of node.items.entries()) add(String(n), item, item);
  };
  go(parseDocument(text, { uniqueKeys: false }).contents, "");
  return found;
}

const style = fc.record({
  indent: fc.constantFrom(2, 4),
  indentSeq: fc.boolean(),
  collectionStyle: fc.constantFrom("any", "flow"),
  defaultStringType: fc.constantFrom("PLAIN", "QUOTE_DOUBLE", "QUOTE_SINGLE", "BLOCK_LITERAL"),
});
const written = fc
  .tuple(fc.oneof(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), fc.array(fc.jsonValue())), style)
  .map(([value, one]) => stringify(value, { ...one, aliasDuplicateObjects: false }));

describe("the position of a value", () => {
  it("equals the position in the yaml package, whether the text is cut or not", () => {
    const law = fc.property(written, fc.constantFrom(1, 30, 1000), (text, run) => {
      const find = yamlPositions(text, run);
      for (const [pointer, offset] of placesOf(text)) expect(find(pointer), pointer).toBe(offset);
    });
    fc.assert(law, { numRuns: 300 });
  });

  it.each([
    ["flow lists", `a: ${"[".repeat(100_000)}`],
    ["block lists", `${"- ".repeat(100_000)}a`],
    ["block maps", Array.from({ length: 6000 }, (_, n) => `${" ".repeat(n)}a:`).join("\n")],
  ])("is undefined in %s nested deeper than the stack", (_, text) => {
    expect(yamlPositions(text)("/a/a")).toBeUndefined();
  });

  it.each([
    ["of equal keys is the position of the last one", "a: {b: 1}\na: {b: 2}", "/a/b", 14],
    ["of a missing value is undefined", "a: {b: 1}", "/a/c", undefined],
    ["of what stands in text is nowhere", "a: b", "/a/0", undefined],
    ["of what a brace at the margin closes is found", "a: {\n  b: 1\n}\nc: 2", "/a/b", 7],
    ["of a text that can't be read is nowhere", "a: [", "/a", undefined],
    ["of nothing is nowhere", "# nothing", "", undefined],
  ])("%s", (_, text, pointer, offset) => {
    for (const run of [1, 1000]) expect(yamlPositions(text, run)(pointer)).toBe(offset);
  });
});
