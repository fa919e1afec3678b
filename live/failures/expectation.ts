import { documentedBodies, documentedContent } from "#engine/answer";
import { isList, isObject, parseJson, printJson } from "#engine/json";
import type { Endpoint } from "#engine/model";
import { mediaType } from "#engine/request";
import { type Types, valueAt } from "#engine/shape";
import { utf8Text } from "../body-text.ts";
import { unknownMediaType } from "../cases/index.ts";
import type { CheckId } from "../check-ids.ts";
import { headerGrammars, headerOf, leakedText } from "../checks/index.ts";
import type { Received } from "../exchange.ts";
import type { Finding } from "../finding.ts";
import type { AnswerPart, Expectation } from "./failure.ts";
import { isStatus, jsonIn } from "./is-met.ts";
import { listedExpectation } from "./lists/listing.ts";
import type { Redactor } from "./redact/redact.ts";
import { isOfType, valueTypeAt } from "./value-type.ts";

type Answer = Extract<Received, { readonly kind: "answer" }>;
type Shown = Pick<Finding, "check" | "cause" | "at" | "steps" | "exchanges" | "messageParts">;

/** The statuses that satisfy a check for any description (RFC 9110 §15). */
const statusesOf: { readonly [C in CheckId]?: readonly string[] } = {
  "server-error": ["2XX", "3XX", "4XX"],
  "valid-refused": ["2XX"],
  "invalid-accepted": ["4XX"],
  "missing-header-accepted": ["4XX"],
  "malformed-body-accepted": ["4XX"],
  "wrong-media-type-accepted": ["4XX"],
  "wrong-method-accepted": ["4XX", "501"],
  "auth-not-required": ["401", "403"],
  "wrong-auth-accepted": ["401", "403"],
  "foreign-auth-accepted": ["401", "403", "404"],
  "created-not-found": ["2XX"],
  "found-after-delete": ["404", "410"],
  "deleted-twice": ["404", "410"],
  "link-broken": ["2XX"],
};

const unknown: Expectation = { kind: "unknown" };

/** Facts that decide about an expectation. */
export interface ExpectationFacts {
  /** The endpoint of the last call. */
  readonly endpoint: Endpoint | undefined;
  readonly types: Types;
  /** Texts of given credentials. */
  readonly secrets: readonly string[];
  readonly redact: Redactor;
}

/** Returns the condition that the responses of a finding violate, so that a program fails as long as the API does. */
export function expectationOf(shown: Shown, facts: ExpectationFacts): Expectation {
  const { check, cause, at, exchanges } = shown;
  const { endpoint, types, secrets, redact } = facts;
  const received = exchanges.at(-1)?.received;
  if (received?.kind !== "answer") return { kind: "answered" };
  // The second user may read the list, but not find the thing in it.
  if (check === "foreign-auth-accepted" && cause === "list") return listedExpectation(shown, 0, exchanges.length - 1);
  const statuses = check === "undocumented-status" && endpoint ? documentedStatuses(endpoint) : statusesOf[check];
  if (statuses !== undefined && statuses.length > 0 && !statuses.some((one) => isStatus(received.status, one))) {
    return { kind: "status", statuses };
  }
  // A 405 is expected, but not without the methods of the path.
  if (check === "wrong-method-accepted" && cause === "no Allow") return headerExpectation(["allow"]);
  if (check === "wrong-content-type" && endpoint) {
    const bodies = documentedBodies(endpoint, received.status) ?? [];
    const allowed = bodies.flatMap(({ contentType }) => (contentType === undefined ? [] : [contentType]));
    if (allowed.length > 0 && !allowed.some((one) => isType(received, one)))
      return { kind: "content-type", types: allowed };
  }
  if (check === "leak") {
    const text = leakedText(utf8Text(received.body) ?? "", secrets);
    return text === undefined ? unknown : { kind: "without", text: redact(text) };
  }
  const relation = relations[check]?.(shown);
  if (relation !== undefined) return relation;
  if (check === "wrong-body" && jsonIn(exchanges.at(-1)) === undefined) return { kind: "json" };
  return (at && valueExpectation(received, at, endpoint, types)) ?? unknown;
}

const documentedStatuses = ({ responses, errors }: Endpoint): readonly string[] => [
  ...new Set([...responses, ...errors].map(({ statusCode, statusRange }) => statusRange ?? String(statusCode))),
];

