import { isExact, isObject, type Json, own, printJson } from "#engine/json";
import type { Property, Types } from "#engine/shape";
import { choicesOf } from "./item-filter.ts";

/** An order that a value of a query parameter asks for; by default the usual one of the list or the other direction. */
export interface ItemOrder {
  /** The member to sort by. */
  readonly key?: string;
  readonly isDescending: boolean;
}

const orderName = /sort|order|dir/i;

/** Values that name a direction. Own choice. */
const direction = /^(?:(asc(?:ending)?|oldest)|(desc(?:ending)?|newest))$/i;

/** Lists the orders that the closed list of values of a parameter has. */
export const ordersOf = (
  types: Types,
  { key: name, shape }: Pick<Property, "key" | "shape">,
): readonly { readonly value: string; readonly order: ItemOrder }[] =>
  orderName.test(name) ? (choicesOf(types)(shape) ?? []).map((value) => ({ value, order: orderIn(value) })) : [];

/** Reads an order such as `desc`, `name`, `-name`, `name:desc` or `name_desc`. */
function orderIn(value: string): ItemOrder {
  const alone = direction.exec(value);
  if (alone !== null) return { isDescending: alone[2] !== undefined };
  const [, sign, key = value, after = ""] = /^([-+]?)(.+?)(?:[ :._-](asc|desc)(?:ending)?)?$/is.exec(value) ?? [];
  return { key, isDescending: sign === "-" || after.toLowerCase() === "desc" };
}

/** Comparisons by which servers sort: by code units, numbers, and words with and without regard to case. */
const comparisons: readonly ((a: Json, b: Json) => number)[] = [
  (a, b) => (printJson(a) <= printJson(b) ? (printJson(a) === printJson(b) ? 0 : -1) : 1),
  (a, b) => numberOf(a) - numberOf(b),
  (a, b) => (typeof a === "string" && typeof b === "string" ? a.localeCompare(b, "en") : Number.NaN),
  (a, b) =>
    typeof a === "string" && typeof b === "string" ? a.localeCompare(b, "en", { sensitivity: "base" }) : Number.NaN,
];

const numberOf = (value: Json): number =>
  typeof value === "number" || isExact(value) ? Number(printJson(value)) : Number.NaN;

/** Returns true if values are in ascending order by one of the comparisons of servers. */
export const isAscending = (values: readonly Json[]): boolean =>
  comparisons.some((compare) => values.every((value, i) => i === 0 || compare(values[i - 1] ?? null, value) <= 0));

/** Returns the member of an item; null without it. */
export const memberOf = (item: Json, key: string): Json => (isObject(item) ? own(item, key) : undefined) ?? null;

/** Returns true if the member of an item is a text that has another text as a part. */
export function hasText(item: Json, key: string, text: Json): boolean {
  const member = memberOf(item, key);
  return typeof member === "string" && typeof text === "string" && member.toLowerCase().includes(text.toLowerCase());
}

/** Names of parameters with words to search for. */
export const searchName = /^(?:q|query|search|search_?(?:text|term|query)|keywords?|terms?)$/i;

/** Sorts items; ones with equal members keep their order. */
export function sortedItems(items: readonly Json[], { key, isDescending }: ItemOrder): readonly Json[] {
  const [byText, byNumber] = comparisons;
  const compare = (a: Json, b: Json): number => {
    if (key === undefined) return 0;
    const [one, other] = [memberOf(a, key), memberOf(b, key)];
    const difference = byNumber?.(one, other) ?? 0;
    return Number.isNaN(difference) ? (byText?.(one, other) ?? 0) : difference;
  };
  const sorted = items.toSorted(compare);
  return isDescending ? sorted.toReversed() : sorted;
}
