import { decoder } from "#engine/interpret";
import { equalJson, isList, isObject, type Json, keysOf, objectOf, own, parseJson, printJson } from "#engine/json";
import { memoizeWeak } from "#engine/memoize-weak";
import { formatPath, type Path, valueAt } from "#engine/shape";
import { instanceOf, limitValues } from "#engine/testing";
import type { Call } from "../call.ts";
import { messageInEnglish } from "../finding-message.ts";
import { readingTools } from "../received/index.ts";
import { type Target, withFixed } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";
import type { Case } from "./case.ts";
import { faultOf, refusable } from "./refusable.ts";
import { partsOf, type RequestPart } from "./request-parts.ts";
import { requestVerdict } from "./request-verdict.ts";

/** Cases of an endpoint. Own choices: a hundred fields would take the budget. */
const maxValid = 250;
const maxInvalid = 400;
/** Valid values of one keyword at one place. */
const maxOfKeyword = 10;
/** Values that are judged. */
const maxJudged = 3000;

/** Calls with one value at a limit of its schema, and calls with one beyond it. */
export interface LimitCases {
  readonly valid: readonly Case[];
  readonly invalid: readonly Case[];
}

/** Returns a call with the fewest values; undefined if none is found. */
export const smallestCall = memoizeWeak((target: Target): Call | undefined => {
  const { book } = readingTools(target.types);
  let call: Call = {
    endpoint: target.endpoint.id,
    form: target.formOf({ headers: {}, pathParameters: {}, queryParameters: {} }),
    credentials: "own",
  };
  for (const part of partsOf(target).filter(({ isRequired }) => isRequired)) {
    const value = instanceOf(book, part.schema);
    if (value === undefined) return undefined;
    call = withPart(target, call, part, value);
  }
  return requestVerdict(target)(call).kind === "valid" ? call : undefined;
});

/** Returns a call that sends a wire value in a part: by its form, or as a raw body if the form can't hold it. */
function withPart(target: Target, call: Call, { at, shape }: Pick<RequestPart, "at" | "shape">, given: Json): Call {
  const { change: _, ...plain } = call;
  const value = valueAt(withFixed(withValueAt({}, at, given), target.fixed), at) ?? given;
  const filled = withValueAt(call.form.value, at, decoder(target.types)(shape)(value));
  const next: Call = { ...plain, form: target.formOf(filled) };
  if (at[0] !== "body" || target.endpoint.request?.body?.kind !== "json") return next;
  const planned = textOf(target, next);
  const parsed = planned === undefined ? undefined : parseJson(planned);
  if (!parsed?.ok) return next;
  const isRpc = target.endpoint.protocol.kind === "openrpc";
  const sent = isRpc && isObject(parsed.value) ? own(parsed.value, "params") : parsed.value;
  if (sent !== undefined && equalJson(sent, positioned(target, value))) return next;
  const whole = isRpc && isObject(parsed.value) ? replaced(parsed.value, "params", positioned(target, value)) : value;
  return { ...call, change: { kind: "body", text: printJson(whole) } };
}

const replaced = (value: Json, key: string, member: Json): Json =>
  isObject(value) ? objectOf([...Object.entries(value).filter(([one]) => one !== key), [key, member]]) : value;

/** Returns parameters of JSON-RPC as they are sent: by name, or in order up to the last one. */
function positioned({ endpoint: { protocol } }: Target, value: Json): Json {
  if (protocol.kind !== "openrpc" || protocol.positions === undefined || !isObject(value)) return value;
  const last = protocol.positions.findLastIndex((key) => own(value, key) !== undefined);
  return protocol.positions.slice(0, last + 1).map((key) => own(value, key) ?? null);
}

function textOf(target: Target, { form }: Call): string | undefined {
  const { body } = target.plan({ form, credentials: [], baseUrl: "http://callboard.example" });
  return body.kind === "text" ? body.text : undefined;
}

/** A value to try, with the keyword that it is about. */
interface Candidate {
  readonly keyword: string;
  readonly at: Path;
  readonly value: Json;
  readonly part: RequestPart;
}

function* candidatesFrom(target: Target, base: Call): Generator<Candidate> {
  const { book } = readingTools(target.types);
  for (const part of partsOf(target)) {
    const before = wireAt(target, base, part);
    const value = before ?? instanceOf(book, part.schema);
    if (value === undefined) continue;
    if (before === undefined) yield { keyword: "properties", at: part.at, value, part };
    if (part.isRequired && part.at[0] === "queryParameters")
      yield { keyword: "required", at: part.at, value: null, part };
    for (const one of limitValues(book, part.schema, value)) yield { ...one, at: [...part.at, ...one.at], part };
  }
}

