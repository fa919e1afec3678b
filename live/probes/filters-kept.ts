import { isObject, type Json, printJson } from "#engine/json";
import { type Property, valueAt } from "#engine/shape";
import type { Call } from "../call.ts";
import { violation } from "../checks/index.ts";
import { createMessage } from "../finding-message.ts";
import { choicesOf } from "../item-filter.ts";
import { hasText, memberOf, searchName } from "../item-order.ts";
import type { Target } from "../targets/index.ts";
import { itemsIn, withQuery } from "./order-kept.ts";
import type { Probe, ProbeDeps } from "./probe.ts";

/** Parameters that are tried for one list. Own choice. */
const maxFilters = 3;

/** Lists the parameters with any value that a call does not have. */
const filtersIn = ({ endpoint, types }: Target, { form }: Call): readonly Property[] =>
  endpoint.queryParameters.filter(
    ({ key, shape }) =>
      choicesOf(types)(shape) === undefined && valueAt(form.value, ["queryParameters", key]) === undefined,
  );

/** A text that no item has. */
const strangeText = "zqxvjkwq";

/** Names of members that any search reads. */
const searchedName = /^(?:name|title|label|subject|full_?name|display_?name)$/i;

/** Lists the texts of an item that a search finds, longer than words that many items have. */
const textsOf = (item: Json): readonly string[] =>
  isObject(item)
    ? Object.entries(item).flatMap(([key, one]) =>
        searchedName.test(key) && typeof one === "string" && one.length > 2 ? [one] : [],
      )
    : [];

/**
 * Searches for a text that no item has, and for one that the first found item does not have: both can't find the same
 * items. A server may find something for any text, such as the nearest items or popular ones, but then it finds an item
 * by its own text before others.
 */
async function searchKept({ prober, target, call }: ProbeDeps, key: string): Promise<void> {
  const asked = withQuery(target, call, key, strangeText);
  const reply = asked && (await prober.send(target, asked));
  const [first, ...others] = (reply && itemsIn(reply)) ?? [];
  if (reply === undefined || first === undefined) return;
  const text = others
    .flatMap(textsOf)
    .find((one) => !printJson(first).toLowerCase().includes(printJson(one).slice(1, -1).toLowerCase()));
  const other = text === undefined ? undefined : withQuery(target, call, key, text);
  const next = other && (await prober.send(target, other));
  const after = next && itemsIn(next);
  if (next === undefined || after === undefined || printJson([...after]) !== printJson([first, ...others])) return;
  const [one, two] = [`${key}=${strangeText}`, `${key}=${text}`];
  const message = createMessage("The list has the same items with {} and with {}.", one, two);
  prober.report(target, violation("wrong-items", `search ${key}`, message), [reply.exchange, next.exchange]);
}

/** Names of parameters for the first and the last moment of items, and of members with the only moment of an item. */
const startName = /^(?:from|since|start|after)(?:_?(?:date|time|at))?$/i;
const endName = /^(?:to|until|till|end|before)(?:_?(?:date|time|at))?$/i;
const momentName = /^(?:at|time|timestamp|ts|(?:recorded|measured|observed|occurred|logged|taken|received|sent)_?at)$/i;

/** The distance of moments that no time zone and no inclusive limit makes equal, in milliseconds: two days. */
const minDistance = 172_800_000;

/** Own choice, in milliseconds: 50 years, after anything that is created when a failure is repeated. */
const farAway = 1_577_880_000_000;

/** Matches the start of a moment of RFC 3339. */
const dateTime = /^\d{4}-\d\d-\d\dT/;

/** Returns a moment at which a range begins or ends that can't have all items. */
function momentWithout(key: string, items: readonly Json[]): string | undefined {
  const isStart = startName.test(key);
  if (!isStart && !endName.test(key)) return undefined;
  const [item = null] = items;
  const member = Object.keys(isObject(item) ? item : {}).find((one) => momentName.test(one));
  if (member === undefined) return undefined;
  const times = items.map((one) => {
    const value = memberOf(one, member);
    return typeof value === "string" && dateTime.test(value) ? Date.parse(value) : Number.NaN;
  });
  if (times.some(Number.isNaN)) return undefined;
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const isWide = last - first > minDistance;
  const moment = new Date(isStart ? last + (isWide ? 0 : farAway) : first - (isWide ? 0 : minDistance));
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** Returns a text of an item that other items do not have in the same member. */
const textWithout = (key: string, items: readonly Json[]): string | undefined =>
  items
    .map((item) => memberOf(item, key))
    .find(
      (one): one is string =>
        typeof one === "string" && one.trim() !== "" && items.some((item) => !hasText(item, key, one)),
    );

/**
 * Reads a list with a value that some of its items do not have: it can't have the same items as without. A filter may
 * select similar values, so that nothing is said about single items.
 */
export const filtersKept: Probe = {
  checks: ["wrong-items"],
  isFor: ({ endpoint }) => endpoint.method === "GET" && endpoint.queryParameters.length > 0,
  run: async (deps) => {
    const { prober, target, call } = deps;
    const { queryParameters } = target.endpoint;
    const search = queryParameters.find(({ key }) => searchName.test(key));
    if (search !== undefined) await searchKept(deps, search.key);
    const first = await prober.send(target, call);
    const items = itemsIn(first) ?? [];
    const filters = filtersIn(target, call).flatMap(({ key }) => {
      const takesAnyText = withQuery(target, call, key, strangeText) !== undefined;
      const value = textWithout(key, items) ?? (takesAnyText ? undefined : momentWithout(key, items));
      return value === undefined ? [] : [{ key, value }];
    });
    for (const { key, value } of filters.slice(0, maxFilters)) {
      const asked = withQuery(target, call, key, value);
      if (asked === undefined) continue;
      const next = await prober.send(target, asked);
      const after = itemsIn(next);
      if (after === undefined || printJson([...after]) !== printJson([...items])) continue;
      const message = createMessage("The list has the same items with {} and without it.", `${key}=${value}`);
      prober.report(target, violation("wrong-items", `filter ${key}`, message), [first.exchange, next.exchange]);
    }
  },
};
