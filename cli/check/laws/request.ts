import { type FormState, headersOf } from "#engine/form";
import type { Issue } from "#engine/interpret";
import { isList, isObject, type Json, type JsonObject, objectOf, own } from "#engine/json";
import type { ParameterStyles } from "#engine/model";
import { contentTypeOf, headerKey, isConcrete, type RequestPlan } from "#engine/request";
import { read } from "#engine/secret";
import { toPointer } from "#engine/shape";
import { arbitrary, BrokenLawError } from "#engine/testing";
import type { Case, EndpointLaw } from "../law.ts";
import { formOf, issuesOf, must, planOf, show, type Target } from "../target.ts";
import { checkBody, checkJson } from "./body.ts";
import { headerText, isNothing, styleOf } from "./styled.ts";
import { checkUrl, partOf } from "./url.ts";

/** Checks that each message of a channel's client carries the values of its form. Other targets have no messages. */
function checkMessages(target: Target, form: FormState): void {
  const { channel, types, use } = target;
  if (channel === undefined) return;
  const held = partOf(form.value, "messages");
  for (const { type, origin, body } of channel.messages) {
    const value = origin === "client" ? own(held, type) : undefined;
    if (value === undefined) continue;
    const sent = use.planMessage({ channel, types, form }, type);
    must(sent !== undefined, () => `the message ${type} has a value, but nothing is sent`);
    checkJson(target, sent, value, { shape: body });
  }
}

/** The request, or handshake and messages, contain the values of the form, and no valid value is reported. */
export const requestLaw: EndpointLaw = {
  name: "request",
  promise: "valid values that are filled into the form are sent as the request",
  cases: ({ shape, types }) => ({ kind: "drawn", draw: arbitrary(shape, types).map((value): Case => ({ value })) }),
  check: (target, one) => checkValue(target, own(one, "value") ?? null),
};

function checkValue(target: Target, value: Json): void {
  const form = formOf(target, value);
  const wrong = issuesOf(target, form).filter((issue) => !isUnsendable(issue));
  must(wrong.length === 0, () => `a valid form has the issue ${wrong.map(reported).join("; ")}`);
  checkPlan(target, planOf(target, form), value);
  checkMessages(target, form);
}

/** Checks that a request carries the values of a form, part by part. */
export function checkPlan(target: Target, plan: RequestPlan, value: Json): void {
  const { endpoint, types, shape, use } = target;
  const wire = use.encoder(types)(shape)(value, formOf(target, value).selection);
  must(plan.method === endpoint.method, () => `${endpoint.method} became ${plan.method}`);
  const body = (of: Json): Json | undefined => (isObject(of) ? own(of, "body") : undefined);
  readsAs(target, wire, (one) => checkUrl(target, plan.url, withoutReadOnly(one, target)));
  readsAs(target, wire, (one) => checkHeaders(target, plan, partOf(one, "headers")));
  checkContentType(target, plan);
  readsAs(target, wire, (one) => checkBody(target, plan.body, body(value), body(withoutReadOnly(one, target))));
}

/**
 * Checks a wire value unchanged, and if that fails, without the keys of read-only properties inside its parameters and
 * fields: these can't be removed once they are text.
 */
function readsAs({ readOnly }: Target, wire: Json, check: (wire: Json) => void): void {
  try {
    check(wire);
  } catch (broken) {
    if (readOnly.size === 0 || !passes(() => check(withoutKeys(wire, readOnly)))) throw broken;
  }
}

function passes(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (broken) {
    if (broken instanceof BrokenLawError) return false;
    throw broken;
  }
}

/** Removes keys below the parts of a form (`depth` 0) and the parameters in them (1). */
function withoutKeys(value: Json, keys: ReadonlySet<string>, depth = 0): Json {
  if (isList(value)) return value.map((item) => withoutKeys(item, keys, depth + 1));
  if (!isObject(value)) return value;
  const remaining = Object.entries(value).filter(([key]) => depth < 2 || !keys.has(key));
  return objectOf(remaining.map(([key, inner]) => [key, withoutKeys(inner, keys, depth + 1)] as const));
}