/** Returns the value of a part as the server reads it. */
function wireAt(target: Target, { form, change }: Call, { at }: RequestPart): Json | undefined {
  if (change?.kind === "body") return undefined;
  const body = target.endpoint.request?.body;
  if (at[0] !== "body" || body?.kind !== "json" || target.endpoint.protocol.kind === "openrpc")
    return valueAt(form.value, at);
  const text = textOf(target, { endpoint: "", form, credentials: "none" });
  const parsed = text === undefined ? undefined : parseJson(text);
  return parsed?.ok ? parsed.value : undefined;
}

/** Lists the calls of an endpoint at and beyond the limits of its schemas, starting from valid calls. */
export function limitCases(target: Target, bases: readonly Call[]): LimitCases {
  const verdictOf = requestVerdict(target);
  const isRefusable = refusable(target);
  const [valid, invalid] = [new Map<string, Case[]>(), new Map<string, Case & { readonly isPure: boolean }>()];
  const tried = new Map<string, number>();
  const { book } = readingTools(target.types);
  let judged = 0;
  for (const base of bases) {
    for (const candidate of candidatesFrom(target, base)) {
      judged += 1;
      if (judged > maxJudged) break;
      const { keyword, at, value, part } = candidate;
      const key = `${keyword} at ${formatPath(at)}`;
      const issues = book.validatorOf(part.schema)(value);
      if (issues.length === 0 && (valid.get(key) ?? []).length >= maxOfKeyword) continue;
      if (issues.length > 0 && (tried.get(key) ?? 0) >= maxOfKeyword) continue;
      if (issues.length > 0) tried.set(key, (tried.get(key) ?? 0) + 1);
      const kind = `${key} ${sortOf(keyword, valueAt(value, at.slice(part.at.length)))}`;
      const isMissing = keyword === "required" && part.at === at;
      const call = isMissing ? without(target, base, at) : withPart(target, base, part, value);
      // Skips a value that is serialized as another one: its bytes must have the same validity.
      const verdict = verdictOf(call).kind;
      if ((verdict === "valid" || verdict === "disputed") && issues.length === 0) {
        const found = valid.get(key) ?? [];
        const intent = { kind: verdict === "valid" ? "valid" : "probe" } as const;
        if (found.length < maxOfKeyword) valid.set(key, [...found, { call, intent }]);
        continue;
      }
      const issue = issues.length > 0 || isMissing ? isRefusable(call, at) : undefined;
      if (issue === undefined || (isLength(keyword) && (issue.code === "format" || issue.keyword === "format")))
        continue;
      const messageParts = faultOf(issue);
      const fault = messageInEnglish(messageParts);
      const isPure = issues.length === 1;
      const other = `${kind} ${fault}`;
      if (invalid.get(other)?.isPure === true || (invalid.has(other) && !isPure)) continue;
      invalid.set(other, {
        isPure,
        call,
        intent: { kind: "invalid", check: "invalid-accepted", fault, messageParts },
        ...(at[0] === "pathParameters" && { hasOwnPath: true }),
      });
    }
  }
  return {
    valid: inTurn([...valid.values()]).slice(0, maxValid),
    invalid: [...invalid.values()].slice(0, maxInvalid),
  };
}

/** Common validators disagree about texts that break a format only by their length. */
const isLength = (keyword: string): boolean => keyword === "minLength" || keyword === "maxLength";

/** Names the sort of a broken value. Each way to break a format or a pattern is a separate sort. */
function sortOf(keyword: string, value: Json | undefined): string {
  if (keyword === "format" || keyword === "pattern") return JSON.stringify(value);
  if (keyword !== "type") return "";
  return value === null ? "null" : isList(value) ? "list" : typeof value === "object" ? "object" : typeof value;
}

function without(target: Target, base: Call, [section = "", key = ""]: Path): Call {
  const all = isObject(base.form.value) ? own(base.form.value, String(section)) : undefined;
  const rest = isObject(all)
    ? objectOf(keysOf(all).flatMap((one) => (one === key ? [] : [[one, own(all, one) ?? null] as const])))
    : {};
  return { ...base, form: target.formOf(withValueAt(base.form.value, [section], rest)) };
}

/** Orders cases so that each place has its first before any has its second. */
function inTurn(groups: readonly (readonly Case[])[]): readonly Case[] {
  const most = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) => groups.flatMap((one) => one.slice(turn, turn + 1))).flat();
}
