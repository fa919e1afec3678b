import { describe, expect, it } from "vitest";
import type { Channel, Endpoint, Webhook } from "#engine/model";
import { type ObjectShape, type Shape, type TypeTable, withRules } from "#engine/shape";
import { factCases } from "./facts.testing.ts";
import { type Change, compareApis, type Direction, type Level, type RuleId, rules } from "./index.ts";
import { refused, requestIsSafe, responseIsSafe } from "./laws.testing.ts";
import { apiOf, channelOf, echoing, endpointOf, optional, required, webhookOf } from "./models.testing.ts";

const text: Shape = { kind: "string" };
const whole: Shape = { kind: "integer" };
const object = (...properties: ObjectShape["properties"]): ObjectShape => ({ kind: "object", properties });
const oneOf = (...values: readonly string[]): Shape => ({ kind: "enum", values: values.map((value) => ({ value })) });
const either = (...shapes: readonly Shape[]): Shape => ({
  kind: "undiscriminatedUnion",
  variants: shapes.map((shape) => ({ shape })),
});
const tagged = (discriminant: string, ...values: readonly string[]): Shape => ({
  kind: "discriminatedUnion",
  discriminant,
  variants: values.map((value) => ({
    value,
    shape: object(required(discriminant, { kind: "literal", value })),
  })),
});
const list = (item: Shape): Shape => ({ kind: "list", item });
const set = (item: Shape): Shape => ({ kind: "set", item });
const map = (key: Shape, value: Shape): Shape => ({ kind: "map", key, value });
const nullable = (item: Shape): Shape => ({ kind: "nullable", item });
const ref = (id: string): Shape => ({ kind: "ref", id });
const file = (multiple: boolean): Shape => ({ kind: "file", multiple });
const plant = object(required("name", text));

const [wire, source, behaves] = ["breaks-wire", "breaks-source", "behaves-otherwise"] as const;

/** A change of one shape, its level for requests and for answers, and for which of them values stop to fit. */
type ShapeCase = readonly [
  rule: RuleId,
  older: Shape,
  newer: Shape,
  request: Level | undefined,
  response: Level | undefined,
  refused: "requests" | "answers" | "both" | "none",
];

