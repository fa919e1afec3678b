import { isList, isObject, type Json, parseJson, printJson } from "#engine/json";
import { utf8Text } from "../../body-text.ts";
import type { StepInput } from "../../call.ts";
import { headerOf } from "../../checks/index.ts";
import type { Exchange } from "../../exchange.ts";
import type { Finding } from "../../finding.ts";
import { lastSegment } from "../../last-segment.ts";
import { itemsOf } from "../../list-items.ts";
import { findValues, idText, nextPage, propertyNames } from "../../resources/index.ts";
import type { Target } from "../../targets/index.ts";
import type { Expectation, Failure } from "../failure.ts";
import { idIn, idsOf, isFine } from "./removal.ts";

/** The result of looking for created things in their list. */
export type Listing =
  | { readonly kind: "listed" }
  | { readonly kind: "missing" }
  /** The list may have the thing on a page that was not read. */
  | { readonly kind: "unclear"; readonly reason: string };

/**
 * Looks for the things that a replay created in the pages at its end; undefined if their ids are not known. Other items
 * of the list may be others than before.
 *
 * @param list the endpoint of the list
 */
export function listingOf({ steps }: Failure, exchanges: readonly Exchange[], list: Target): Listing | undefined {
  const last = exchanges.at(-1);
  if (last === undefined || !isFine(last.received)) return undefined;
  const first = exchanges.findLastIndex(({ call }) => call.endpoint !== last.call.endpoint) + 1;
  const names = new Set<string>();
  const removed = new Set<string>();
  const created = exchanges.slice(0, first).flatMap((exchange, at): readonly string[] => {
    const { method } = exchange.request;
    if (!isFine(exchange.received)) return [];
    if (method === "DELETE") {
      const [, id] = idIn(exchange.call.form.value, undefined);
      if (id !== undefined) removed.add(idText(id));
    }
    if (method !== "POST" && method !== "PUT") return [];
    const taken = steps.flatMap(({ takes }) => takes).find(({ step, from }) => step === at && from.kind === "body");
    const property = taken?.from.kind === "body" ? taken.from.path.at(-1) : undefined;
    const known = typeof property === "string" ? [property] : namesFor(exchange);
    for (const name of known) names.add(name);
    const found = createdIn(exchange, known);
    return found === undefined ? [] : [found.id];
  });
  const there = created.filter((id) => !removed.has(id));
  if (there.length === 0) return undefined;
  const listed = new Set(exchanges.slice(first).flatMap(({ received }) => [...idsOf(received, [...names])]));
  if (there.every((id) => listed.has(id))) return { kind: "listed" };
  return hasMore(last, list, exchanges.length - first)
    ? { kind: "unclear", reason: "the list has more pages than before, so nothing is shown" }
    : { kind: "missing" };
}

/** Returns the names that the id of a thing is likely to have in a collection. */
function namesFor({ request, call }: Exchange): readonly string[] {
  const path = request.url.replace(/[?#].*$/, "").replace(/\/$/, "");
  const [key] = request.method === "PUT" ? idIn(call.form.value, undefined) : ["id"];
  const collection = request.method === "PUT" ? path.replace(/\/[^/]*$/, "") : path;
  return propertyNames({ prefix: "", key, collection });
}

/** The id of the thing that a call created, and where it is: in its own path, in the body of the answer, or in `Location`. */
interface CreatedId {
  readonly id: string;
  readonly from?: StepInput["from"];
}

function createdIn({ request, call, received }: Exchange, names: readonly string[]): CreatedId | undefined {
  if (received.kind !== "answer") return undefined;
  if (request.method === "PUT") {
    const [, id] = idIn(call.form.value, undefined);
    return id === undefined ? undefined : { id: idText(id) };
  }
  const body = parseJson(utf8Text(received.body) ?? "");
  const [found] = body.ok ? findValues(body.value, names) : [];
  if (found !== undefined) return { id: idText(found.value), from: { kind: "body", path: found.at } };
  const location = headerOf(received.headers, "location");
  const id = location === undefined ? undefined : lastSegment(location);
  return id === undefined ? undefined : { id, from: { kind: "header", name: "Location", part: "last-segment" } };
}

/**
 * Returns the condition that the lists at the end of a finding have a created thing once, or not at all.
 *
 * @param elsewhere the position of the only list, which must not have a thing of another one
 */
export function listedExpectation(
  { exchanges, cause }: Pick<Finding, "exchanges" | "cause">,
  times: number,
  elsewhere?: number,
): Expectation {
  const last = exchanges.at(-1);
  const first = elsewhere ?? exchanges.findLastIndex(({ call }) => call.endpoint !== last?.call.endpoint) + 1;
  const removed = new Set(
    exchanges.flatMap(({ request, call }) =>
      request.method === "DELETE" ? [idText(idIn(call.form.value, undefined)[1] ?? null)] : [],
    ),
  );
  const pages = exchanges.slice(first).map((exchange) => itemsIn(exchange));
  for (const [step, exchange] of exchanges.slice(0, first).entries()) {
    if (!["POST", "PUT"].includes(exchange.request.method) || !isFine(exchange.received)) continue;
    const created = createdIn(exchange, namesFor(exchange));
    if (created === undefined || removed.has(created.id) !== (times === 0 && elsewhere === undefined)) continue;
    const counts = pages.map((items) => items.filter((item) => hasId(item, created.id)).length);
    const most = Math.max(...counts);
    // A thing of another list, within which this one was created, is not in the list at all.
    if (cause === "listed twice" ? most <= times : most === times) continue;
    const { id, from } = created;
    return { kind: "listed", first, times, id: from ? { kind: "taken", step, from } : { kind: "literal", value: id } };
  }
  return { kind: "unknown" };
}

function itemsIn({ received }: Exchange): readonly Json[] {
  const body = received.kind === "answer" ? parseJson(utf8Text(received.body) ?? "") : undefined;
  return (body?.ok && itemsOf(body.value)) || [];
}

/** Returns true if an item of a list has an id in one of its members. */
export const hasId = (item: Json, id: string): boolean =>
  isObject(item) && Object.values(item).some((member) => !isList(member) && !isObject(member) && idText(member) === id);

/** Returns true if a list continues after the last page read. */
function hasMore({ call, received }: Exchange, list: Target, pages: number): boolean {
  if (received.kind !== "answer") return false;
  const body = parseJson(utf8Text(received.body) ?? "");
  const next = body.ok ? nextPage(list, { call, headers: received.headers, body: body.value }, pages) : undefined;
  return next !== undefined && printJson(next.form.value) !== printJson(call.form.value);
}
