import { type Json, printJson } from "#engine/json";
import { type Property, valueAt } from "#engine/shape";
import type { Call } from "../call.ts";
import { violation } from "../checks/index.ts";
import { createMessage } from "../finding-message.ts";
import { choicesOf } from "../item-filter.ts";
import { hasText, memberOf } from "../item-order.ts";
import type { Target } from "../targets/index.ts";
import { itemsIn, withQuery } from "./order-kept.ts";
import type { Probe } from "./probe.ts";

/** Parameters that are tried for one list. Own choice. */
const maxFilters = 3;

/** Lists the parameters with any value that have the name of a member of an item, and that a call does not have. */
const filtersIn = ({ endpoint, types }: Target, { form }: Call, item: Json): readonly Property[] =>
  endpoint.queryParameters.filter(
    ({ key, shape }) =>
      typeof memberOf(item, key) === "string" &&
      choicesOf(types)(shape) === undefined &&
      valueAt(form.value, ["queryParameters", key]) === undefined,
  );

/**
 * Reads a list with the value of one of its items: it can't have the same items as without. A filter may select similar
 * values, so that nothing is said about single items.
 */
export const filtersKept: Probe = {
  checks: ["wrong-items"],
  isFor: ({ endpoint }) => endpoint.method === "GET" && endpoint.queryParameters.length > 0,
  run: async ({ prober, target, call }) => {
    const first = await prober.send(target, call);
    const items = itemsIn(first) ?? [];
    const filters = items[0] === undefined ? [] : filtersIn(target, call, items[0]);
    for (const { key } of filters.slice(0, maxFilters)) {
      const value = items
        .map((item) => memberOf(item, key))
        .find(
          (one): one is string =>
            typeof one === "string" && one.trim() !== "" && items.some((item) => !hasText(item, key, one)),
        );
      const asked = value === undefined ? undefined : withQuery(target, call, key, value);
      if (value === undefined || asked === undefined) continue;
      const next = await prober.send(target, asked);
      const after = itemsIn(next);
      if (after === undefined || printJson([...after]) !== printJson([...items])) continue;
      const message = createMessage("The list has the same items with {} and without it.", `${key}=${value}`);
      prober.report(target, violation("wrong-items", `filter ${key}`, message), [first.exchange, next.exchange]);
    }
  },
};
