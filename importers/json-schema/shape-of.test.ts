import { Validator } from "@cfworker/json-schema";
import { expect, it } from "vitest";
import { controlOf, encoder, initialValue, sampler, validator } from "#engine/interpret";
import { exact, type Json } from "#engine/json";
import { ruleChecker } from "#engine/rules";
import { typesFrom } from "#engine/shape";
import { type JsonSchema, shapeOf } from "./shape-of.ts";

const consequence = "then";

/** A condition; an object literal with this key looks like a promise. */
const ifThen = (condition: object, consequent: object): object =>
  Object.fromEntries([
    ["if", condition],
    [consequence, consequent],
  ]);

const issuesOf = (schema: JsonSchema): readonly string[] =>
  shapeOf(schema).issues.map(({ at, code }) => `${at} ${code}`);

it("keeps titles of properties, defaults, and the documentation of the whole", () => {
  const read = shapeOf({
    title: "Registration",
    description: "Fill it in.",
    type: "object",
    required: ["first"],
    properties: {
      first: { type: "string", title: "First name", default: "Ada" },
      home: { $ref: "#/definitions/address", title: "Home address" },
    },
    definitions: { address: { type: "object", properties: { street: { type: "string" } } } },
  });
  expect(read).toEqual({
    title: "Registration",
    description: "Fill it in.",
    shape: {
      kind: "object",
      properties: [
        { key: "first", title: "First name", shape: { kind: "string", default: "Ada" }, optional: false },
        { key: "home", title: "Home address", shape: { kind: "ref", id: "address" }, optional: true },
      ],
    },
    types: {
      address: {
        name: "address",
        shape: { kind: "object", properties: [{ key: "street", shape: { kind: "string" }, optional: true }] },
      },
    },
    issues: [],
  });
});

it.each<[string, object, Json]>([
  ["null as a constant", { const: null }, null],
  ["null as a type", { type: "null" }, null],
  ["null as the only value of an enum", { enum: [null] }, null],
  ["an object", { const: { a: 1 } }, { a: 1 }],
  ["a list", { enum: [[1, "two"]] }, [1, "two"]],
  ["the first of several lists, also behind a reference", { $ref: "#/$defs/b" }, [1]],
])("starts with the only value, and has it in its sample: %s", (_, schema, value) => {
  const { shape, types } = shapeOf({ ...schema, $defs: { b: { enum: [[1], [2]] } } });
  const deps = { now: () => new Date(0) };
  expect(initialValue(typesFrom(types))(shape)(deps)?.value).toEqual(value);
  expect(sampler(typesFrom(types))([{ shape }])[0]?.value).toEqual(value);
});

it("has an item for each position, in forms and samples, and sends digits of a text as text", () => {
  const point = {
    prefixItems: [{ const: "point" }, { type: "string" }, { type: "integer" }],
    items: false,
    minItems: 3,
  };
  const { shape, types, issues } = shapeOf(point);
  const known = typesFrom(types);
  const { value, selection } = initialValue(known)(shape)({ now: () => new Date(0) }) ?? {};
  expect({ value, issues }).toEqual({ value: ["point", "", "0"], issues: [] });
  expect(encoder(known)(shape)(["point", "7", "7"], selection)).toEqual(["point", "7", 7]);
  expect(sampler(known)([{ shape }])[0]?.value).toEqual(["point", "string", 1]);
  expect(controlOf(known)(shape)).toMatchObject({ first: [{ variant: 0 }, { variant: 1 }, { variant: 2 }] });
});

it.each<[string, JsonSchema, readonly string[]]>([
  ["a property of a condition", ifThen({ required: ["a"] }, { properties: { b: {} } }), [" mismatch"]],
  ["a reference to another file", { $ref: "other.json" }, ["/$ref unknown-reference"]],
  ["nothing that is allowed", false, [" mismatch"]],
  [
    "keywords that are names of properties",
    { properties: { ...ifThen({}, {}), enum: {}, items: {}, properties: {} } },
    [],
  ],
  ["data that looks like schemas", { default: ifThen({}, { properties: { a: 1 } }), const: { items: [] } }, []],
])("reports %s", (_, schema, issues) => {
  expect(issuesOf(schema)).toEqual(issues);
});

