import { equalJson, type Json, parseJson, printJson } from "#engine/json";
import { utf8Text } from "../body-text.ts";
import type { CheckId } from "../check-ids.ts";
import { headerOf } from "../checks/index.ts";
import type { Exchange, Received } from "../exchange.ts";
import { damagedScalars, findValues, idText, itemsOf, keptProperties, lostProperties } from "../resources/index.ts";
import type { Failure } from "./failure.ts";

/** Returns true if a relation between new answers is still broken; undefined if they do not show it. */
type Relation = (exchanges: readonly Exchange[], failure: Failure) => boolean | undefined;

type Answer = Extract<Received, { readonly kind: "answer" }>;

const answerOf = (exchange: Exchange | undefined): Answer | undefined =>
  exchange?.received.kind === "answer" ? exchange.received : undefined;

function jsonOf(exchange: Exchange | undefined): Json | undefined {
  const answer = answerOf(exchange);
  const parsed = answer && parseJson(utf8Text(answer.body) ?? "");
  return parsed?.ok ? parsed.value : undefined;
}

function sentBy({ request: { body } }: Exchange): Json | undefined {
  const parsed = typeof body === "string" ? parseJson(body) : undefined;
  return parsed?.ok ? parsed.value : undefined;
}

const tagOf = (exchange: Exchange | undefined): string | undefined => {
  const answer = answerOf(exchange);
  return answer && headerOf(answer.headers, "etag");
};

function itemsIn(exchange: Exchange | undefined): readonly string[] | undefined {
  const body = jsonOf(exchange);
  return body === undefined ? undefined : itemsOf(body)?.map((item) => printJson(item));
}

const isFine = (exchange: Exchange | undefined): boolean => {
  const status = answerOf(exchange)?.status ?? 0;
  return status >= 200 && status < 300;
};

const idOf = (exchange: Exchange): string | undefined => {
  const body = jsonOf(exchange);
  const [found] = body === undefined ? [] : findValues(body, ["id", "_id", "uuid"]);
  return found && idText(found.value);
};

/** A list has an item twice, or one of the page before. */
const overlaps: Relation = (exchanges) => {
  const [last, before] = [itemsIn(exchanges.at(-1)), itemsIn(exchanges.at(-2))];
  if (last === undefined) return undefined;
  return exchanges.length === 1 ? new Set(last).size < last.length : before?.some((item) => last.includes(item));
};

/** The values of an update, as they are read afterwards. */
const keepsUpdate: Relation = (exchanges, { cause }) => {
  const at = exchanges.findLastIndex(({ request }) => ["POST", "PUT", "PATCH"].includes(request.method));
  const [update, last] = [exchanges[at], exchanges.at(-1)];
  const [sent, got] = [update && sentBy(update), jsonOf(last)];
  if (sent === undefined || got === undefined || !isFine(last)) return undefined;
  const before = jsonOf(exchanges.slice(0, at).findLast(({ request }) => request.method === "GET"));
  const found = [
    ...damagedScalars(sent, got),
    ...(before === undefined ? [] : [...keptProperties(sent, before, got), ...lostProperties(sent, before, got)]),
  ];
  return found.some(({ kind, place }) => cause === `${kind} ${place}` || cause === `shown ${place}`);
};

/** A condition, by what it is about. */
const ignoresCondition: Relation = (exchanges, { cause }) => {
  const [first, last] = [exchanges[0], exchanges.at(-1)];
  switch (cause) {
    case "If-Match":
      return isFine(last);
    case "304 without ETag":
      return answerOf(last)?.status === 304 ? tagOf(last) === undefined : undefined;
    case "If-None-Match": {
      const asked = last && headerOf(last.request.headers, "if-none-match");
      return asked === tagOf(first) ? answerOf(last)?.status !== 304 : undefined;
    }
    case "same ETag": {
      const before = exchanges.slice(0, -1).findLast(({ request }) => request.method === "GET");
      const [was, is] = [jsonOf(before), jsonOf(last)];
      if (was === undefined || is === undefined || equalJson(was, is)) return undefined;
      return tagOf(before) === tagOf(last);
    }
    default:
      return undefined;
  }
};

/** The checks of several answers, which are compared again: another body alone says nothing. */
const relations: { readonly [C in CheckId]?: Relation } = {
  "update-lost": keepsUpdate,
  "number-changed": keepsUpdate,
  "condition-ignored": ignoresCondition,
  "pages-overlap": overlaps,
  "pages-never-end": (exchanges) => {
    const [last, before] = [itemsIn(exchanges.at(-1)), itemsIn(exchanges.at(-2))];
    return last === undefined || before === undefined || last.length === 0 ? undefined : last.join() === before.join();
  },
  "pages-skip": ([whole, ...pages]) => {
    const paged = new Set(pages.flatMap((page) => itemsIn(page) ?? []));
    return itemsIn(whole)?.some((item) => !paged.has(item));
  },
  "idempotency-ignored": (exchanges) => {
    const [one, other] = [exchanges.at(-2), exchanges.at(-1)];
    const [before, now] = [jsonOf(one), jsonOf(other)];
    if (!isFine(one) || before === undefined || now === undefined) return undefined;
    return isFine(other) && !equalJson(before, now);
  },
  "not-repeatable": (exchanges) => {
    const [one, other] = [exchanges.at(-2), exchanges.at(-1)];
    if (answerOf(one)?.status !== answerOf(other)?.status) return true;
    const [before, now] = [itemsIn(one), itemsIn(other)];
    if (before === undefined || now === undefined) return undefined;
    return before.join() !== now.join() && [...before].sort().join() === [...now].sort().join();
  },
  "id-given-twice": (exchanges) => {
    const ids = exchanges.filter(({ request }) => request.method === "POST").map(idOf);
    const known = ids.filter((id) => id !== undefined);
    return known.length < 2 ? undefined : new Set(known).size < known.length;
  },
  "head-differs": (exchanges) => {
    const [get, head] = ["GET", "HEAD"].map((method) => exchanges.findLast(({ request }) => request.method === method));
    const [one, other] = [answerOf(get), answerOf(head)];
    if (one === undefined || other === undefined) return undefined;
    const names = ["content-type", "content-length"];
    const differs = (name: string): boolean => {
      const value = headerOf(other.headers, name);
      return value !== undefined && value !== headerOf(one.headers, name);
    };
    return one.status !== other.status || names.some(differs);
  },
  "options-differs": (exchanges, { cause }) => {
    const answer = answerOf(exchanges.at(-1));
    if (answer === undefined) return undefined;
    const isPreflight = cause.startsWith("preflight ");
    const names = isPreflight ? ["access-control-allow-methods", "access-control-allow-headers"] : ["allow"];
    const allowed = names.flatMap((name) => (headerOf(answer.headers, name) ?? "").toLowerCase().split(/ *, */));
    const wanted = cause
      .replace(/^preflight /, "")
      .toLowerCase()
      .split(", ");
    return wanted.some((one) => !allowed.includes(one));
  },
};

/** Compares the answers of a replay again; undefined for other checks, and if the answers do not show it. */
export const isRelationBroken = (failure: Failure, exchanges: readonly Exchange[]): boolean | undefined =>
  relations[failure.check]?.(exchanges, failure);
