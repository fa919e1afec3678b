import { queryOf } from "#engine/decode-uri";
import { decoder, validator } from "#engine/interpret";
import { isObject, type Json, own, parseJson, printJson } from "#engine/json";
import { fold, leaves, type Path, type Property, type Shape, type Types, valueAt } from "#engine/shape";
import type { Call, StepInput } from "../call.ts";
import { headerOf } from "../checks/index.ts";
import type { HeaderField } from "../exchange.ts";
import { itemsKey, itemsOf } from "../list-items.ts";
import { isFixed, type Target } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";
import { idText } from "./id-text.ts";

/** The data of a list page that the next page needs. */
export interface Page {
  readonly call: Call;
  readonly headers: readonly HeaderField[];
  readonly body: Json;
}

const tokens = /^(?:next|cursor|nextcursor|nextpage|nextpagetoken|nexttoken|continuation|continuationtoken|after)$/;
const tokenParameters =
  /^(?:cursor|after|pagetoken|page|token|startingafter|continuation|continuationtoken|next|nexttoken|nextpagetoken|from)$/;
/** Parameters that name the last item of the page before. */
const idParameters = /^(?:startingafter|afterid|lastid|sinceid)$/;
const numberParameters = /^(?:page|pagenumber|pageno|p)$/;
const offsetParameters = /^(?:offset|skip|start)$/;
const sizeParameters = /^(?:limit|perpage|pagesize|size|first|count|maxresults|top|take)$/;

const plainName = (name: string): string => name.replace(/[^a-zA-Z]/g, "").toLowerCase();

const parameterLike = ({ endpoint }: Pick<Target, "endpoint">, names: RegExp): Property | undefined =>
  endpoint.queryParameters.find(({ key }) => names.test(plainName(key)));

const parameterNames = {
  token: tokenParameters,
  number: numberParameters,
  offset: offsetParameters,
  size: sizeParameters,
} as const;

/** Returns the parameter of a list that chooses its page: by a token, a number, an offset, or its size. */
export const pageParameter = (
  { endpoint }: Pick<Target, "endpoint">,
  kind: keyof typeof parameterNames,
): Property | undefined => parameterLike({ endpoint }, parameterNames[kind]);

/** Returns a call with another query parameter. */
function withParameter(target: Target, call: Call, property: Property, value: Json): Call | undefined {
  const { types, formOf } = target;
  if (isFixed(target, "queryParameters", property.key)) return undefined;
  const decoded = decoder(types)(property.shape)(value);
  if (validator(types)(property.shape)(decoded).length > 0) return undefined;
  return { ...call, form: formOf(withValueAt(call.form.value, ["queryParameters", property.key], decoded)) };
}

/** Returns a call for pages of a size; undefined if the list has no such parameter, or the size is not allowed. */
export function withPageSize(target: Target, call: Call, size: number): Call | undefined {
  const property = parameterLike(target, sizeParameters);
  return property && withParameter(target, call, property, size);
}

/** Items of a page without a documented maximum. Own choice. */
const defaultMaximum = 100;

/** Returns a call for the largest pages that a list documents, so that few are read; undefined as `withPageSize`. */
export function withLargestPages(target: Target, call: Call): Call | undefined {
  const shape = parameterLike(target, sizeParameters)?.shape;
  const maximum = shape !== undefined && "maximum" in shape ? Number(shape.maximum ?? defaultMaximum) : defaultMaximum;
  return withPageSize(target, call, maximum);
}

/** Returns true for a paginated list. */
export const hasPages = (target: Target): boolean =>
  [tokenParameters, numberParameters, offsetParameters, sizeParameters].some(
    (names) => parameterLike(target, names) !== undefined,
  );

/** Returns the call of the page after one; undefined if it is the last one, or the way to the next is not known. */
export function nextPage(target: Target, { call, headers, body }: Page, number: number): Call | undefined {
  const link = nextLink(headers, body);
  if (link !== undefined) return withQueryOf(target, call, link);
  const token = tokenIn(body);
  const parameter = parameterLike(target, tokenParameters);
  if (token !== undefined)
    return token === null || !parameter ? undefined : withParameter(target, call, parameter, token);
  const [after, last] = [parameterLike(target, idParameters), lastPlace(body)];
  if (after !== undefined) return last && withParameter(target, call, after, valueAt(body, last) ?? null);
  const items = itemsOf(body) ?? [];
  if (items.length === 0) return undefined;
  const page = parameterLike(target, numberParameters);
  if (page !== undefined) return withParameter(target, call, page, firstPage(target.types)(page.shape) + number);
  const offset = parameterLike(target, offsetParameters);
  if (offset === undefined) return undefined;
  const parameters = isObject(call.form.value) ? own(call.form.value, "queryParameters") : undefined;
  const before = isObject(parameters) ? Number(own(parameters, offset.key) ?? 0) : 0;
  return withParameter(target, call, offset, before + Math.max(items.length, certainSize(target, call)));
}

/** The size of a page that every server returns. Own choice. */
const smallSize = 2;