const shapeCases: readonly ShapeCase[] = [
  ["property-required-added", object(), plant, wire, behaves, "requests"],
  ["property-required-removed", plant, object(), source, wire, "answers"],
  ["property-optional-added", object(), object(optional("name", text)), behaves, behaves, "none"],
  ["property-optional-removed", object(optional("name", text)), object(), source, source, "none"],
  ["property-made-required", object(optional("name", text)), plant, wire, behaves, "requests"],
  ["property-made-optional", plant, object(optional("name", text)), behaves, wire, "answers"],
  [
    "default-changed",
    object(optional("n", whole)),
    object(optional("n", whole, { default: 3 })),
    behaves,
    behaves,
    "none",
  ],
  ["default-changed", { ...text, default: "a" }, { ...text, default: "b" }, behaves, behaves, "none"],
  ["extra-allowed", object(), { ...object(), extra: whole }, behaves, behaves, "none"],
  ["unknown-refused", object(), { ...object(), closed: true }, wire, behaves, "none"],
  ["unknown-allowed", { ...object(), closed: true }, object(), behaves, behaves, "none"],
  [
    "property-refused",
    { ...object(optional("name", text)), closed: true },
    { ...object(), closed: true },
    wire,
    behaves,
    "requests",
  ],
  ["extra-refused", { ...object(), extra: whole }, object(), source, source, "none"],
  ["extra-conflict", { ...plant, extra: whole }, { ...object(), extra: whole }, wire, wire, "both"],
  ["null-allowed", text, nullable(text), behaves, wire, "answers"],
  ["null-refused", nullable(text), text, wire, behaves, "requests"],
  ["limit-tightened", whole, { kind: "integer", minimum: 5 }, wire, behaves, "requests"],
  ["limit-tightened", { kind: "double", maximum: 5.5 }, { kind: "double", maximum: 5.25 }, wire, behaves, "requests"],
  ["limit-tightened", { kind: "long", minimum: "9" }, { kind: "long", minimum: "10" }, wire, behaves, "requests"],
  ["limit-tightened", text, { kind: "string", minLength: 3 }, wire, behaves, "requests"],
  ["limit-tightened", { kind: "string", maxLength: 9 }, { kind: "string", maxLength: 3 }, wire, behaves, "requests"],
  ...(
    [
      [{ kind: "double" }, { kind: "double", exclusiveMinimum: 0 }],
      [
        { kind: "double", minimum: 0 },
        { kind: "double", exclusiveMinimum: 0 },
      ],
      [
        { kind: "double", exclusiveMaximum: 5 },
        { kind: "double", maximum: 4 },
      ],
      [whole, { kind: "integer", multipleOf: 5 }],
      [
        { kind: "double", multipleOf: 0.1 },
        { kind: "double", multipleOf: 0.3 },
      ],
      [
        { kind: "long", multipleOf: "2" },
        { kind: "long", multipleOf: "4" },
      ],
      [
        { kind: "list", item: text },
        { kind: "list", item: text, minItems: 1 },
      ],
      [
        { kind: "set", item: text, maxItems: 2 },
        { kind: "set", item: text, maxItems: 1 },
      ],
      [
        { kind: "map", key: text, value: text },
        { kind: "map", key: text, value: text, minProperties: 1 },
      ],
      [
        object(optional("a", text), optional("b", text)),
        { ...object(optional("a", text), optional("b", text)), maxProperties: 1 },
      ],
    ] satisfies (readonly [Shape, Shape])[]
  ).flatMap(([wide, tight]): readonly ShapeCase[] => [
    ["limit-tightened", wide, tight, wire, behaves, "requests"],
    ["limit-loosened", tight, wide, behaves, source, "answers"],
  ]),
  ["limit-loosened", { kind: "integer", minimum: 5 }, whole, behaves, source, "answers"],
  ["limit-loosened", { kind: "double", maximum: 1 }, { kind: "double", maximum: 1.5 }, behaves, source, "answers"],
  ["limit-loosened", { kind: "long", maximum: "9" }, { kind: "long", maximum: "10" }, behaves, source, "answers"],
  ["limit-loosened", { kind: "string", maxLength: 2 }, { kind: "string", maxLength: 20 }, behaves, source, "answers"],
  ...(
    [
      [text, withRules(text, [{ kind: "not", rule: { kind: "size", of: "characters", least: 3 } }])],
      [
        object(optional("a", text), optional("b", text)),
        {
          ...object(optional("a", text), optional("b", text)),
          rules: [{ kind: "dependent", key: "a", rule: { kind: "required", keys: ["b"] } }],
        },
      ],
      [
        withRules(list(text), [{ kind: "contains", item: { kind: "type", types: ["string"] }, least: 1 }]),
        withRules(list(text), [{ kind: "contains", item: { kind: "type", types: ["string"] }, least: 2 }]),
      ],
      [
        withRules(list(text), [{ kind: "not", rule: { kind: "size", of: "items", least: 3 } }]),
        withRules(list(text), [{ kind: "not", rule: { kind: "size", of: "items", least: 2 } }]),
      ],
    ] satisfies (readonly [Shape, Shape])[]
  ).flatMap(([wide, tight]): readonly ShapeCase[] => [
    ["rule-added", wide, tight, wire, behaves, "requests"],
    ["rule-removed", tight, wide, behaves, source, "answers"],
  ]),
  ["pattern-added", text, { kind: "string", regex: "^[a-z]+$" }, wire, behaves, "requests"],
  ["pattern-removed", { kind: "string", regex: "^[a-z]+$" }, text, behaves, source, "answers"],
  [
    "pattern-changed",
    { kind: "string", regex: "^[a-z]+$" },
    { kind: "string", regex: "^[0-9]+$" },
    wire,
    source,
    "both",
  ],
  ["hint-changed", text, { kind: "string", format: "password" }, behaves, behaves, "none"],
  ["hint-changed", { kind: "base64" }, { kind: "base64", mimeType: "image/png" }, behaves, behaves, "none"],
  ["hint-changed", file(false), { kind: "file", multiple: false, accept: ["image/*"] }, behaves, behaves, "none"],
  ["kind-changed", text, whole, wire, wire, "both"],
  ["kind-changed", { kind: "long" }, { kind: "bigInteger" }, wire, wire, "answers"],
  ["kind-changed", { kind: "date" }, { kind: "datetime" }, wire, wire, "both"],
  ["kind-changed", list(text), text, wire, wire, "both"],
  ["kind-changed", tagged("type", "a"), either(text, whole), wire, wire, "both"],
  ["kind-changed", map(text, whole), plant, wire, wire, "both"],
  ["kind-widened", whole, { kind: "double" }, behaves, source, "answers"],
  ["kind-widened", oneOf("a", "b"), text, behaves, source, "answers"],
  ["kind-widened", { kind: "uuid" }, text, behaves, source, "answers"],
  ["kind-widened", { kind: "literal", value: "a" }, oneOf("a", "b"), behaves, source, "answers"],
  ["kind-widened", { kind: "literal", value: true }, { kind: "boolean" }, behaves, source, "answers"],
  ["kind-widened", plant, { kind: "unknown" }, behaves, source, "answers"],
  ["kind-widened", map(whole, text), map(text, text), behaves, source, "answers"],
  ["kind-narrowed", { kind: "double" }, whole, wire, behaves, "requests"],
  ["kind-narrowed", text, oneOf("a"), wire, behaves, "requests"],
  ["kind-narrowed", text, { kind: "date" }, wire, behaves, "requests"],
  ["kind-narrowed", map(text, text), map({ kind: "uuid" }, text), wire, behaves, "requests"],
  ["kind-retyped", whole, { kind: "long" }, source, undefined, "answers"],
  ["kind-widened", whole, { kind: "long" }, undefined, source, "answers"],
  ["kind-retyped", map(text, whole), { ...object(), extra: whole }, source, source, "none"],
  ["literal-changed", { kind: "literal", value: "a" }, { kind: "literal", value: "b" }, wire, wire, "both"],
  ["enum-value-added", oneOf("a"), oneOf("a", "b"), behaves, source, "answers"],
  ["enum-value-removed", oneOf("a", "b"), oneOf("a"), wire, source, "requests"],
  ["list-became-set", list({ kind: "boolean" }), set({ kind: "boolean" }), wire, behaves, "requests"],
  ["set-became-list", set({ kind: "boolean" }), list({ kind: "boolean" }), behaves, source, "answers"],
  ["variant-added", either(text), either(text, whole), behaves, source, "answers"],
  ["variant-added", text, either(text, whole), behaves, source, "answers"],
  ["variant-added", tagged("type", "a"), tagged("type", "a", "b"), behaves, source, "answers"],
  ["variant-removed", either(text, whole), either(whole), wire, source, "requests"],
  ["variant-removed", either(text, whole), whole, wire, source, "requests"],
  ["variant-removed", tagged("type", "a", "b"), tagged("type", "b"), wire, source, "requests"],
  ["variant-covered", either(oneOf("a"), text), either(text), behaves, behaves, "none"],
  ["discriminant-renamed", tagged("type", "a"), tagged("kind", "a"), wire, wire, "both"],
  ["file-count-changed", file(false), file(true), wire, wire, "both"],
];

