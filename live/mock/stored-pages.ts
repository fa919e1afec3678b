import { decodedQuery, queryOf } from "#engine/decode-uri";
import { isList, isObject, type Json, type JsonObject, objectOf, own } from "#engine/json";
import type { Endpoint } from "#engine/model";
import { type Property, type Types, valueAt } from "#engine/shape";
import { cut } from "#engine/text";
import { itemFilter } from "../item-filter.ts";
import { hasText, ordersOf, searchName, sortedItems } from "../item-order.ts";
import { itemsKey } from "../list-items.ts";
import { headerOf, type ReceivedRequest } from "../received/index.ts";
import { nextPlace, pageParameter } from "../resources/index.ts";
import { withoutValue, withValueAt } from "../with-value-at.ts";

/** Items of a page if the request does not say, up to the maximum of its parameter. Own choice. */
const defaultSize = 20;

/** The members of a list that count all of its items, and that say if there are more. */
const totals = /^(?:total|count|total_?count|total_?items|size)$/i;
const flags = /^has_?(?:more|next)(?:_?page)?$/i;

/** The ways to name a page. */
const kinds = ["size", "number", "offset", "token"] as const;

/** The parts of a request that name a page. */
type Paged = Pick<ReceivedRequest, "target" | "headers">;

/** A valid request for a list, with the values of its query. */
interface Asked {
  readonly endpoint: Endpoint;
  readonly types: Types;
  readonly query: JsonObject;
}

/** A part of all items. */
interface Page {
  readonly items: readonly Json[];
  readonly all: number;
  /** The position or the number of the next page, as its parameter names it; absent on the last one. */
  readonly next?: number;
}

/** Selects the items that the query of a valid request asks for, in the order that it asks for. */
export function askedItems(all: readonly Json[], { endpoint, types, query }: Asked): readonly Json[] {
  const asked = endpoint.queryParameters.flatMap((parameter) => {
    const value = own(query, parameter.key) ?? null;
    return value === null ? [] : [{ parameter, value }];
  });
  const selected = asked.reduce((items, { parameter, value }) => {
    const isAsked = itemFilter(types, parameter, value);
    if (isAsked !== undefined) return items.filter(isAsked);
    // A text that no item has is made up, and would leave nothing to see.
    const keysOf = (item: Json): readonly string[] =>
      searchName.test(parameter.key) && isObject(item) ? Object.keys(item) : [parameter.key];
    const similar = items.filter((item) => keysOf(item).some((key) => hasText(item, key, value)));
    return similar.length === 0 ? items : similar;
  }, all);
  const orders = asked.flatMap(({ parameter, value }) => {
    const [first] = [value].flat();
    return ordersOf(types, parameter).filter((one) => one.value === first);
  });
  const key = orders.find(({ order }) => order.key !== undefined)?.order.key;
  const isDescending = orders.some(({ order }) => order.isDescending);
  return orders.length === 0 ? selected : sortedItems(selected, { isDescending, ...(key !== undefined && { key }) });
}

/** Lists the bodies of the page that a request asks for, the most likely one first. */
export function* pagesOf(usual: Json, all: readonly Json[], endpoint: Endpoint, request: Paged): Generator<Json> {
  const page = pageOf(all, endpoint, new Map(queryOf(request.target)));
  if (isList(usual)) yield page.items;
  if (!isObject(usual)) return;
  const key = itemsKey(usual);
  const body = objectOf(
    Object.entries(usual).map(([name, value]) => {
      if (name === key) return [name, page.items];
      if (typeof value === "number" && totals.test(name)) return [name, page.all];
      return [name, typeof value === "boolean" && flags.test(name) ? page.next !== undefined : value];
    }),
  );
  const at = nextPlace(usual);
  if (at === undefined) {
    yield body;
    return;
  }
  const token = valueAt(usual, at);
  if (page.next !== undefined && typeof token === "string" && isAddress.test(token)) {
    const address = nextAddress(endpoint, request, page.next);
    if (address !== undefined) yield withValueAt(body, at, address);
  } else if (page.next !== undefined) {
    yield withValueAt(body, at, String(page.next));
    yield withValueAt(body, at, page.next);
  }
  yield withValueAt(body, at, null);
  yield withoutValue(body, at);
  yield withValueAt(body, at, "");
}

const isAddress = /^(?:https?:\/\/|\/)/;

/** Returns the address of the page that begins at a position; undefined if no parameter names it. */
function nextAddress(endpoint: Endpoint, { target, headers }: Paged, next: number): string | undefined {
  const key = nextParameter(endpoint)?.key;
  if (key === undefined) return undefined;
  const [path, query] = cut(target, "?");
  const others = query.split("&").filter((pair) => pair !== "" && decodedQuery(cut(pair, "=")[0]) !== key);
  const pairs = [...others, `${encodeURIComponent(key)}=${next}`];
  return `http://${headerOf({ headers }, "Host") ?? "localhost"}${path}?${pairs.join("&")}`;
}

/** Returns the parameter that names the next page: by its position, or else by its number or a token. */
const nextParameter = (endpoint: Endpoint): Property | undefined =>
  pageParameter({ endpoint }, "offset") ??
  pageParameter({ endpoint }, "token") ??
  pageParameter({ endpoint }, "number");

/** Returns true if a list can be read page by page. */
export const isPaged = (endpoint: Endpoint): boolean =>
  kinds.some((kind) => pageParameter({ endpoint }, kind) !== undefined);

function pageOf(all: readonly Json[], endpoint: Endpoint, query: ReadonlyMap<string, string>): Page {
  const numberIn = (kind: Parameters<typeof pageParameter>[1]): number | undefined => {
    const text = query.get(pageParameter({ endpoint }, kind)?.key ?? "");
    return text === undefined || !/^\d+$/.test(text) ? undefined : Number(text);
  };
  const sizeShape = pageParameter({ endpoint }, "size")?.shape;
  const maxSize =
    sizeShape !== undefined && "maximum" in sizeShape ? Number(sizeShape.maximum ?? defaultSize) : defaultSize;
  const size = numberIn("size") ?? (isPaged(endpoint) ? Math.min(defaultSize, maxSize) : all.length);
  const number = numberIn("number");
  const shape = pageParameter({ endpoint }, "number")?.shape;
  const first = shape !== undefined && "minimum" in shape && Number(shape.minimum) === 0 ? 0 : 1;
  const start = number === undefined ? (numberIn("offset") ?? numberIn("token") ?? 0) : (number - first) * size;
  const end = Math.max(start, 0) + size;
  const isNumbered = nextParameter(endpoint) === pageParameter({ endpoint }, "number");
  const next = isNumbered && shape !== undefined ? (number ?? first) + 1 : end;
  return {
    items: all.slice(Math.max(start, 0), end),
    all: all.length,
    ...(size > 0 && end < all.length && { next }),
  };
}
