import { isObject, type Json, own, printJson } from "#engine/json";
import type { Call } from "../call.ts";
import { violation } from "../checks/index.ts";
import { createMessage } from "../finding-message.ts";
import { itemsOf } from "../list-items.ts";
import type { Reply } from "../prober/index.ts";
import { isFixed, type Target } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";
import type { Probe } from "./probe.ts";

/** Values of a parameter that ask for opposite orders. Own choice. */
const opposites = [
  ["asc", "desc"],
  ["ASC", "DESC"],
  ["ascending", "descending"],
  ["oldest", "newest"],
] as const;

const orderName = /sort|order|dir/i;

/** Names of members that lists are sorted by, unless a parameter says otherwise. Own choice. */
const sortedBy = /^(?:_?id|name|title|position|rank)$|(?:At|_at|[Dd]ate|[Tt]ime|[Tt]imestamp)$|^(?:created|updated)/;

/** Reads a list in two opposite orders: items with different values can't be in one order twice. */
export const orderKept: Probe = {
  checks: ["wrong-items"],
  isFor: (target) => target.endpoint.method === "GET" && orderParameters(target).length > 0,
  run: async ({ prober, target, call }) => {
    const items = itemsIn(await prober.send(target, call)) ?? [];
    for (const [one, other] of ordersOf(target, call, items)) {
      const [first, next] = [await prober.send(target, one.call), await prober.send(target, other.call)];
      const [before, after] = [itemsIn(first), itemsIn(next)];
      if (before === undefined || after === undefined || printJson([...before]) !== printJson([...after])) continue;
      if (!one.keys(before).every((key) => isMixed(before, key))) continue;
      const message = createMessage("The list is in the same order with {} and with {}.", one.text, other.text);
      prober.report(target, violation("wrong-items", "order", message), [first.exchange, next.exchange]);
      return;
    }
  },
};

const itemsIn = ({ answer }: Reply): readonly Json[] | undefined => {
  const parsed = answer !== undefined && answer.status < 300 ? answer.json() : undefined;
  return parsed?.ok ? itemsOf(parsed.value) : undefined;
};

/** A value that no closed list has. */
const unknown = "callboard-unknown";

const withQuery = (target: Target, call: Call, key: string, value: string): Call | undefined => {
  const form = target.formOf(withValueAt(call.form.value, ["queryParameters", key], value));
  return isFixed(target, "queryParameters", key) || !target.isValid(form) ? undefined : { ...call, form };
};

const orderParameters = ({ endpoint }: Target): readonly string[] =>
  endpoint.queryParameters.map(({ key }) => key).filter((key) => orderName.test(key));

/** A call that asks for an order, its parameter as text, and the names of the members that have to differ. */
interface Ordered {
  readonly call: Call;
  readonly text: string;
  readonly keys: (items: readonly Json[]) => readonly string[];
}

/** Lists pairs of calls that ask for opposite orders, by parameters with a closed list of values. */
function ordersOf(target: Target, call: Call, items: readonly Json[]): readonly (readonly [Ordered, Ordered])[] {
  const closed = orderParameters(target).filter((key) => withQuery(target, call, key, unknown) === undefined);
  const names = namesIn(items);
  /** The calls that choose the member to sort by, if there is such a parameter. */
  const chosen = closed.flatMap((key) =>
    names.flatMap((name) => {
      const by = withQuery(target, call, key, name);
      return by === undefined ? [] : [{ by, key, name }];
    }),
  );
  const pair = (from: Call, key: string, values: readonly [string, string], keys: Ordered["keys"]) => {
    const [one, other] = values.map((value) => ({ value, call: withQuery(target, from, key, value) }));
    if (one?.call === undefined || other?.call === undefined) return [];
    const text = (value: string): string => `${key}=${value}`;
    return [
      [
        { call: one.call, text: text(one.value), keys },
        { call: other.call, text: text(other.value), keys },
      ] as const,
    ];
  };
  const usual: Ordered["keys"] = (all) => namesIn(all).filter((name) => sortedBy.test(name));
  return [
    ...chosen.flatMap(({ key, name }) => pair(call, key, [name, `-${name}`], () => [name])),
    ...closed.flatMap((key) =>
      opposites.flatMap((values) => {
        const other = chosen.find((one) => one.key !== key);
        return other === undefined ? pair(call, key, values, usual) : pair(other.by, key, values, () => [other.name]);
      }),
    ),
  ];
}

/** Lists the names of the scalar members of the first item. */
const namesIn = ([first]: readonly Json[]): readonly string[] =>
  first !== undefined && isObject(first)
    ? Object.entries(first).flatMap(([key, value]) => (["string", "number"].includes(typeof value) ? [key] : []))
    : [];

/** Returns true if all items have a member, with at least two different values. */
function isMixed(items: readonly Json[], key: string): boolean {
  const values = items.map((item) => (isObject(item) ? own(item, key) : undefined));
  return (
    new Set(values.map((value) => printJson(value ?? null))).size > 1 &&
    values.every((value) => value !== undefined && value !== null)
  );
}
