import { escapeSegment, isList, isObject } from "#engine/json";
import {
  byKind,
  count,
  either,
  type FileCheck,
  firstOf,
  listOf,
  members,
  number,
  object,
  one,
  optional,
  pairOf,
  scalar,
  text,
  yes,
} from "../json-checks/json-checks.ts";

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
const headers = listOf(pairOf(text, redacted));
const body = byKind({
  text: { text: redacted, size: count, isCut: optional(yes) },
  bytes: { base64: optional(text), size: count },
});

const valueType = byKind({
  ...Object.fromEntries(
    ["string", "number", "integer", "boolean", "list", "object", "present", "absent"].map((kind) => [kind, {}]),
  ),
  pattern: { pattern: text },
  "at-most": { count },
  "one-of": { values: listOf(scalar) },
});

const source = byKind({ body: { path }, header: { name: text, part: optional(one("last-segment", "path")) } });

const answerPart = byKind({
  ...Object.fromEntries(["status", "length", "body", "items"].map((kind) => [kind, {}])),
  header: { name: text },
  value: { at: path },
});

const listedId = byKind({ taken: { step: count, from: source }, literal: { value: text } });

const expected = byKind({
  status: { statuses: listOf(text) },
  "content-type": { types: listOf(text) },
  answered: {},
  value: { at: path, type: valueType, isRequired: optional(yes) },
  "not-value": { at: path },
  header: { names: listOf(text), patterns: listOf(text), isOptional: optional(yes) },
  json: {},
  time: { max: number },
  without: { text: redacted },
  compared: { step: count, part: answerPart, isSame: one(true, false) },
  items: { relation: one("distinct", "disjoint", "covered"), step: count },
  listed: { id: listedId, first: count, times: count },
  counted: { first: count, by: either(members({ at: path }), members({ before: count })) },
  unknown: {},
});

const change = byKind({
  method: { method: text, headers: optional(listOf(listOf(text))) },
  address: { path: optional(text), query: optional(text) },
  header: { name: text, value: text },
  "without-header": { name: text },
  body: { text },
  url: { value: text },
  messages: { messages: listOf(either(members({ text }), members({ base64: text }))) },
});

const taken = members({
  step: count,
  from: source,
  to: path,
});

const call = {
  endpoint: text,
  form: members(form),
  credentials: one("own", "none", "wrong", "other"),
  takes: listOf(taken),
  request: members({ method: text, url: redacted, headers, body: optional(body) }),
};

const step = members({
  ...call,
  change: optional(change),
  wait: optional(count),
  undo: optional(members(call)),
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
