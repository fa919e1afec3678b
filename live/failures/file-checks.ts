import { escapeSegment, isList, isObject, type Json, own } from "#engine/json";

/** Returns the JSON Pointer of the first wrong value at or below a place; undefined if all is right. */
export type FileCheck = (value: Json | undefined, at: string) => string | undefined;

/** Returns the JSON Pointer of the first wrong value in a file; undefined if all is right. */
export const wrongPointer = (file: Json, check: FileCheck): string | undefined => check(file, "");

const passesIf =
  (isRight: (value: Json | undefined) => boolean): FileCheck =>
  (value, at) =>
    isRight(value) ? undefined : at;

const text = passesIf((value) => typeof value === "string");
const number = passesIf((value) => typeof value === "number");
const yes = passesIf((value) => value === true);
const object = passesIf(isObject);
const count = passesIf((value) => typeof value === "number" && Number.isInteger(value) && value >= 0);
const scalar = passesIf((value) => ["string", "number", "boolean"].includes(typeof value));
const one = (...values: readonly Json[]): FileCheck =>
  passesIf((value) => value !== undefined && values.includes(value));

const optional =
  (check: FileCheck): FileCheck =>
  (value, at) =>
    value === undefined ? undefined : check(value, at);

const either =
  (first: FileCheck, second: FileCheck): FileCheck =>
  (value, at) =>
    first(value, at) === undefined ? undefined : second(value, at);

const listOf =
  (item: FileCheck): FileCheck =>
  (value, at) =>
    isList(value) ? firstOf(value, (each, index) => item(each, `${at}/${index}`)) : at;

const firstOf = <T>(items: readonly T[], check: (item: T, index: number) => string | undefined): string | undefined => {
  for (const [index, item] of items.entries()) {
    const wrong = check(item, index);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
};

interface Members {
  readonly [name: string]: FileCheck;
}

const members =
  (checks: Members): FileCheck =>
  (value, at) => {
    if (!isObject(value)) return at;
    return firstOf(Object.entries(checks), ([name, check]) => check(own(value, name), `${at}/${escapeSegment(name)}`));
  };

/** Checks an object by the text of its member `kind`. */
const byKind =
  (kinds: { readonly [kind: string]: Members }): FileCheck =>
  (value, at) => {
    const kind = isObject(value) ? own(value, "kind") : undefined;
    const checks = typeof kind === "string" && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    return checks === undefined ? `${at}/kind` : members(checks)(value, at);
  };

const path = listOf(either(text, count));
const selection: FileCheck = (value, at) =>
  isObject(value) ? firstOf(Object.entries(value), ([key, index]) => count(index, `${at}/${escapeSegment(key)}`)) : at;
const form = { value: object, selection };

const part: FileCheck = (value, at) =>
  either(
    either(text, members({ secret: text })),
    either(members({ taken: count }), members({ base64: (inner, below) => redacted(inner, below) })),
  )(value, at);
const redacted: FileCheck = either(text, listOf(part));
const pairOf =
  (first: FileCheck, second: FileCheck): FileCheck =>
  (value, at) =>
    isList(value) && value.length === 2 ? (first(value[0], `${at}/0`) ?? second(value[1], `${at}/1`)) : at;
const headers = listOf(pairOf(text, redacted));
const body = byKind({
  text: { text: redacted, size: count, isCut: optional(yes) },
  bytes: { base64: optional(text), size: count },
});

const valueType = byKind({
  ...Object.fromEntries(
    ["string", "number", "integer", "boolean", "list", "object", "present"].map((kind) => [kind, {}]),
  ),
  pattern: { pattern: text },
  "one-of": { values: listOf(scalar) },
});

const expected = byKind({
  status: { statuses: listOf(text) },
  "content-type": { types: listOf(text) },
  answered: {},
  value: { at: path, type: valueType },
  "not-value": { at: path },
  "not-answer": {},
});

const change = byKind({
  method: { method: text },
  header: { name: text, value: text },
  "without-header": { name: text },
  body: { text },
});

const taken = members({
  step: count,
  from: byKind({ body: { path }, header: { name: text } }),
  to: path,
});

const step = members({
  endpoint: text,
  form: members(form),
  credentials: one("own", "none", "wrong", "other"),
  change: optional(change),
  takes: listOf(taken),
  request: members({ method: text, url: redacted, headers, body: optional(body) }),
  answer: byKind({
    answer: { status: count, headers, body },
    none: { reason: text, message: text },
  }),
});

const someSteps: FileCheck = (value, at) => (isList(value) && value.length === 0 ? at : listOf(step)(value, at));

/** Checks a replay file of a live failure. */
export const failureMembers: FileCheck = members({
  api: optional(text),
  definition: text,
  form: optional(text),
  endpoint: text,
  law: text,
  seed: number,
  message: text,
  case: members(form),
  live: members({
    server: text,
    cause: text,
    at: optional(path),
    expected,
    steps: someSteps,
  }),
});
