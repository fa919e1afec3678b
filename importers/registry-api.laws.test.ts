import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encoder, initialJson, validator } from "#engine/interpret";
import type { Json } from "#engine/json";
import { type ApiModel, closureOf } from "#engine/model";
import { typesFrom } from "#engine/shape";
import type { ApiDefinition } from "#generated/types";
import { apiModelFromRegistry } from "./index.ts";

const ids = fc.constantFrom("A", "B", "C", "D", "nowhere", "__proto__", "constructor");
const keys = fc.constantFrom("type", "a", "b", "__proto__", "toString", "");

/** Shapes of all kinds, with references to each other at random, and here and there something else altogether. */
const { shape, reference, object, property } = fc.letrec<{
  shape: unknown;
  reference: unknown;
  object: object;
  property: unknown;
}>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.record({ type: fc.constant("alias"), value: ids.map((id) => ({ type: "id", id })) }),
    fc.record({ type: fc.constant("alias"), value: tie("reference") }),
    fc.record({ type: fc.constant("enum"), values: fc.array(fc.record({ value: keys }), { maxLength: 2 }) }),
    tie("object").map((one) => ({ ...one, type: "object" })),
    fc.record({
      type: fc.constant("undiscriminatedUnion"),
      variants: fc.array(fc.record({ shape: tie("shape") }), { maxLength: 3 }),
    }),
    fc.record({
      type: fc.constant("discriminatedUnion"),
      discriminant: keys,
      variants: fc.array(
        fc.tuple(tie("object"), keys).map(([one, discriminantValue]) => ({ ...one, discriminantValue })),
        { maxLength: 2 },
      ),
    }),
    fc.jsonValue({ maxDepth: 1 }),
  ),
  reference: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    ids.map((id) => ({ type: "id", id })),
    fc
      .constantFrom("string", "long", "boolean", "uint64", "date", "quaternion")
      .map((type) => ({ type: "primitive", value: { type } })),
    fc.record({ type: fc.constantFrom("optional", "nullable"), shape: tie("shape") }),
    fc.record({ type: fc.constantFrom("list", "set"), itemShape: tie("shape") }),
    fc.record({ type: fc.constant("map"), keyShape: tie("shape"), valueShape: tie("shape") }),
    fc.record({ type: fc.constant("literal"), value: fc.jsonValue({ maxDepth: 1 }) }),
    fc.jsonValue({ maxDepth: 1 }),
  ),
  object: fc.record(
    {
      extends: fc.array(ids, { maxLength: 2 }),
      properties: fc.array(tie("property"), { maxLength: 3 }),
      extraProperties: tie("reference"),
    },
    { requiredKeys: ["properties"] },
  ),
  property: fc.record({ key: keys, valueShape: tie("shape") }),
}));

const named = fc.record({ name: keys, shape });
const endpoint = fc.record({
  id: fc.constant("e"),
  method: fc.constantFrom("GET", "POST"),
  path: fc.array(fc.record({ type: fc.constantFrom("literal", "pathParameter"), value: keys }), { maxLength: 3 }),
  pathParameters: fc.array(property, { maxLength: 2 }),
  queryParameters: fc.array(property, { maxLength: 2 }),
  requests: fc.array(fc.record({ body: fc.oneof(shape, object) }), { maxLength: 1 }),
  responses: fc.array(fc.record({ statusCode: fc.constant(200), body: shape }), { maxLength: 2 }),
  errors: fc.array(fc.record({ shape, name: keys, statusCode: fc.constant(400) }), { maxLength: 1 }),
});
const definitions = fc.record({
  id: fc.constant("x"),
  types: fc.record({ A: named, B: named, C: named, D: named }),
  endpoints: fc.record({ e: endpoint }),
  globalHeaders: fc.array(fc.record({ key: keys, valueShape: shape, more: reference }), { maxLength: 1 }),
});

const imported = (definition: unknown) => apiModelFromRegistry(definition as ApiDefinition);

/** Every id that a `ref` in a value names. */
function refsIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "kind" in value && value.kind === "ref" && "id" in value ? [String(value.id)] : [];
  return [...own, ...Object.values(value).flatMap(refsIn)];
}

describe("a model of any definition", () => {
  it("references only types that it contains, in total and for each endpoint", () => {
    fc.assert(
      fc.property(definitions, (definition) => {
        const { model } = imported(definition);
        expect(refsIn(model).filter((id) => !Object.hasOwn(model.types, id))).toEqual([]);
        const form = closureOf(model, "e");
        if (form === undefined) throw new Error("the endpoint is gone");
        expect(refsIn(form).filter((id) => !Object.hasOwn(form.types, id))).toEqual([]);
        expect(Object.keys(form.types).filter((id) => !reachable(model).has(id))).toEqual([]);
      }),
    );
  });

  it("has shapes that can be initialized and validated", () => {
    fc.assert(
      fc.property(definitions, fc.jsonValue({ maxDepth: 3 }), (definition, value) => {
        const { model } = imported(definition);
        const types = typesFrom(model.types);
        const [check, encode, make] = [validator(types), encoder(types), initialJson(types)];
        for (const { shape } of Object.values(model.types)) {
          // Plain JSON values are what `Json` holds.
          expect(Array.isArray(check(shape)(value as Json))).toBe(true);
          expect(encode(shape)(value as Json)).toBeDefined();
          expect(() => make(shape)({ now: () => new Date(0) })).not.toThrow();
        }
      }),
    );
  });
});

/** The types that the endpoints and headers of a model reach, found without a fold. */
function reachable(model: ApiModel): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...refsIn(model.endpoints), ...refsIn(model.globalHeaders)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...refsIn(model.types[id]));
  }
  return found;
}

it("closureOf returns undefined for a missing endpoint", () => {
  expect(closureOf(imported({ id: "x" }).model, "e")).toBeUndefined();
});
