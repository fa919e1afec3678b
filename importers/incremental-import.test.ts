import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isList, isObject, type Json, printJson } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { someOf } from "../tooling/tier.ts";
import { importDescription } from "./description.ts";
import { exampleCheck } from "./example-check/example-check.ts";
import { fieldCheck } from "./field-check/unknown-fields.ts";
import { type ImportCache, type IncrementalResult, importIncrementally } from "./incremental-import.ts";
import { positionFinder } from "./text/position-in.ts";

const digest = (text: string): string => createHash("sha256").update(text).digest("base64url");
const options = { id: "api", checkExamples: exampleCheck, checkFields: fieldCheck };
const again = (text: string, before?: ImportCache): Promise<IncrementalResult> =>
  importIncrementally({ name: "api.json", text }, { ...options, digest }, before);

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json): Json => ({ "application/json": { schema } });
const answers = (schema: Json): Json => ({ "200": { description: "Done", content: json(schema) } });

/** A description with many dependencies between its parts. */
const described = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  servers: [{ url: "https://shop.example" }],
  tags: [{ name: "pets" }],
  security: [{ key: [] }],
  paths: {
    "/pets": {
      get: {
        operationId: "list",
        tags: ["pets"],
        parameters: [{ $ref: "#/components/parameters/limit" }],
        responses: {
          "200": {
            description: "Done",
            content: {
              "application/json": {
                schema: { type: "array", items: ref("Pet") },
                examples: { one: { $ref: "#/components/examples/one" }, other: { value: [{ name: 7 }] } },
              },
            },
          },
        },
      },
      post: {
        tags: ["other"],
        requestBody: { content: json(ref("Animal")) },
        responses: { "400": { $ref: "#/components/responses/bad" }, ...(answers(ref("Pet")) as object) },
        callbacks: { reported: { "{$request.body#/url}": { post: { requestBody: { content: json(ref("Event")) } } } } },
      },
    },
    "/pets/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: ref("Id") }],
      put: {
        operationId: "change",
        requestBody: {
          content: {
            "multipart/form-data": {
              schema: { allOf: [ref("Pet"), { properties: { photo: { type: "string", format: "binary" } } }] },
            },
          },
        },
        responses: answers({ $ref: "#/components/schemas/Pet/properties/home" }),
      },
      delete: { operationId: "remove", responses: { "204": { description: "Gone" } } },
    },
    "/shared": { $ref: "#/components/pathItems/shared" },
  },
  webhooks: { sold: { post: { requestBody: { content: json(ref("Event")) } } } },
  components: {
    securitySchemes: { key: { type: "http", scheme: "bearer" } },
    pathItems: { shared: { get: { responses: answers(ref("Leaf")) } } },
    examples: { one: { value: [{ name: "Rex", leaf: { size: "tiny" } }] } },
    parameters: {
      limit: { name: "limit", in: "query", schema: { allOf: [ref("Size")], default: "small" }, example: "large" },
    },
    responses: { bad: { description: "Bad", content: json({ type: "object", properties: { why: ref("Leaf") } }) } },
    schemas: {
      Id: { type: "integer", format: "int64", example: 1.5 },
      Unused: { allOf: [ref("UnusedPart")], example: "Rex" },
      UnusedPart: { type: "string" },
      Size: { type: "string", enum: ["small", "large"] },
      Leaf: { type: "object", properties: { size: ref("Size"), deep: ref("Pet") } },
      Pet: {
        type: "object",
        required: ["name"],
        properties: {
          name: { type: "string", maxLength: 10 },
          home: { type: "object", properties: { street: { type: "string" }, leaf: ref("Leaf") } },
          leaf: { ...(ref("Leaf") as object), default: { size: "large" } },
        },
      },
      Cat: {
        allOf: [ref("Pet"), { properties: { kind: { const: "cat" }, lives: { type: "integer" } }, required: ["kind"] }],
      },
      Dog: { type: "object", required: ["kind"], properties: { bark: ref("Size"), kind: { const: "dog" } } },
      Animal: { oneOf: [ref("Cat"), ref("Dog")], discriminator: { propertyName: "kind" } },
      Event: { type: "object", properties: { animal: ref("Animal"), next: ref("Event") } },
      Base: {
        type: "object",
        required: ["t"],
        properties: { t: { type: "string" } },
        discriminator: { propertyName: "t" },
      },
      Heir: { allOf: [ref("Base"), { properties: { more: ref("Name") } }] },
      Name: ref("Id"),
    },
  },
};