const directions = (changes: readonly Change[], rule: RuleId): { readonly [direction in Direction]?: Level } =>
  Object.fromEntries(
    changes
      .filter((one) => one.rule === rule)
      .flatMap(({ direction, level }) =>
        direction === "both"
          ? [
              ["request", level],
              ["response", level],
            ]
          : [[direction, level]],
      ),
  );

describe("a change of a shape", () => {
  it.each(shapeCases)("%s: from %j to %j", (rule, older, newer, request, response, stops) => {
    const { changes } = compareApis(echoing(older), echoing(newer));
    expect(directions(changes, rule)).toEqual({ request, response });

    // The level is decided by values: where it breaks the wire of a request some value is refused, and so on.
    const [before, after] = [
      { shape: older, table: {} },
      { shape: newer, table: {} },
    ];
    expect({
      requests: refused(before, after, 200) !== undefined,
      answers: refused(after, before, 200) !== undefined,
    }).toEqual({
      requests: stops === "requests" || stops === "both",
      answers: stops === "answers" || stops === "both",
    });
    if (stops === "requests" || stops === "both") expect(requestIsSafe(before, after)).toBe(false);
    if (stops === "answers" || stops === "both") expect(responseIsSafe(before, after)).toBe(false);
  });

  /** The law "what is called safe takes every old value" must notice a judgment that is wrong. */
  const breaking = shapeCases.flatMap(([rule, older, newer, , , stops]) => [
    ...(stops === "requests" || stops === "both" ? [[rule, "request", older, newer] as const] : []),
    ...(stops === "answers" || stops === "both" ? [[rule, "response", older, newer] as const] : []),
  ]);

  it.each(breaking)("%s: the law of values detects a wrong level for the %s", (rule, direction, older, newer) => {
    const harmless = Object.fromEntries(
      Object.entries(rules).map(([id, one]) => [id, { ...one, ...(id === rule && { [direction]: behaves }) }]),
    ) as unknown as typeof rules; // the same rules with one other level
    const [before, after] = [
      { shape: older, table: {} },
      { shape: newer, table: {} },
    ];
    // A refused property is reported as safe then, unless another rule covers the same change.
    const others = compareApis(echoing(older), echoing(newer)).changes.filter(
      (one) =>
        one.rule !== rule &&
        (one.direction === direction || one.direction === "both") &&
        (one.level === wire || (one.level === source && direction === "response")),
    );
    const safe = direction === "request" ? requestIsSafe : responseIsSafe;
    expect(safe(before, after, harmless)).toBe(others.length === 0);
  });
});

const rpc = (...positions: readonly string[]): Partial<Endpoint> => ({
  protocol: { kind: "openrpc", methodName: "water", positions },
});
const asBytes = { kind: "octet-stream", optional: false, contentType: "image/png" } as const;
const value = {
  request: { body: { kind: "json", shape: plant, optional: false, contentType: "application/json" } },
} as const;
const json = (shape: Shape) => ({ kind: "json", shape }) as const;
const bytes = (isOptional: boolean, contentType = "image/png"): Partial<Endpoint> => ({
  request: { body: { kind: "octet-stream", optional: isOptional, contentType } },
});
const form = (exploded: boolean, contentType: string): Partial<Endpoint> => ({
  request: {
    body: {
      kind: "form-data",
      shape: object(required("files", list(text))),
      parts: { files: { exploded, contentType: [contentType] } },
    },
  },
});
const path = (...parts: readonly string[]): Endpoint["path"] =>
  parts.map((part) =>
    part.startsWith(":") ? { kind: "parameter", key: part.slice(1) } : { kind: "literal", value: part },
  );