it("accepts any value if it gets no schema, and reports it", () => {
  const cyclic: { self?: object } = {};
  cyclic.self = cyclic;
  for (const wrong of [cyclic, JSON.parse('"text"'), [], () => 1]) {
    expect(shapeOf(wrong)).toMatchObject({ shape: { kind: "unknown" }, issues: [{ at: "", code: "type" }] });
  }
});

it("keeps the digits of limits that a double can't hold", () => {
  const { shape } = shapeOf({ type: "integer", maximum: exact("9223372036854775807") });
  expect(JSON.stringify(shape)).toContain("9223372036854775807");
});

it.each([1500, 100_000])("accepts any value for a schema nested %s levels deep, and says so", (levels) => {
  let schema: object = { type: "string" };
  for (let i = 0; i < levels; i += 1) schema = { items: schema };
  expect(shapeOf(schema)).toMatchObject({ shape: { kind: "unknown" }, issues: [{ at: "", code: "limit" }] });
});

const pets: JsonSchema = {
  type: "object",
  properties: { pets: { enum: ["none", "one", "some"] } },
  required: ["pets"],
  dependencies: {
    pets: {
      oneOf: [
        { properties: { pets: { enum: ["none"] } } },
        { properties: { pets: { enum: ["one"] }, age: { type: "integer" } }, required: ["age"] },
        { properties: { pets: { enum: ["some"] }, rid: { type: "boolean" } }, required: ["rid"] },
      ],
    },
  },
};
const food: JsonSchema = {
  type: "object",
  properties: { animal: { enum: ["cat", "fish"] } },
  allOf: [
    ifThen({ properties: { animal: { const: "cat" } } }, { properties: { food: { enum: ["meat", "fish"] } } }),
    ifThen({ properties: { animal: { const: "fish" } } }, { properties: { food: { enum: ["larvae", "fish"] } } }),
  ],
};

it("has a field for each property of a condition, once, with all values that branches allow", () => {
  const keysOf = (schema: JsonSchema): readonly (readonly [string, boolean])[] => {
    const { shape } = shapeOf(schema);
    return shape.kind === "object" ? shape.properties.map(({ key, optional }) => [key, optional]) : [];
  };
  expect(keysOf(pets)).toEqual([
    ["pets", false],
    ["age", true],
    ["rid", true],
  ]);
  expect(shapeOf(food).shape).toMatchObject({
    properties: [
      { key: "animal" },
      { key: "food", shape: { kind: "enum", values: [{ value: "meat" }, { value: "fish" }, { value: "larvae" }] } },
    ],
  });
  expect(issuesOf(food)).toEqual([" mismatch"]);
  const forked = { dependentSchemas: { a: { $ref: "#/$defs/Branch" } }, properties: { a: {} } };
  const branch = { allOf: [ifThen({ required: ["b"] }, { properties: { c: {}, d: false } })], properties: { b: {} } };
  expect(keysOf({ ...forked, $defs: { Branch: branch } })).toEqual([
    ["a", true],
    ["b", true],
    ["c", true],
  ]);
  expect(keysOf({ ...forked, $defs: { Branch: branch }, additionalProperties: false })).toEqual([["a", true]]);
});

it("has no end in a condition that contains itself", () => {
  const schema = { properties: { a: {} }, dependentSchemas: { a: { $ref: "#" } } };
  expect(shapeOf(schema).shape).toMatchObject({ kind: "object", properties: [{ key: "a" }] });
});

it.each<[JsonSchema, readonly Json[]]>([
  [pets, [{ pets: "none" }, { pets: "one" }, { pets: "some", rid: true }, { pets: "one", rid: true }, {}]],
  [
    food,
    [
      { animal: "cat", food: "meat" },
      { animal: "cat", food: "larvae" },
      { animal: "fish", food: "larvae" },
    ],
  ],
])("checks conditions as a validator of JSON Schema does: %#", (schema, values) => {
  const { shape, types } = shapeOf(schema);
  const table = typesFrom(types);
  const [check, encode, rules] = [validator(table)(shape), encoder(table)(shape), ruleChecker(table)(shape)];
  const issuesIn = (value: Json) => [...check(value), ...(rules?.(value, encode(value), {}) ?? [])];
  const reference = new Validator(schema as ConstructorParameters<typeof Validator>[0], "7");
  for (const value of values) {
    expect([value, issuesIn(value).length === 0]).toEqual([value, reference.validate(value).valid]);
  }
});