/** Returns the number of items that a call asks for, if a server has no reason to return fewer; or else 0. */
function certainSize(target: Target, { form }: Call): number {
  const property = parameterLike(target, sizeParameters);
  const size = property && Number(valueAt(form.value, ["queryParameters", property.key]) ?? 0);
  const { shape } = property ?? {};
  const hasMaximum = shape !== undefined && "maximum" in shape && shape.maximum !== undefined;
  return size !== undefined && (hasMaximum || size <= smallSize) ? size : 0;
}

const one = (): number => 1;
const zeroIfLeast = ({ minimum }: { readonly minimum?: number | string }): number => (Number(minimum) === 0 ? 0 : 1);

/** Returns the number of the first page: 1, unless the least number is 0. */
const firstPage = (types: Types): ((shape: Shape) => number) =>
  fold<number>(types, {
    ...leaves(1),
    integer: zeroIfLeast,
    long: zeroIfLeast,
    double: zeroIfLeast,
    nullable: ({ item }, recur) => recur(item),
    list: one,
    set: one,
    map: one,
    object: one,
    discriminatedUnion: one,
    undiscriminatedUnion: one,
    ref: (_, force) => force(),
  });

/** Finds the address of the next page: of the header `Link` (RFC 8288), or of a member of the body. */
export function nextLink(headers: readonly HeaderField[], body: Json): string | undefined {
  const header = /<([^>]*)>[^,]*;\s*rel="?next"?/i.exec(headerOf(headers, "link") ?? "")?.[1];
  if (header !== undefined) return header;
  const token = tokenIn(body);
  return typeof token === "string" && /^(?:https?:\/\/|\/)/.test(token) ? token : undefined;
}

/** Finds the token of the next page, at the root or in an object of it. */
export function nextPlace(body: Json): Path | undefined {
  if (!isObject(body)) return undefined;
  const inside = Object.entries(body).flatMap(([key, value]) => (isObject(value) ? [{ at: [key], value }] : []));
  return [{ at: [], value: body }, ...inside].flatMap(({ at, value }): readonly Path[] => {
    const key = Object.keys(value).find((name) => tokens.test(plainName(name)));
    const token = key === undefined ? undefined : own(value, key);
    const isToken = token === null || typeof token === "string" || typeof token === "number";
    return key === undefined || !isToken ? [] : [[...at, key]];
  })[0];
}

const hasMore = (body: Json): boolean =>
  isObject(body) && Object.entries(body).some(([name, value]) => plainName(name) === "hasmore" && value === true);

/** Returns true if a list has pages by the ids of their last items, and a page says that there is another one. */
export const saysMore = (target: Target, body: Json): boolean =>
  parameterLike(target, idParameters) !== undefined && hasMore(body);

/** Finds the id of the last item of a page that says that there are more, such as by `"has_more": true`. */
function lastPlace(body: Json): Path | undefined {
  const [key, last] = [itemsKey(body), itemsOf(body)?.at(-1)];
  if (!isObject(body) || key === undefined || last === undefined || !isObject(last)) return undefined;
  const at = [key, (itemsOf(body)?.length ?? 0) - 1, "id"];
  return hasMore(body) && own(last, "id") !== undefined ? at : undefined;
}

/** Finds the value of a page in the query of the next one. */
export function cursorOf({ form }: Call, body: Json): Omit<StepInput, "step"> | undefined {
  const path = nextPlace(body) ?? lastPlace(body);
  const token = path && valueAt(body, path);
  const query = isObject(form.value) ? own(form.value, "queryParameters") : undefined;
  const found = isObject(query)
    ? Object.entries(query).find(([, value]) => token && idText(value) === idText(token))
    : undefined;
  return path && found && { from: { kind: "body", path }, to: ["queryParameters", found[0]] };
}

/** Returns the token of the next page; `null` says that there is none. */
function tokenIn(body: Json): string | null | undefined {
  const at = nextPlace(body);
  const value = at && valueAt(body, at);
  if (value === undefined) return undefined;
  return value === null || value === "" ? null : String(value);
}

/**
 * Returns a call with the parameters of an address that the endpoint declares; undefined if only others name the page.
 */
function withQueryOf(target: Target, call: Call, address: string): Call | undefined {
  const query = queryOf(address);
  const propertyOf = (name: string) => target.endpoint.queryParameters.find(({ key }) => key === name);
  const next = query.reduce<Call | undefined>((changed, [key, value]) => {
    const property = propertyOf(key);
    if (changed === undefined || property === undefined) return changed;
    if (isFixed(target, "queryParameters", property.key)) return changed;
    const parsed = parseJson(value);
    return (
      withParameter(target, changed, property, value) ??
      (parsed.ok ? withParameter(target, changed, property, parsed.value) : undefined)
    );
  }, call);
  const isSame = next !== undefined && printJson(next.form.value) === printJson(call.form.value);
  return isSame && query.some(([key]) => propertyOf(key) === undefined) ? undefined : next;
}