/** Read-only parameters are not sent. The comparison ignores read-only keys inside values. */
function withoutReadOnly(wire: Json, { shape, endpoint }: Target): Json {
  const parts = new Map(
    (["pathParameters", "queryParameters"] as const).map((part): [string, ReadonlySet<string>] => [
      part,
      new Set(endpoint[part].filter(({ access }) => access === "READ_ONLY").map(({ key }) => key)),
    ]),
  );
  if (!isObject(wire) || shape.properties.length === 0) return wire;
  return Object.fromEntries(
    Object.entries(wire).map(([part, value]) => {
      const left = parts.get(part);
      if (left === undefined || !isObject(value)) return [part, value];
      return [part, Object.fromEntries(Object.entries(value).filter(([key]) => !left.has(key)))];
    }),
  );
}

/**
 * An address or a header can't contain every text. `checkRequest` reports such a value although it matches its shape.
 */
export const isUnsendable = ({ path, code }: Issue): boolean =>
  path.length === 2 &&
  (path[0] === "headers" || path[0] === "pathParameters") &&
  (code === "format" || code === "missing");

/** Formats an error for a message. */
export const reported = ({ path, code, message }: Issue): string =>
  `${code} at ${toPointer(path) || "the whole form"}: ${message}`;

/** Headers that only the sender sets, or that depend on the body. */
const sendersOwn = new Set([
  ..."connection content-length content-type expect host keep-alive proxy-connection".split(" "),
  ..."te trailer transfer-encoding upgrade".split(" "),
]);

function checkHeaders(
  { readOnly, endpoint }: Target,
  plan: RequestPlan,
  headers: { readonly [name: string]: Json },
): void {
  const sent = new Map(plan.headers.map(({ name, value }) => [headerKey(name), read(value, "reveal")]));
  // Header names ignore case, and the last value of a name is sent.
  const expected = new Map(Object.entries(headers).map(([name, value]) => [headerKey(name), { name, value }]));
  for (const [key, { name, value }] of expected) {
    if (sendersOwn.has(key) || value === null || (readOnly.has(name) && !sent.has(key))) continue;
    const style = styleOf(endpoint.parameterStyles?.headers, name);
    if (style?.style === "cookie") {
      checkCookies(sent.get(key) ?? "", isObject(value) ? value : {}, style.members);
      continue;
    }
    const text = headerText(value, style).replace(/^[ \t]+|[ \t]+$/g, "");
    must(sent.get(key) === text, () => `the header ${name} is ${show(sent.get(key))}, expected ${show(text)}`);
  }
}

/** A text has the documented media type, unless that is a range; a header parameter may name another one. */
function checkContentType({ endpoint, globalHeaders }: Target, { headers, body: planned }: RequestPlan): void {
  const body = endpoint.request?.body;
  const isTyped = headersOf(endpoint, globalHeaders).some(({ key }) => headerKey(key) === "content-type");
  if (body === undefined || planned.kind !== "text" || isTyped || !isConcrete(contentTypeOf(body))) return;
  const sent = headers.find(({ name }) => headerKey(name) === "content-type");
  const text = sent && read(sent.value, "reveal");
  must(text === contentTypeOf(body), () => `the content type is ${show(text)}, expected ${show(contentTypeOf(body))}`);
}

/**
 * Reads a `Cookie` header as servers do (RFC 6265 §5.4): it has every cookie with its name. Each member of an exploded
 * object is a cookie.
 */
function checkCookies(header: string, cookies: JsonObject, styles: ParameterStyles | undefined): void {
  const sent = header === "" ? [] : header.split("; ").map((pair) => pair.slice(0, pair.indexOf("=")));
  const present = (members: JsonObject) =>
    Object.entries(members).flatMap(([name, value]) => (isNothing(value) ? [] : [name]));
  const expected = present(cookies).flatMap((name) => {
    const { style, explode } = styleOf(styles, name) ?? { style: "form", explode: true };
    const value = cookies[name];
    return isObject(value) && explode && (style === "form" || style === "cookie") ? present(value) : [name];
  });
  must(
    sent.length >= expected.length && expected.every((name) => sent.includes(name)),
    () => `the cookies are ${show(header)}, expected ${show(expected.join(", "))}`,
  );
}