const isType = ({ headers }: Answer, type: string): boolean =>
  mediaType(headerOf(headers, "content-type") ?? "") === mediaType(type);

const headerExpectation = (
  names: readonly string[],
  patterns: readonly string[] = [""],
): Extract<Expectation, { readonly kind: "header" }> => ({
  kind: "header",
  names,
  patterns,
});

const compared = (step: number, part: AnswerPart, isSame: boolean): Expectation =>
  step < 0 ? unknown : { kind: "compared", step, part, isSame };

/** Returns the step before the last one. */
const previous = ({ exchanges }: Shown): number => exchanges.length - 2;

/** Returns the last step before the last one that used a method. */
const lastWith = ({ exchanges }: Shown, methods: readonly string[], before = exchanges.length): number =>
  exchanges.slice(0, before).findLastIndex(({ request }) => methods.includes(request.method));

/** Returns the step that read a thing before its last change. */
const readBefore = (shown: Shown): number => lastWith(shown, ["GET"], lastWith(shown, ["POST", "PUT", "PATCH"]));

/** The checks of several answers, and of headers; undefined where the value at a place says it. */
const relations: { readonly [C in CheckId]?: (shown: Shown) => Expectation | undefined } = {
  "update-lost": (shown) => {
    const { at, cause } = shown;
    // Other causes, such as a damaged text or number, can't be compared with the value read before.
    if (at === undefined || !/^(?:kept|shown|lost|merged|copy) /.test(cause)) return undefined;
    return compared(readBefore(shown), { kind: "value", at }, /^(?:lost|copy) /.test(cause));
  },
  "condition-ignored": (shown) => {
    switch (shown.cause) {
      case "If-Match":
        return { kind: "status", statuses: ["4XX"] };
      case "If-None-Match":
        return { kind: "status", statuses: ["304"] };
      case "304 without ETag":
        return headerExpectation(["etag"]);
      case "same ETag":
        return compared(readBefore(shown), { kind: "header", name: "etag" }, false);
      default:
        return unknown;
    }
  },
  "pages-overlap": (shown) => {
    const isSamePage = shown.cause === "same page";
    const step = isSamePage ? shown.exchanges.length - 1 : previous(shown);
    return { kind: "items", relation: isSamePage ? "distinct" : "disjoint", step };
  },
  "pages-never-end": (shown) => {
    // A page that names another one in its body has the place.
    if (shown.at !== undefined) return undefined;
    if (shown.cause === "empty page") return unknown;
    if (shown.cause === "page") return compared(previous(shown), { kind: "items" }, false);
    return { ...headerExpectation(["link"], ['^(?!.*rel="?next)']), isOptional: true };
  },
  "pages-skip": ({ exchanges }) => {
    const { endpoint } = exchanges.at(-1)?.call ?? {};
    return { kind: "items", relation: "covered", step: exchanges.findIndex(({ call }) => call.endpoint === endpoint) };
  },
  "wrong-items": (shown) => {
    const { at = [], messageParts, exchanges } = shown;
    const { values = [] } = messageParts ?? {};
    const last = exchanges.length - 1;
    if (shown.cause === "of another") return listedExpectation(shown, 0, last);
    if (shown.cause === "total") {
      const { endpoint } = exchanges.at(-1)?.call ?? {};
      return { kind: "counted", first: exchanges.findIndex(({ call }) => call.endpoint === endpoint), by: { at } };
    }
    if (shown.cause === "created twice") {
      const created = lastWith(shown, ["POST", "PUT"]);
      return { kind: "counted", first: created + 1, by: { before: lastWith(shown, ["POST", "PUT"], created) + 1 } };
    }
    if (shown.cause === "order" || /^(?:filter|search) /.test(shown.cause))
      return compared(previous(shown), { kind: "items" }, false);
    const asked = String(values.at(-1));
    const type = shown.cause.startsWith("more ")
      ? ({ kind: "at-most", count: Number(asked) } as const)
      : ({ kind: "one-of", values: asked.split(",") } as const);
    return { kind: "value", at, type };
  },
  "idempotency-ignored": (shown) => {
    if (shown.cause === "another body") return { kind: "status", statuses: ["4XX"] };
    const [one, other] = shown.exchanges.slice(-2).map((exchange) => jsonIn(exchange));
    const isBody = one !== undefined && other !== undefined && printJson(one) !== printJson(other);
    return compared(previous(shown), isBody ? { kind: "body" } : { kind: "header", name: "location" }, true);
  },
  "not-repeatable": (shown) => {
    const { call } = shown.exchanges.at(-1) ?? {};
    const same = shown.exchanges.slice(0, -1).findLastIndex((one) => one.call.endpoint === call?.endpoint);
    return compared(same, { kind: shown.cause === "status" ? "status" : "items" }, true);
  },
  "id-given-twice": (shown) => {
    const { at, cause, exchanges } = shown;
    if (cause === "created again") return { kind: "status", statuses: ["200", "202", "204"] };
    if (cause === "listed twice") return listedExpectation(shown, 1);
    if (cause === "at the same time" || at === undefined) return unknown;
    if (cause === "in one answer") {
      const last = exchanges.length - 1;
      return {
        kind: "listed",
        id: { kind: "taken", step: last, from: { kind: "body", path: at } },
        first: last,
        times: 1,
      };
    }
    const id = printJson(valueAt(jsonIn(exchanges.at(-1)) ?? null, at) ?? null);
    const step = exchanges.slice(0, -1).findIndex((one) => printJson(valueAt(jsonIn(one) ?? null, at) ?? null) === id);
    return compared(step, { kind: "value", at }, false);
  },
  "link-broken": (shown) => {
    const { at, cause } = shown;
    if (at === undefined || cause !== "Location of another") return undefined;
    return compared(previous(shown), { kind: "value", at }, true);
  },
  "not-listed": (shown) => listedExpectation(shown, 1),
  "listed-after-delete": (shown) => listedExpectation(shown, 0),
  "head-differs": (shown) => {
    const step = lastWith(shown, ["GET"]);
    switch (shown.cause) {
      case "status":
        return compared(step, { kind: "status" }, true);
      case "content-type":
        return compared(step, { kind: "header", name: "content-type" }, true);
      default:
        return compared(step, { kind: "length" }, true);
    }
  },
  "options-differs": ({ cause }) => {
    const [, preflight = "", list = ""] = /^(preflight )?(.*)$/s.exec(cause) ?? [];
    const names = preflight === "" ? ["allow"] : ["access-control-allow-methods", "access-control-allow-headers"];
    return headerExpectation(
      names,
      list.split(", ").map((one) => `(?:^|[ ,])${escaped(one)}(?:[ ,]|$)`),
    );
  },
  "accept-ignored": ({ cause }) =>
    cause === unknownMediaType ? { kind: "status", statuses: ["406"] } : { kind: "content-type", types: [cause] },
  "wrong-header": ({ cause, exchanges }) => {
    const [name = "", what] = cause.split(" ");
    if (what === "length") return unknown;
    const grammar = what === "malformed" ? headerGrammars[name]?.[0] : undefined;
    if (what === "missing" || grammar !== undefined) return headerExpectation([name], [grammar?.source ?? ""]);
    const last = exchanges.at(-1)?.received;
    const value = last?.kind === "answer" ? (headerOf(last.headers, name) ?? "") : "";
    return headerExpectation([name], [`^(?!${escaped(value)}$)`]);
  },
  "write-only-shown": ({ at }) => (at === undefined ? undefined : { kind: "value", at, type: { kind: "absent" } }),
  "slow-answer": ({ messageParts }) => {
    const max = Number(messageParts?.values[1]);
    return Number.isNaN(max) ? unknown : { kind: "time", max };
  },
};

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

function valueExpectation(
  { status, body }: Answer,
  at: NonNullable<Finding["at"]>,
  endpoint: Endpoint | undefined,
  types: Types,
): Expectation | undefined {
  const parsed = parseJson(utf8Text(body) ?? "");
  if (!parsed.ok) return undefined;
  const value = valueAt(parsed.value, at);
  const shape = endpoint && documentedContent(endpoint, status)?.shape;
  const type = shape && valueTypeAt(types)(shape)(at);
  if (type !== undefined && !isOfType(value, type)) {
    return { kind: "value", at, type, ...(value === undefined && { isRequired: true }) };
  }
  if (value === undefined) return { kind: "value", at, type: { kind: "present" }, isRequired: true };
  // Programs compare scalars and lists of texts only.
  const isPlain = isList(value) ? value.every((item) => typeof item === "string") : !isObject(value);
  return isPlain ? { kind: "not-value", at } : undefined;
}
