import { isObject, own, printJson } from "#engine/json";
import { memoizeWeak } from "#engine/memoize-weak";
import { fold, formatPath, leaves, type Path, type Shape, type Types } from "#engine/shape";
import { createMessage } from "../../finding-message.ts";
import { itemsKey, itemsOf } from "../../list-items.ts";
import { type AnswerCheck, type Violation, violation } from "../check-input.ts";

/** Names of parameters that limit the items of a page. Others, such as `size`, may be about the items. */
const limitName = /^(?:limit|perpage|pagesize|maxresults|maxitems)$/;
/** Names of ordered values: `level=warn` may ask for all that are at least as high. */
const orderedName = /level|severity|priority/i;

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
      if (!(limit > 0) || items.length <= limit) return [];
      const message = createMessage(
        "The list has {} items; the request has {}={}.",
        `${items.length}`,
        name,
        `${limit}`,
      );
      return [{ ...violation("wrong-items", `more than ${name}`, message), at: place }];
    }
    const choices = orderedName.test(name) ? undefined : choicesOf(types)(shape);
    if (choices === undefined) return [];
    const wanted = [asked].flat().map(String);
    // An empty list asks for nothing: it is not sent.
    if (wanted.length === 0) return [];
    const known = new Set(choices);
    const index = items.findIndex((item) => {
      const value = own(item, name);
      return typeof value === "string" && known.has(value) && !wanted.includes(value);
    });
    if (index === -1) return [];
    const at = [...place, index, name];
    const found = printJson(own(items[index] ?? {}, name) ?? null);
    const message = createMessage(
      "{} of the answer is {}; the request has {}={}.",
      ...([formatPath(at), found, name, wanted.join(",")] as const),
    );
    return [{ ...violation("wrong-items", `other ${name}`, message), at }];
  });
};

/** Returns the function that lists the choices of a shape, or of the items of a list; undefined for free values. */
const choicesOf = memoizeWeak((types: Types) => memoizeWeak((shape: Shape) => choices(types)(shape)));

const choices = (types: Types) =>
  fold<readonly string[] | undefined>(types, {
    ...leaves<readonly string[] | undefined>(undefined),
    enum: ({ values }) => values.map(({ value }) => value),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => recur(item),
    set: ({ item }, recur) => recur(item),
    map: () => undefined,
    object: () => undefined,
    discriminatedUnion: () => undefined,
    undiscriminatedUnion: () => undefined,
    ref: (_id, force) => force(),
  });
