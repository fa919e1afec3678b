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
  // An export keeps the order of variants. If it has another number of them, it wrote the union in other keywords.
  const [variants, written] = [variantsIn(before), variantsIn(after)];
  if (variants.length !== written.length) return;
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