/** The new value at a path of the description. */
const pieces: readonly (Json | undefined)[] = [
  undefined,
  ...["Id", "Size", "Leaf", "Pet", "Cat", "Dog", "Animal", "Base", "Name", "Nobody"].map(ref),
  { $ref: "#/components/schemas/Pet/properties/home" },
  { $ref: "#/components/parameters/limit" },
  { allOf: [{ $ref: "#/components/schemas/Pet/properties/home" }, { properties: { floor: ref("Id") } }] },
  { type: "string", default: "large" },
  { type: "object", properties: { kind: { const: "cat" }, size: ref("Size") }, required: ["kind", "size"] },
  { allOf: [ref("Base"), ref("Leaf")] },
  { oneOf: [ref("Cat"), ref("Heir")] },
  ["kind", "t"],
  "remove",
  "other",
  true,
  7,
];

interface Change {
  /** The member to enter at each level; the change is made after the last one. */
  readonly way: readonly number[];
  readonly piece: Json | undefined;
  /** The key of a new member, or a marker that the value itself is changed. */
  readonly key?: string | undefined;
}

const change: fc.Arbitrary<Change> = fc.record({
  way: fc.array(fc.nat(11), { minLength: 1, maxLength: 7 }),
  piece: fc.constantFrom(...pieces),
  key: fc.constantFrom(undefined, undefined, "Nobody", "kind", "default", "/new", "allOf", "$ref"),
});

function changedBy(value: Json, { way, piece: chunk, key }: Change): Json {
  const [step, ...rest] = way;
  if (isList(value) && value.length > 0 && step !== undefined) {
    return value.flatMap((item, i) => {
      if (i !== step % value.length) return [item];
      if (rest.length > 0) return [changedBy(item, { way: rest, piece: chunk, key })];
      return chunk === undefined ? [] : [chunk];
    });
  }
  if (!isObject(value) || step === undefined) return value;
  const entries = Object.entries(value);
  const at = entries[step % Math.max(1, entries.length)];
  if (rest.length === 0 && key !== undefined && chunk !== undefined) return { ...value, [key]: chunk };
  if (at === undefined) return value;
  const made = rest.length > 0 ? changedBy(at[1], { way: rest, piece: chunk, key }) : chunk;
  return Object.fromEntries(
    entries.flatMap(([name, item]) => (name !== at[0] ? [[name, item]] : made === undefined ? [] : [[name, made]])),
  );
}

/** Returns a document with values set at paths of keys; `undefined` removes a member. */
const withChanges = (document: Json, changes: Changes): Json =>
  changes.reduce((before, [at, value]) => withValue(before, at.split(" "), value), document);

type Changes = readonly (readonly [at: string, value: Json | undefined])[];

function withValue(document: Json, [key = "", ...rest]: readonly string[], value: Json | undefined): Json {
  const { [key]: old, ...others } = document as { readonly [key: string]: Json }; // this file contains only known paths
  const inner = rest.length > 0 ? withValue(old ?? {}, rest, value) : value;
  return inner === undefined ? others : { ...(document as object), [key]: inner };
}

const schema = (name: string, value: Json | undefined) => [`components schemas ${name}`, value] as const;
const body = (value: Json | undefined) =>
  ["paths /pets post requestBody content application/json schema", value] as const;

/** The responses of an operation that depends on nothing else. */
const gone = (value: Json) => ["paths /pets/{id} delete responses 200 content application/json schema", value] as const;

/** Two schemas that two unions could tell apart by different properties. */
const twins: Changes = ["A", "B"].map((name) =>
  schema(name, {
    type: "object",
    required: ["kind", "sort"],
    properties: { kind: { const: name }, sort: { const: name }, size: ref("Size") },
  }),
);
const union = (propertyName: string): Json => ({ oneOf: [ref("A"), ref("B")], discriminator: { propertyName } });
const inHome = "components schemas Pet properties home properties";

