import { itemAt } from "#engine/item-at";
import { isObject, own } from "#engine/json";
import { entriesOf, included, itemsOf, keyword, locationOf, type Node } from "../node.ts";
import type { ReportDifference } from "./report.ts";

/** The keywords of a schema and of those that it includes by `allOf`, with each occurrence. */
type Keywords = ReadonlyMap<string, readonly Node[]>;

/** Keywords that an export may write as others, or by a value that means the same. `callboard diff` compares them. */
const rewritten: ReadonlySet<string> = new Set([
  "$ref",
  "type",
  "nullable",
  "allOf",
  "oneOf",
  "anyOf",
  "const",
  "enum",
  "required",
  "example",
  "examples",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minimum",
  "maximum",
  "additionalProperties",
  "properties",
  "items",
  "$defs",
  "definitions",
]);

/** Reports the keywords of a schema that its export does not have. Named schemas are compared once, where they are. */
export function compareSchemas(was: Node, is: Node, report: ReportDifference): void {
  compareWithin(was, is, report, new Set());
}

function compareWithin(was: Node, is: Node, report: ReportDifference, seen: Set<string>): void {
  if (isReference(was) || seen.has(locationOf(was))) return;
  const within = new Set(seen).add(locationOf(was));
  const [before, after] = [keywordsOf(was), keywordsOf(is)];
  for (const [key, [first]] of before) {
    if (first === undefined || rewritten.has(key) || isImplied(first)) continue;
    const others = after.get(key);
    if (key === "xml") compareMembers(first, others?.[0], report);
    else if (others === undefined) report(first, `${JSON.stringify(key)} is not in the exported document`);
  }
  const properties = new Map(entriesIn(after, "properties"));
  for (const [key, property] of entriesIn(before, "properties")) {
    const other = properties.get(key);
    if (other !== undefined) compareWithin(property, other, report, within);
  }
  const [items, others] = [before.get("items")?.[0], after.get("items")?.[0]];
  if (items !== undefined && others !== undefined) compareWithin(items, others, report, within);
  const [variants, written] = [variantsIn(before), variantsIn(after)];
  if (variants.length !== written.length) {
    reportCount(before, variants, after, written, report);
    return;
  }
  // An export keeps the order of variants.
  for (const [i, variant] of variants.entries()) compareWithin(variant, itemAt(written, i), report, within);
}

/** Lists the variants of a schema without `null`; a single one beside it is the schema itself, see `keywordsOf`. */
function variantsIn(keywords: Keywords): readonly Node[] {
  const choices = ["oneOf", "anyOf"].flatMap((key) => keywords.get(key) ?? []).map(itemsOf);
  return choices.flatMap((all) => {
    const variants = all.filter(isNoNull);
    return all.length === 2 && variants.length === 1 ? [] : variants;
  });
}

/** Reports a union with another number of variants, unless its values are listed by `enum` or `const`. */
function reportCount(
  before: Keywords,
  variants: readonly Node[],
  after: Keywords,
  written: readonly Node[],
  report: ReportDifference,
): void {
  // A single variant is the schema itself.
  if (variants.length === 1 && written.length === 0) return;
  const isListed = after.has("enum") || after.has("const");
  if (isListed && variants.every(({ value }) => isObject(value) && ("const" in value || "enum" in value))) return;
  const choices = ["oneOf", "anyOf"].flatMap((key) => (before.get(key) ?? []).map((node) => ({ key, node })));
  const [first] = choices;
  if (first === undefined) return;
  const { key, node } = first;
  if (choices.length > 1) {
    report(node, "several unions of one schema are a union of their combinations in the exported document");
    return;
  }
  const counts = `has ${variants.length} variants, and ${written.length} in the exported document`;
  report(node, `${JSON.stringify(key)} ${counts}`);
}

const isNoNull = ({ value }: Node): boolean => !isObject(value) || own(value, "type") !== "null";

/** Reports the members of a keyword, such as the ones of `xml`, that its export does not have. */
function compareMembers(was: Node, is: Node | undefined, report: ReportDifference): void {
  for (const [key, at] of entriesOf(was)) {
    const isKept = is !== undefined && isObject(is.value) && own(is.value, key) !== undefined;
    if (!isKept && !isImplied(at)) report(at, `${JSON.stringify(key)} is not in the exported document`);
  }
}

const isReference = ({ value }: Node): boolean => isObject(value) && typeof own(value, "$ref") === "string";

const entriesIn = (keywords: Keywords, key: string): readonly (readonly [string, Node])[] =>
  (keywords.get(key) ?? []).flatMap(entriesOf);

/** Returns true for values that mean the same as an absent keyword. */
const isImplied = ({ value }: Node): boolean => value === false || value === "" || value === null || value === 0;

function keywordsOf(node: Node): Keywords {
  const found = new Map<string, Node[]>();
  const visited = new Set<unknown>();
  const add = (one: Node): void => {
    const at = included(one);
    if (!isObject(at.value) || visited.has(at.value)) return;
    visited.add(at.value);
    for (const key of Object.keys(at.value)) {
      const known = found.get(key);
      if (known === undefined) found.set(key, [keyword(at, key)]);
      else known.push(keyword(at, key));
    }
    for (const part of itemsOf(keyword(at, "allOf"))) add(part);
    // A value that may be null is written as a choice.
    const choices = ["anyOf", "oneOf"].map((key) => itemsOf(keyword(at, key))).filter((all) => all.length === 2);
    for (const [first, second] of choices) {
      const isNull = (choice: Node | undefined): boolean =>
        isObject(choice?.value) && own(choice.value, "type") === "null";
      if (first !== undefined && isNull(second)) add(first);
      if (second !== undefined && isNull(first)) add(second);
    }
  };
  add(node);
  return found;
}