const answer = (statusCode: number, body: Endpoint["responses"][number]["body"] = { kind: "empty" }) => ({
  statusCode,
  body,
});
const error = (name: string, statusCode: number, shape?: Shape) => ({
  name,
  statusCode,
  examples: [],
  ...(shape && { shape }),
});
const csv = { contentType: "a/csv", body: { kind: "text" } } as const;
const events = (shape: Shape) => ({ kind: "stream", shape, format: "sse" }) as const;
/** An answer in media types, all with the same content. */
const typed = (contentType: string, ...others: readonly string[]) => ({
  ...answer(200, json(text)),
  contentType,
  ...(others.length > 0 && { alternatives: others.map((one) => ({ contentType: one, body: json(text) })) }),
});
const at = (id: string, baseUrl: string) => ({ id, baseUrl });

/** A change of one endpoint that keeps its id, with the expected direction and level. */
type CallCase = readonly [rule: RuleId, older: Partial<Endpoint>, newer: Partial<Endpoint>, Direction, Level];

const callCases: readonly CallCase[] = [
  ["endpoint-renamed", { id: "plants.alter" }, { id: "plants.change" }, "none", source],
  ["endpoint-moved", { namespace: ["beds"] }, { namespace: ["garden"] }, "none", source],
  ["method-changed", { method: "PUT" }, { method: "PATCH" }, "request", wire],
  ["path-changed", { path: path("/plant") }, { path: path("/plants") }, "request", wire],
  ["path-parameter-renamed", { path: path("/", ":id") }, { path: path("/", ":plant") }, "none", source],
  [
    "protocol-changed",
    { protocol: { kind: "openrpc", methodName: "a" } },
    { protocol: { kind: "openrpc", methodName: "b" } },
    "request",
    wire,
  ],
  ["positions-changed", rpc("bed", "at"), rpc("at", "bed"), "request", wire],
  ["positions-changed", rpc("bed", "at"), rpc("at"), "request", wire],
  ["positions-changed", rpc("bed"), { protocol: { kind: "openrpc", methodName: "water" } }, "request", wire],
  ["content-type-accepted", value, { request: { ...value.request, alternatives: [asBytes] } }, "request", behaves],
  ["content-type-refused", { request: { ...value.request, alternatives: [asBytes] } }, value, "request", wire],
  ["body-required-added", {}, value, "request", wire],
  ["body-optional-added", {}, bytes(true), "request", behaves],
  ["body-removed", value, {}, "request", source],
  ["body-made-required", bytes(true), bytes(false), "request", wire],
  ["body-made-optional", bytes(false), bytes(true), "request", behaves],
  ["body-kind-changed", value, bytes(false), "request", wire],
  ["content-type-changed", bytes(true), bytes(true, "image/gif"), "request", wire],
  [
    "content-type-changed",
    { responses: [answer(200, { kind: "file", contentType: "image/png" })] },
    { responses: [answer(200, { kind: "file", contentType: "image/gif" })] },
    "response",
    wire,
  ],
  [
    "answer-type-added",
    { responses: [typed("a/json")] },
    { responses: [typed("a/json", "a/csv")] },
    "response",
    behaves,
  ],
  [
    "answer-type-removed",
    { responses: [typed("a/json", "a/csv")] },
    { responses: [typed("a/json")] },
    "response",
    wire,
  ],
  ["answer-type-removed", { responses: [typed("a/json", "a/csv")] }, { responses: [typed("a/csv")] }, "response", wire],
  [
    "answer-type-removed",
    { responses: [answer(200, json(text)), { ...answer(200, events(text)), contentType: "text/event-stream" }] },
    { responses: [answer(200, json(text))] },
    "response",
    wire,
  ],
  [
    "answer-type-removed",
    { errors: [{ ...error("Full", 409, text), alternatives: [csv] }] },
    { errors: [error("Full", 409, text)] },
    "response",
    wire,
  ],
  [
    "answer-type-added",
    { errors: [error("Full", 409, text)] },
    { errors: [{ ...error("Full", 409, text), alternatives: [csv] }] },
    "response",
    behaves,
  ],
  ["content-type-changed", { responses: [typed("a/json")] }, { responses: [typed("a/xml")] }, "response", wire],
  [
    "kind-changed",
    { responses: [{ ...typed("a/json"), alternatives: [{ contentType: "a/csv", body: json(text) }] }] },
    { responses: [{ ...typed("a/json"), alternatives: [{ contentType: "a/csv", body: json(whole) }] }] },
    "response",
    wire,
  ],
  ["kind-changed", { errors: [error("Full", 409, text)] }, { errors: [error("Full", 409, whole)] }, "response", wire],
  ["part-exploded-changed", form(true, "a/b"), form(false, "a/b"), "request", wire],
  ["part-type-changed", form(true, "a/b"), form(true, "a/c"), "request", behaves],
  ["answer-status-changed", { responses: [answer(200)] }, { responses: [answer(201)] }, "response", wire],
  ["answer-added", { responses: [answer(200)] }, { responses: [answer(200), answer(202)] }, "response", behaves],
  ["answer-removed", { responses: [answer(200), answer(202)] }, { responses: [answer(200)] }, "response", source],
  [
    "answer-kind-changed",
    { responses: [answer(200, json(text))] },
    { responses: [answer(200, { kind: "text" })] },
    "response",
    wire,
  ],
  ["answer-body-added", { responses: [answer(200)] }, { responses: [answer(200, json(text))] }, "response", behaves],
  [
    "terminator-changed",
    { responses: [answer(200, { kind: "stream", shape: text })] },
    { responses: [answer(200, { kind: "stream", shape: text, terminator: "[DONE]" })] },
    "response",
    wire,
  ],
  ["error-added", {}, { errors: [error("Full", 409)] }, "response", behaves],
  ["error-removed", { errors: [error("Full", 409)] }, {}, "response", source],
  ["error-renamed", { errors: [error("Full", 409)] }, { errors: [error("BedFull", 409)] }, "response", source],
  ["error-status-changed", { errors: [error("Full", 409)] }, { errors: [error("Full", 400)] }, "response", wire],
  ["error-body-added", { errors: [error("Full", 409)] }, { errors: [error("Full", 409, text)] }, "response", behaves],
  ["error-body-removed", { errors: [error("Full", 409, text)] }, { errors: [error("Full", 409)] }, "response", wire],
  ["auth-required", {}, { auth: ["key"] }, "request", wire],
  ["auth-dropped", { auth: ["key"] }, {}, "request", behaves],
  ["auth-accepted", { auth: ["key"] }, { auth: ["key", "login"] }, "request", behaves],
  ["auth-refused", { auth: ["key", "login"] }, { auth: ["key"] }, "request", wire],
  ["environment-added", {}, { environments: [at("production", "https://a.example")] }, "request", behaves],
  ["environment-removed", { environments: [at("production", "https://a.example")] }, {}, "request", wire],
  [
    "environment-changed",
    { environments: [at("production", "https://a.example")] },
    { environments: [at("production", "https://b.example")] },
    "request",
    wire,
  ],
  [
    "default-environment-changed",
    { environments: [at("a", "https://a.example"), at("b", "https://b.example")], defaultEnvironment: "a" },
    { environments: [at("a", "https://a.example"), at("b", "https://b.example")], defaultEnvironment: "b" },
    "request",
    behaves,
  ],
  [
    "description-changed",
    { description: "Changes a plant." },
    { description: "Changes one plant." },
    "none",
    "docs-only",
  ],
  ["name-changed", { displayName: "Change" }, { displayName: "Alter" }, "none", "docs-only"],
  [
    "examples-changed",
    {},
    { examples: [{ path: "/plants", pathParameters: {}, queryParameters: {}, headers: {}, statusCode: 204 }] },
    "none",
    "docs-only",
  ],
  ["examples-changed", {}, { codeSamples: [{ language: "Ruby", code: "water" }] }, "none", "docs-only"],
  [
    "examples-changed",
    { queryParameters: [required("q", text)] },
    { queryParameters: [{ ...required("q", text), examples: ["fern"] }] },
    "none",
    "docs-only",
  ],
  [
    "examples-changed",
    { queryParameters: [required("q", text)] },
    { queryParameters: [required("q", { ...text, examples: ["fern"] })] },
    "none",
    "docs-only",
  ],
  ["deprecated", {}, { availability: "Deprecated" }, "none", behaves],
  ["availability-changed", { availability: "Beta" }, { availability: "Stable" }, "none", "docs-only"],
  ["property-required-added", {}, { queryParameters: [required("q", text)] }, "request", wire],
  ["property-required-added", {}, { requestHeaders: [required("X-Q", text)] }, "request", wire],
  ["property-required-removed", { responseHeaders: [required("X-Q", text)] }, {}, "response", wire],
  [
    "kind-changed",
    { path: path("/", ":id"), pathParameters: [required("id", text)] },
    { path: path("/", ":plant"), pathParameters: [required("plant", whole)] },
    "request",
    wire,
  ],
];