/** A room that includes the room around it, and so itself. It gets a named type, although nothing references it. */
const nested = schema("Room", {
  properties: {
    inner: {
      properties: {
        nested: {
          allOf: [{ $ref: "#/components/schemas/Room/properties/inner" }, { properties: { floor: ref("Id") } }],
        },
      },
    },
  },
});

/**
 * Pairs of descriptions that differ in a part that a unit depends on but does not contain. The change is made in both
 * directions.
 */
const dependencies: readonly (readonly [what: string, one: Changes, other: Changes])[] = [
  ["the new target of a reference", [body(ref("Nobody"))], [body(ref("Nobody")), schema("Nobody", true)]],
  ["the removal of a type that is only referenced", [], [schema("Id", undefined)]],
  ["a default that no longer matches its type", [], [schema("Size", { type: "string", enum: ["tiny"] })]],
  ["a new subtype", [], [schema("Later", { allOf: [ref("Base"), { properties: { late: { type: "string" } } }] })]],
  ["a change of a shared parameter", [], [["components parameters limit schema", { type: "integer" }]]],
  [
    "a change of a parameter that two operations share",
    [["paths /pets/{id} delete parameters", [{ $ref: "#/components/parameters/limit" }]]],
    [
      ["paths /pets/{id} delete parameters", [{ $ref: "#/components/parameters/limit" }]],
      ["components parameters limit schema", { type: "integer" }],
    ],
  ],
  [
    "a change of an unnamed schema that two operations share",
    [["paths /pets/{id} delete responses 400", { $ref: "#/components/responses/bad" }]],
    [["paths /pets/{id} delete responses 400", { $ref: "#/components/responses/bad" }], schema("Leaf", undefined)],
  ],
  ["an example that no longer matches a schema that others refer to", [], [schema("Size", { enum: ["tiny"] })]],
  ["a type that the example of an unused schema has to match", [], [schema("UnusedPart", { type: "integer" })]],
  ["a change of a shared example", [], [["components examples one value", [{ name: "Rex" }]]]],
  ["other servers", [], [["servers", [{ url: "https://other.example" }]]]],
  ["other required credentials", [], [["security", []]]],
  ["a new security scheme", [], [["components securitySchemes other", { type: "http", scheme: "basic" }]]],
  ["the removal of a required scheme", [], [["components securitySchemes", {}]]],
  ["another order of tags", [], [["tags", [{ name: "other" }, { name: "pets" }]]]],
  ["the removal of a union that puts a property first", [], [schema("Animal", { type: "string" })]],
  [
    "the removal of the first of two unions that put different properties first",
    [...twins, schema("One", union("kind")), schema("Two", union("sort"))],
    [...twins, schema("Two", union("sort"))],
  ],
  [
    "types that now only refer to each other",
    [schema("First", ref("Second")), schema("Second", { type: "integer" })],
    [schema("First", ref("Second")), schema("Second", ref("First"))],
  ],
  [
    "an unnamed schema that becomes recursive",
    [[`${inHome} again`, { allOf: [{ $ref: "#/components/schemas/Pet/properties/home" }] }]],
    [[`${inHome} again`, { type: "string" }]],
  ],
  [
    "a change next to a recursive unnamed schema",
    [nested, gone({ type: "integer" })],
    [nested, gone({ type: "string" })],
  ],
  ["two schemas with the same name", [], [schema("Pet.home", { type: "integer" })]],
  [
    "a new target inside a referenced schema",
    [gone({ $ref: "#/components/schemas/Pet/properties/none" })],
    [
      gone({ $ref: "#/components/schemas/Pet/properties/none" }),
      ["components schemas Pet properties none", { type: "integer" }],
    ],
  ],
  [
    "a change of one of many schemas that are referenced at once",
    [gone({ $ref: "#/components/schemas" }), schema("properties", { a: { type: "string" } })],
    [gone({ $ref: "#/components/schemas" }), schema("properties", { a: { type: "integer" } })],
  ],
  [
    "a new anchor",
    [body({ $ref: "#here" })],
    [body({ $ref: "#here" }), schema("Leaf", { $anchor: "here", type: "integer" })],
  ],
  [
    "the diagnostics of an unchanged unit",
    [schema("Id", { type: "integer", minimum: "none" })],
    [schema("Id", { type: "integer", minimum: "none" }), schema("Dog", { type: "string" })],
  ],
];

