import { itemAt } from "#engine/item-at";
import { isObject, own, printJson } from "#engine/json";
import { formatPath, type Path } from "#engine/shape";
import { createMessage } from "../../finding-message.ts";
import { itemFilter } from "../../item-filter.ts";
import { itemsKey, itemsOf } from "../../list-items.ts";
import { type AnswerCheck, type Violation, violation } from "../check-input.ts";

/** Names of parameters that limit the items of a page. Others, such as `size`, may be about the items. */
const limitName = /^(?:limit|perpage|pagesize|maxresults|maxitems)$/;

/** Reports lists with more items than their request asks for, and items with another value than it names. */
export const wrongItems: AnswerCheck = ({ answer, intent, target, exchange: { call } }) => {
  const { endpoint, types } = target;
  const isList = endpoint.method === "GET" && endpoint.queryParameters.length > 0;
  if (answer?.status !== 200 || !isList || intent.kind === "invalid" || call.change !== undefined) return [];
  const query = isObject(call.form.value) ? own(call.form.value, "queryParameters") : undefined;
  const body = answer.json();
  const items = body.ok ? (itemsOf(body.value) ?? []) : [];
  if (!body.ok || query === undefined || !isObject(query) || !items.every(isObject)) return [];
  const key = itemsKey(body.value);
  const place: Path = key === undefined ? [] : [key];
  return endpoint.queryParameters.flatMap(({ key: name, shape }): readonly Violation[] => {
    const asked = own(query, name);
    if (asked === undefined || asked === null) return [];
    if (limitName.test(name.replace(/[^a-z]/gi, "").toLowerCase())) {
      const limit = Number(asked);
      if (!(limit >= 1) || items.length <= limit) return [];
      const message = createMessage(
        "The list has {} items; the request has {}={}.",
        `${items.length}`,
        name,
        `${limit}`,
      );
      return [{ ...violation("wrong-items", `more than ${name}`, message), at: place }];
    }
    const isAsked = itemFilter(types, { key: name, shape }, asked);
    const index = isAsked === undefined ? -1 : items.findIndex((item) => !isAsked(item));
    if (index === -1) return [];
    const at = [...place, index, name];
    const found = printJson(own(itemAt(items, index), name) ?? null);
    const message = createMessage(
      "{} of the answer is {}; the request has {}={}.",
      ...([formatPath(at), found, name, [asked].flat().map(String).join(",")] as const),
    );
    return [{ ...violation("wrong-items", `other ${name}`, message), at }];
  });
};