describe("a change of an endpoint", () => {
  it.each(callCases)("%s: from %j to %j", (rule, older, newer, direction, level) => {
    const { changes } = compareApis(apiOf([endpointOf(older)]), apiOf([endpointOf(newer)]));
    expect(directions(changes, rule)).toEqual({ [direction]: level });
    expect(changes.filter((one) => one.rule === rule).map(({ endpoints }) => endpoints)).toEqual([["plants.change"]]);
  });

  it("is not reported if positional parameters are only appended", () => {
    const [older, newer] = [rpc("bed"), rpc("bed", "at")].map((parts) => apiOf([endpointOf(parts)]));
    expect(older && newer && compareApis(older, newer).changes).toEqual([]);
  });

  it("is not reported if content types only change their order, and is found in each of them", () => {
    const [body] = [value.request.body];
    const [one, other, third] = [
      { body, alternatives: [asBytes] },
      { body: asBytes, alternatives: [body] },
      { body: asBytes, alternatives: [{ ...body, shape: object(required("name", whole)) }] },
    ].map((request) => apiOf([endpointOf({ request })]));
    expect(one && other && compareApis(one, other).changes).toEqual([]);
    expect(one && third && compareApis(one, third).changes).toMatchObject([{ rule: "kind-changed", level: wire }]);
  });

  it.each([
    ["only their order changes", typed("a/json", "a/csv"), typed("a/csv", "a/json")],
    ["only case and encoding of a content type change", typed("a/JSON"), typed("a/json; charset=utf-8")],
    ["a content type is within the range that was announced", typed("*/*"), typed("a/json")],
  ])("is not reported for an answer if %s", (_, was, is) => {
    const [older, newer] = [was, is].map((one) => apiOf([endpointOf({ responses: [one] })]));
    expect(older && newer && compareApis(older, newer).changes).toEqual([]);
  });

  it("is found in the variants of a form", () => {
    const formOf = (limit: Shape) => {
      const variants = [object(required("name", text)), object(required("light", limit))].map((shape) => ({ shape }));
      const body = { kind: "form-data", shape: { kind: "undiscriminatedUnion", variants }, parts: {} } as const;
      return apiOf([endpointOf({ request: { body } })]);
    };
    const [older, newer] = [formOf({ kind: "integer" }), formOf({ kind: "boolean" })];
    expect(compareApis(older, older).changes).toEqual([]);
    expect(compareApis(older, newer).changes.map(({ level }) => level)).toContain(wire);
  });

  it.each([
    ["property-optional-added", optional("pot", text), behaves],
    ["property-required-added", required("pot", text), wire],
  ] as const)("names the first cookie of a call: %s", (rule, cookie, level) => {
    const [before, after] = [
      apiOf([endpointOf()]),
      apiOf([endpointOf({ requestHeaders: [required("Cookie", object(cookie))] })]),
    ];
    const changes = compareApis(before, after).changes;
    expect(changes).toMatchObject([{ rule, level }]);
    expect(changes[0]?.message).toContain("`pot` of header `Cookie` of `plants.change`");
    expect(compareApis(after, before).changes[0]?.message).toContain("`pot` of header `Cookie` of `plants.change`");
  });

  it("is not reported if headers differ only in case", () => {
    const [older, newer] = ["X-Bed", "x-bed"].map((key) =>
      apiOf([endpointOf({ requestHeaders: [required(key, text)] })]),
    );
    expect(older && newer && compareApis(older, newer).changes).toEqual([]);
  });

  it.each([
    ["endpoint-removed", [endpointOf()], [], "request", wire],
    ["endpoint-added", [], [endpointOf()], "request", behaves],
  ] as const)("%s", (rule, older, newer, direction, level) => {
    const { changes } = compareApis(apiOf(older), apiOf(newer));
    expect(changes).toMatchObject([
      { rule, direction, level, endpoint: "plants.change", endpoints: ["plants.change"] },
    ]);
  });

  it("in a part shared by the whole API is reported once, with the endpoints that share it", () => {
    const endpoints = (url: string) =>
      ["a", "b"].map((id) =>
        endpointOf({ id, path: path(`/${id}`), auth: ["key"], environments: [at("production", url)] }),
      );
    const older = apiOf(endpoints("https://a.example"), {}, { auths: { key: { kind: "bearerAuth" } } });
    const newer = apiOf(
      endpoints("https://b.example"),
      {},
      { auths: { key: { kind: "basicAuth" } }, globalHeaders: [required("X-Garden", text)] },
    );
    const reported = compareApis(older, newer).changes.map(({ rule, endpoint, endpoints }) => [
      rule,
      endpoint,
      endpoints,
    ]);
    expect(reported).toEqual([
      ["property-required-added", undefined, ["a", "b"]],
      ["auth-changed", undefined, ["a", "b"]],
      ["environment-changed", undefined, ["a", "b"]],
    ]);
  });

  it("is not reported if a scheme only has another id", () => {
    const api = (id: string) => apiOf([endpointOf({ auth: [id] })], {}, { auths: { [id]: { kind: "bearerAuth" } } });
    expect(compareApis(api("key"), api("token")).changes).toEqual([]);
  });
});

