import { equalJson, isList, isObject, type Json, own, parseJson, printJson } from "#engine/json";
import { mediaType } from "#engine/request";
import { type Path, valueAt } from "#engine/shape";
import { utf8Text } from "../body-text.ts";
import { headerOf } from "../checks/index.ts";
import type { Exchange, Received } from "../exchange.ts";
import { itemsOf } from "../list-items.ts";
import { idText } from "../resources/index.ts";
import { takenValue } from "./bind-call.ts";
import type { AnswerPart, Expectation, Failure } from "./failure.ts";
import { hasId } from "./lists/listing.ts";
import { isOfType } from "./value-type.ts";

type Answer = Extract<Received, { readonly kind: "answer" }>;

/** Returns true if a status is the named one: a number, or a range as `2XX`. */
export const isStatus = (status: number, name: string): boolean =>
  /^[1-5]XX$/i.test(name) ? name[0] === String(Math.floor(status / 100)) : name === String(status);

/** Returns true for a path within an item of a list. */
export const isOfItem = (at: Path): boolean => at.some((key) => typeof key === "number");

/** Lists the values at a path; a number matches every item of a list. */
export function valuesAt(value: Json | undefined, [key, ...rest]: Path): readonly (Json | undefined)[] {
  if (key === undefined) return [value];
  if (typeof key === "string") return valuesAt(isObject(value) ? own(value, key) : undefined, rest);
  return isList(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
}

const answerIn = (exchange: Exchange | undefined): Answer | undefined =>
  exchange?.received.kind === "answer" ? exchange.received : undefined;

/** Returns the JSON of an answer. */
export function jsonIn(exchange: Exchange | undefined): Json | undefined {
  const answer = answerIn(exchange);
  const parsed = answer && parseJson(utf8Text(answer.body) ?? "");
  return parsed?.ok ? parsed.value : undefined;
}

/** Returns the items of a list, each as its JSON text. */
function itemsIn(exchange: Exchange | undefined): readonly string[] | undefined {
  const body = jsonIn(exchange);
  return body === undefined ? undefined : itemsOf(body)?.map((item) => printJson(item));
}

/** Returns a part of an answer as a JSON value, or undefined if the answer lacks it. */
export function partOf(exchange: Exchange | undefined, part: AnswerPart): Json | undefined {
  const answer = answerIn(exchange);
  if (answer === undefined) return undefined;
  switch (part.kind) {
    case "status":
      return answer.status;
    case "header":
      return headerOf(answer.headers, part.name);
    case "length": {
      const length = headerOf(answer.headers, "content-length");
      return answer.body.length > 0 || length === undefined ? answer.body.length : Number(length);
    }
    case "body":
      return jsonIn(exchange) ?? utf8Text(answer.body);
    case "items":
      return itemsIn(exchange);
    case "value":
      return valueAt(jsonIn(exchange), part.at);
  }
}

/**
 * Returns true if the answers of a replay are as expected, or undefined if they don't tell.
 *
 * @param time milliseconds that the last answer took
 */
export function isMet(
  { expected, steps }: Pick<Failure, "expected" | "steps">,
  exchanges: readonly Exchange[],
): boolean | undefined {
  const last = exchanges.at(-1);
  const answer = answerIn(last);
  if (last === undefined || answer === undefined) return false;
  switch (expected.kind) {
    case "answered":
      return true;
    case "unknown":
      return undefined;
    case "status":
      return expected.statuses.some((status) => isStatus(answer.status, status));
    case "content-type": {
      const type = headerOf(answer.headers, "content-type") ?? "";
      return expected.types.some((one) => mediaType(one) === mediaType(type));
    }
    case "json":
      return jsonIn(last) !== undefined;
    case "time":
      return answer.time <= expected.max;
    case "without":
      return typeof expected.text === "string" ? !(utf8Text(answer.body) ?? "").includes(expected.text) : undefined;
    case "header": {
      const text = expected.names.map((name) => headerOf(answer.headers, name)).filter((one) => one !== undefined);
      if (text.length === 0) return expected.isOptional === true;
      return expected.patterns.every((one) => new RegExp(one, "i").test(text.join(", ")));
    }
    case "value": {
      const all = valuesAt(jsonIn(last), expected.at);
      const some = expected.isRequired ? all : all.filter((one) => one !== undefined);
      return jsonIn(last) === undefined ? undefined : some.every((one) => isOfType(one, expected.type));
    }
    case "not-value": {
      const recorded = steps.at(-1)?.answer;
      if (recorded?.kind !== "answer" || recorded.body.kind !== "text" || typeof recorded.body.text !== "string")
        return undefined;
      const parsed = parseJson(recorded.body.text);
      const was = parsed.ok ? valueAt(parsed.value, expected.at) : undefined;
      const all = valuesAt(jsonIn(last), expected.at);
      // The item may be at another position.
      if (isOfItem(expected.at)) return !all.some((one) => one !== undefined && equalJson(one, was ?? null));
      const is = all[0];
      return was === undefined || is === undefined ? was !== is : !equalJson(was, is);
    }
    case "compared":
      return isComparedMet(expected, { exchanges, answer });
    case "items":
      return isItemsMet(expected, exchanges);
    case "listed": {
      const { id: known } = expected;
      const id = known.kind === "literal" ? known.value : takenValue(known.from, exchanges[known.step]?.received);
      const lists = exchanges.slice(expected.first).map((one) => {
        const body = jsonIn(one);
        return body === undefined ? undefined : itemsOf(body);
      });
      if (id === undefined || lists.some((one) => one === undefined)) return undefined;
      const counts = lists.map((items = []) => items.filter((item) => hasId(item, idText(id))).length);
      return Math.max(...counts) === expected.times;
    }
    case "counted":
      return isCountMet(expected, exchanges);
  }
}

/** Undefined if an answer lacks the part, unless that shows what became of it. */
function isComparedMet(
  { step, part, isSame }: Extract<Expectation, { readonly kind: "compared" }>,
  { exchanges, answer }: { readonly exchanges: readonly Exchange[]; readonly answer: Answer },
): boolean | undefined {
  const last = exchanges.at(-1);
  const [was, is] = [exchanges[step], last].map((one) => partOf(one, part));
  // Two empty lists show nothing about their items.
  if (was === undefined || (part.kind === "items" && isList(was) && was.length === 0)) return undefined;
  if (is !== undefined) return equalJson(was, is) === isSame;
  if (part.kind === "header" || part.kind === "length") return true;
  const at = part.kind === "value" && answer.status < 300 ? part.at : undefined;
  if (at === undefined) return undefined;
  // An old value is no longer read where a successful answer leaves it out; a value is gone if the object around it is there.
  const around = valueAt(jsonIn(last), isSame ? at.slice(0, -1) : []);
  return around !== undefined && isObject(around) ? !isSame : undefined;
}

/** Undefined if a list may have more pages than before, or nothing was added. */
function isCountMet(
  { first, by }: Extract<Expectation, { readonly kind: "counted" }>,
  exchanges: readonly Exchange[],
): boolean | undefined {
  const counts = exchanges.map((one) => itemsIn(one)?.length ?? Number.NaN);
  const sum = (from: number, to?: number): number => counts.slice(from, to).reduce((all, count) => all + count, 0);
  if ("before" in by) {
    const added = sum(first) - sum(by.before, first - 1);
    return added > 0 ? added === 1 : undefined;
  }
  const total = valueAt(jsonIn(exchanges.at(-1)), by.at);
  const isCut = exchanges.length > first + 1 && counts.at(-1) === counts[first];
  if (typeof total !== "number" || Number.isNaN(sum(first)) || (total > sum(first) && isCut)) return undefined;
  return total === sum(first);
}

function isItemsMet(
  { relation, step }: Extract<Expectation, { readonly kind: "items" }>,
  exchanges: readonly Exchange[],
): boolean | undefined {
  const [first, last] = [itemsIn(exchanges[step]), itemsIn(exchanges.at(-1))];
  if (first === undefined || last === undefined) return undefined;
  switch (relation) {
    case "distinct":
      return new Set(last).size === last.length;
    case "disjoint":
      return !last.some((item) => first.includes(item));
    case "covered": {
      const paged = new Set(exchanges.slice(step + 1).flatMap((page) => itemsIn(page) ?? []));
      // Later pages may have the items after the last one that was read.
      return first
        .slice(
          0,
          first.findLastIndex((item) => paged.has(item)),
        )
        .every((item) => paged.has(item));
    }
  }
}
