import { isObject, type Json, printJson } from "#engine/json";
import type { Call } from "../call.ts";
import { violation } from "../checks/index.ts";
import { createMessage } from "../finding-message.ts";
import { type ItemOrder, isAscending, memberOf, ordersOf } from "../item-order.ts";
import { itemsOf } from "../list-items.ts";
import type { Reply } from "../prober/index.ts";
import { isFixed, type Target } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";
import type { Probe } from "./probe.ts";

/** Names of members that lists are sorted by, unless a parameter says otherwise. Own choice. */
const sortedBy = /^(?:_?id|name|title|position|rank)$|(?:At|_at|[Dd]ate|[Tt]ime|[Tt]imestamp)$|^(?:created|updated)/;

/** Pairs of orders that are compared for one list. Own choice. */
const maxPairs = 6;

/** Reads a list in two orders: items with different values can't be in one order twice. */
export const orderKept: Probe = {
  checks: ["wrong-items"],
  isFor: ({ endpoint, types }) =>
    endpoint.method === "GET" && endpoint.queryParameters.some((one) => ordersOf(types, one).length > 0),
  run: async ({ prober, target, call }) => {
    const items = itemsIn(await prober.send(target, call)) ?? [];
    for (const { one, other, differs } of pairsOf(target, call, items).slice(0, maxPairs)) {
      const [first, next] = [await prober.send(target, one.call), await prober.send(target, other.call)];
      const [before, after] = [itemsIn(first), itemsIn(next)];
      if (before === undefined || after === undefined || printJson([...before]) !== printJson([...after])) continue;
      if (!differs(before)) continue;
      const message = createMessage("The list is in the same order with {} and with {}.", one.text, other.text);
      prober.report(target, violation("wrong-items", "order", message), [first.exchange, next.exchange]);
      return;
    }
  },
};

export const itemsIn = ({ answer }: Reply): readonly Json[] | undefined => {
  const parsed = answer !== undefined && answer.status < 300 ? answer.json() : undefined;
  return parsed?.ok ? itemsOf(parsed.value) : undefined;
};

/** Returns a call with a value of a parameter, or with a list of it. */
export function withQuery(target: Target, call: Call, key: string, value: string): Call | undefined {
  if (isFixed(target, "queryParameters", key)) return undefined;
  const forms = [value, [value]].map((one) =>
    target.formOf(withValueAt(call.form.value, ["queryParameters", key], one)),
  );
  const form = forms.find((one) => target.isValid(one));
  return form && { ...call, form };
}

/** A call that asks for an order, with its parameter as text. */
interface Ordered {
  readonly call: Call;
  readonly text: string;
  readonly order: ItemOrder;
}

/** Two orders, with the test of items that can't be in both. */
interface Pair {
  readonly one: Ordered;
  readonly other: Ordered;
  readonly differs: (items: readonly Json[]) => boolean;
}

/** Lists pairs of orders that differ: two directions, or two members. */
function pairsOf(target: Target, call: Call, items: readonly Json[]): readonly Pair[] {
  const names = new Set(namesIn(items));
  const choices = target.endpoint.queryParameters.map((parameter) => {
    const all = ordersOf(target.types, parameter);
    const from = (base: Call): readonly Ordered[] =>
      all.flatMap(({ value, order }) => {
        const asked = withQuery(target, base, parameter.key, value);
        return asked === undefined ? [] : [{ call: asked, order, text: `${parameter.key}=${value}` }];
      });
    return { from, keyed: from(call).filter(({ order }) => names.has(order.key ?? "")) };
  });
  return choices.flatMap(({ from, keyed }): readonly Pair[] => {
    const [by] = choices.flatMap((one) => (one.keyed === keyed ? [] : one.keyed));
    const plain = from(by?.call ?? call).filter(({ order }) => order.key === undefined);
    return [...pairsIn(plain, by?.order.key), ...pairsIn(keyed)];
  });
}

/** Lists the pairs of orders of one parameter. `key` is the member that another parameter names. */
const pairsIn = (all: readonly Ordered[], key?: string): readonly Pair[] =>
  all.flatMap((one, i) =>
    all.slice(i + 1).flatMap((other): readonly Pair[] => {
      const isTurned = one.order.isDescending !== other.order.isDescending;
      const [by, otherBy] = [one.order.key ?? key, other.order.key ?? key];
      if (by === otherBy) return isTurned ? [{ one, other, differs: (items) => isMixed(items, by) }] : [];
      const differs = (items: readonly Json[]) =>
        [by, otherBy].some((name) => name !== undefined && isUnsorted(items, name));
      return isTurned ? [] : [{ one, other, differs }];
    }),
  );

/** Lists the names of the scalar members of the first item. */
const namesIn = ([first]: readonly Json[]): readonly string[] =>
  first !== undefined && isObject(first)
    ? Object.entries(first).flatMap(([key, value]) => (["string", "number"].includes(typeof value) ? [key] : []))
    : [];

/** Returns true if all items have a member, with at least two different values; by default all members of usual orders. */
function isMixed(items: readonly Json[], key: string | undefined): boolean {
  const keys = key === undefined ? namesIn(items).filter((name) => sortedBy.test(name)) : [key];
  const isDifferent = (one: string): boolean => {
    const values = items.map((item) => memberOf(item, one));
    return new Set(values.map((value) => printJson(value))).size > 1 && !values.includes(null);
  };
  return keys.length > 0 && keys.every(isDifferent);
}

/** Returns true if all items have a member, and are sorted by it in no direction. */
function isUnsorted(items: readonly Json[], key: string): boolean {
  const values = items.map((item) => memberOf(item, key));
  return !values.includes(null) && !isAscending(values) && !isAscending(values.toReversed());
}