const said = (origin: "client" | "server", type: string, body: Shape = text) => ({ origin, type, body });

/** A change of one channel, with the expected direction and level. */
const channelCases: readonly (readonly [RuleId, Partial<Channel>, Partial<Channel>, Direction, Level])[] = [
  ["channel-renamed", { id: "garden" }, { id: "beds" }, "none", source],
  ["endpoint-moved", { namespace: ["a"] }, { namespace: ["b"] }, "none", source],
  ["message-added", {}, { messages: [said("client", "water")] }, "request", behaves],
  ["message-added", {}, { messages: [said("server", "grown")] }, "response", source],
  ["message-removed", { messages: [said("client", "water")] }, {}, "request", wire],
  ["message-removed", { messages: [said("server", "grown")] }, {}, "response", source],
  [
    "message-removed",
    { messages: [said("client", "water")] },
    { messages: [said("server", "water")] },
    "request",
    wire,
  ],
  ["message-renamed", { messages: [said("client", "a")] }, { messages: [said("client", "b")] }, "none", source],
  [
    "kind-changed",
    { messages: [said("client", "water")] },
    { messages: [said("client", "water", whole)] },
    "request",
    wire,
  ],
  [
    "property-required-removed",
    { messages: [said("server", "grown", plant)] },
    { messages: [said("server", "grown", object())] },
    "response",
    wire,
  ],
  [
    "property-required-added",
    { messages: [said("server", "grown", object())] },
    { messages: [said("server", "grown", plant)] },
    "response",
    behaves,
  ],
  ["path-changed", { path: path("/bed") }, { path: path("/beds") }, "request", wire],
  ["property-required-added", {}, { queryParameters: [required("q", text)] }, "request", wire],
  ["property-required-added", {}, { requestHeaders: [required("X-Q", text)] }, "request", wire],
  ["auth-required", {}, { auth: ["key"] }, "request", wire],
  ["environment-added", {}, { environments: [at("main", "wss://a.example")] }, "request", behaves],
  ["deprecated", {}, { availability: "Deprecated" }, "none", behaves],
  ["description-changed", {}, { description: "All beds." }, "none", "docs-only"],
  [
    "examples-changed",
    {},
    { examples: [{ path: "/beds", pathParameters: {}, queryParameters: {}, headers: {}, messages: [] }] },
    "none",
    "docs-only",
  ],
];