/** The model of a result; unchanged parts are the same objects as in the last model. */
function modelOf(answer: IncrementalResult, last: ApiModel | undefined): ApiModel | undefined {
  if (answer.kind === "whole") return answer.answer.ok ? answer.answer.model : undefined;
  const { model, endpoints, webhooks, types, schemas } = answer.some;
  const whole = <T extends { readonly id: string }>(
    all: readonly (T | string)[],
    old: readonly T[] = [],
  ): readonly T[] => all.map((one) => (typeof one === "string" ? (old.find(({ id }) => id === one) as T) : one)); // else it is undefined, and compared
  const hooks = whole(webhooks, last?.webhooks);
  return {
    ...model,
    endpoints: whole(endpoints, last?.endpoints),
    ...(hooks.length > 0 && { webhooks: hooks }),
    types: Object.fromEntries(types.map(([id, type]) => [id, type ?? (last?.types[id] as never)])), // see above
    ...(schemas.entries.length > 0 && {
      schemas: Object.fromEntries(
        schemas.entries.map(([location, schema]) => [location, schema ?? (last?.schemas?.[location] as never)]), // see above
      ),
    }),
  };
}

const print = (value: unknown): string => printJson((value ?? null) as Json); // models and caches are plain data

describe("incremental import of a changed description", () => {
  it("returns exactly the result of a full import, for any changes", async () => {
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        let document: Json = described;
        let before = await again(printJson(document, 1));
        let last = modelOf(before, undefined);
        for (const one of changes) {
          document = changedBy(document, one);
          const text = printJson(document, 1);
          const found = await again(text, before.cache);
          const fresh = await again(text);
          if (found.kind === "some") kept += found.some.endpoints.filter((each) => typeof each === "string").length;
          const model = modelOf(found, last);
          expect(print(model)).toBe(print(modelOf(fresh, undefined)));
          expect(print(diagnosticsOf(found))).toBe(print(diagnosticsOf(fresh)));
          expect(print(found.cache ?? null)).toBe(print(fresh.cache ?? null));
          const [find, other] = [found.finder(), positionFinder(text)];
          for (const { at } of diagnosticsOf(found)) expect(find(at)).toEqual(other(at));
          before = found;
          last = model;
        }
      }),
      { numRuns: 60 },
    );
    // The test would also pass if nothing were ever reused.
    expect(kept).toBeGreaterThan(60);
  });

  it.each(someOf(dependencies, 14))("detects %s", async (_, ...changes) => {
    const [one, other] = changes.map((change) => withChanges(described, change)) as [Json, Json]; // a pair in each case
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const first = await again(printJson(from));
      const fresh = await again(printJson(to));
      const found = await again(printJson(to), first.cache);
      const model = print(modelOf(found, modelOf(first, undefined)));
      expect(model).toBe(print(modelOf(fresh, undefined)));
      expect(print(diagnosticsOf(found))).toBe(print(diagnosticsOf(fresh)));
      // Without an effect of the change the test would prove nothing.
      expect([model, print(diagnosticsOf(found))]).not.toEqual([
        print(modelOf(first, undefined)),
        print(diagnosticsOf(first)),
      ]);
    }
  });

  it("reads only the operation and the types that a change affects", async () => {
    const first = await again(printJson(described));
    const text = printJson(described).replace('"maxLength":10', '"maxLength":11');
    const second = await again(text, first.cache);
    expect(second.kind).toBe("some");
    if (second.kind !== "some") return;
    const { endpoints, types } = second.some;
    const read = [
      ...endpoints.flatMap((one) => (typeof one === "string" ? [] : one.id)),
      ...types.flatMap(([id, type]) => (type === undefined ? [] : id)),
    ];
    // Units that include the pet, contain it or look for an example in it; a base looks for its subtypes among all
    // types.
    expect(read.toSorted()).toEqual(["Animal", "Base", "Cat", "Pet", "Pet.home", "change", "post-pets"]);
  });

  it("equals a full import the first time", async () => {
    const text = printJson(described);
    const found = await again(text);
    expect(found.kind === "whole" && found.answer).toEqual(
      await importDescription({ name: "api.json", text }, options),
    );
  });
});

const diagnosticsOf = (answer: IncrementalResult) =>
  answer.kind === "some" ? answer.some.diagnostics : answer.answer.diagnostics;