describe("a change of a channel", () => {
  it.each(channelCases)("%s: from %j to %j", (rule, older, newer, direction, level) => {
    const { changes } = compareApis(
      apiOf([], {}, { channels: [channelOf(older)] }),
      apiOf([], {}, { channels: [channelOf(newer)] }),
    );
    expect(directions(changes, rule)).toEqual({ [direction]: level });
    expect(changes.filter((one) => one.rule === rule).map(({ endpoints }) => endpoints)).toEqual([["beds"]]);
  });

  it.each([
    ["channel-removed", [channelOf()], [], "request", wire],
    ["channel-added", [], [channelOf()], "request", behaves],
  ] as const)("%s", (rule, older, newer, direction, level) => {
    const { changes } = compareApis(apiOf([], {}, { channels: older }), apiOf([], {}, { channels: newer }));
    expect(changes).toMatchObject([{ rule, direction, level, channel: "beds", endpoints: ["beds"] }]);
  });

  it("in a type of a message is reported for the type, in the direction of the message", () => {
    const api = (origin: "client" | "server", shape: Shape) =>
      apiOf([], type("Plant", shape), { channels: [channelOf({ messages: [said(origin, "grown", ref("Plant"))] })] });
    for (const [origin, direction, level] of [
      ["client", "request", wire],
      ["server", "response", behaves],
    ] as const) {
      const { changes } = compareApis(api(origin, object()), api(origin, plant));
      expect(changes).toMatchObject([{ type: "Plant", direction, level, endpoints: ["beds"] }]);
    }
  });
});

/** A change of one webhook, with the expected direction and level. */
const webhookCases: readonly (readonly [RuleId, Partial<Webhook>, Partial<Webhook>, Direction, Level])[] = [
  ["webhook-renamed", { id: "bloom" }, { id: "grown" }, "none", source],
  ["method-changed", {}, { method: "PUT" }, "response", wire],
  ["payload-added", {}, { payloads: [{ shape: text }] }, "response", source],
  ["payload-removed", { payloads: [{ shape: text }] }, {}, "response", source],
  ["kind-changed", { payloads: [{ shape: text }] }, { payloads: [{ shape: whole }] }, "response", wire],
  ["property-required-removed", { headers: [required("X-Q", text)] }, {}, "response", wire],
  ["description-changed", {}, { description: "It has grown." }, "none", "docs-only"],
  ["examples-changed", {}, { examples: [{ payload: "a" }] }, "none", "docs-only"],
];

describe("a change of a webhook", () => {
  it.each(webhookCases)("%s: from %j to %j", (rule, older, newer, direction, level) => {
    const { changes } = compareApis(
      apiOf([], {}, { webhooks: [webhookOf(older)] }),
      apiOf([], {}, { webhooks: [webhookOf(newer)] }),
    );
    expect(directions(changes, rule)).toEqual({ [direction]: level });
    expect(changes.filter((one) => one.rule === rule).map(({ endpoints }) => endpoints)).toEqual([["grown"]]);
  });

  it.each([
    ["webhook-removed", [webhookOf()], [], "response", wire],
    ["webhook-added", [], [webhookOf()], "response", behaves],
  ] as const)("%s", (rule, older, newer, direction, level) => {
    const { changes } = compareApis(apiOf([], {}, { webhooks: older }), apiOf([], {}, { webhooks: newer }));
    expect(changes).toMatchObject([{ rule, direction, level, webhook: "grown", endpoints: ["grown"] }]);
  });
});

const type = (name: string, shape: Shape): TypeTable => ({ [name]: { name, shape } });

describe("a change of a named type", () => {
  it("is reported once per direction, with all endpoints that use the type", () => {
    const api = (shape: Shape) => {
      const table = { ...type("Plant", shape), ...type("Bed", object(required("plants", list(ref("Plant"))))) };
      const body = { kind: "json", shape: ref("Bed"), optional: false, contentType: "application/json" } as const;
      return apiOf(
        [
          endpointOf({ id: "plant", path: path("/plant"), request: { body } }),
          endpointOf({ id: "look", path: path("/look"), responses: [answer(200, json(ref("Plant")))] }),
          endpointOf({ id: "list", path: path("/list"), responses: [answer(200, json(ref("Bed")))] }),
          endpointOf({ id: "else", path: path("/else") }),
        ],
        table,
      );
    };
    const { changes, bump } = compareApis(api(object(optional("name", text))), api(plant));
    expect(changes).toEqual([
      {
        rule: "property-made-required",
        level: wire,
        direction: "request",
        type: "Plant",
        endpoints: ["plant"],
        older: {
          pointer: "/types/Plant/properties/name",
          description: "property `name` of `Plant`",
          text: "string, optional",
        },
        newer: { pointer: "/types/Plant/properties/name", description: "property `name` of `Plant`", text: "string" },
        message: "Property `name` of `Plant` is required now; it was optional.",
        advice: rules["property-made-required"].advice,
      },
      expect.objectContaining({
        rule: "property-made-required",
        level: behaves,
        direction: "response",
        endpoints: ["look", "list"],
      }),
    ]);
    expect(bump).toBe("MAJOR");
  });

  it("is reported once if only the name changes", () => {
    const tree = (name: string): TypeTable => ({
      ...type(name, object(required("leaves", list(ref(name))), optional("seed", ref("Seed")))),
      ...type("Seed", text),
    });
    const { changes } = compareApis(echoing(ref("Tree"), tree("Tree")), echoing(ref("Oak"), tree("Oak")));
    expect(changes.map(({ rule, level, direction, type: id }) => [rule, level, direction, id])).toEqual([
      ["type-renamed", source, "none", "Oak"],
    ]);
  });

  it("is reported as a swap if both types still exist", () => {
    const table = { ...type("Rose", plant), ...type("Lily", plant) };
    const { changes } = compareApis(
      echoing(object(required("it", ref("Rose"))), table),
      echoing(object(required("it", ref("Lily"))), table),
    );
    expect(changes.map(({ rule, level, direction }) => [rule, level, direction])).toEqual([
      ["type-swapped", source, "request"],
      ["type-swapped", source, "response"],
    ]);
  });

  it.each([
    ["type-added", {}, type("Plant", plant), behaves],
    ["type-removed", type("Plant", plant), {}, source],
    ["type-renamed", type("Plant", plant), type("Herb", plant), source],
    ["kind-changed", type("Plant", text), type("Plant", whole), source],
    ["property-made-optional", type("Plant", plant), type("Plant", object(optional("name", text))), source],
    ["hint-changed", type("Plant", text), type("Plant", { kind: "string", format: "email" }), behaves],
  ] as const)("breaks at most the source if no endpoint uses the type: %s", (rule, older, newer, level) => {
    const { changes } = compareApis(apiOf([], older), apiOf([], newer));
    expect(changes.map((one) => [one.rule, one.level, one.direction])).toEqual([[rule, level, "none"]]);
  });

  it("is not reported for the type if it is only wrapped", () => {
    const table = type("Plant", plant);
    const reported = (shape: Shape) =>
      compareApis(echoing(ref("Plant"), table), echoing(shape, table)).changes.map(({ rule }) => rule);
    expect(reported(nullable(ref("Plant")))).toEqual(["null-allowed", "null-allowed"]);
    expect(reported(either(text, ref("Plant")))).toEqual(["variant-added", "variant-added"]);
  });
});

describe("a change of property access", () => {
  const api = (access?: "READ_ONLY" | "WRITE_ONLY") =>
    echoing(ref("Plant"), type("Plant", object({ ...required("id", text), ...(access && { access }) })));
  const reported = (...both: readonly [Parameters<typeof api>[0], Parameters<typeof api>[0]]) =>
    compareApis(api(both[0]), api(both[1])).changes.map(({ rule, level, direction }) => [rule, level, direction]);

  it.each([
    [undefined, "READ_ONLY", ["property-required-removed", source, "request"]],
    [undefined, "WRITE_ONLY", ["property-required-removed", wire, "response"]],
    ["READ_ONLY", undefined, ["property-required-added", wire, "request"]],
    ["WRITE_ONLY", undefined, ["property-required-added", behaves, "response"]],
  ] as const)("from %s to %s adds the property to one direction or removes it", (older, newer, change) => {
    expect(reported(older, newer)).toEqual(
      expect.arrayContaining([change, ["property-access-changed", "docs-only", "none"]]),
    );
    expect(reported(older, newer)).toHaveLength(2);
  });

  it("does not affect requests if neither version sends the property", () => {
    const [older, newer] = [text, whole].map((shape) =>
      echoing(object(required("id", shape, { access: "READ_ONLY" }))),
    );
    expect(older && newer && compareApis(older, newer).changes).toMatchObject([
      { rule: "kind-changed", direction: "response" },
    ]);
  });
});

it("covers every rule", () => {
  const alone = ["endpoint", "channel", "webhook"].flatMap((one) => [`${one}-removed`, `${one}-added`]);
  const tried = new Set<string>(
    [...shapeCases, ...callCases, ...channelCases, ...webhookCases, ...factCases].map(([rule]) => rule),
  );
  const others = ["auth-changed", "property-access-changed", ...alone];

  const types = ["type-swapped", "type-added", "type-removed", "type-renamed"];
  expect([...tried, ...others, ...types].sort()).toEqual(Object.keys(rules).sort());
});
