import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encoder } from "#engine/interpret";
import { exact, type Json, parseJson } from "#engine/json";
import type { Endpoint } from "#engine/model";
import type { SchemaTable } from "#engine/schema-table";
import { type Property, type Rule, type Shape, typesFrom, typesIn, withRules } from "#engine/shape";
import { arbitrary } from "#engine/testing";
import { registryTypes } from "#generated/types";
import { endpointOf } from "../form/endpoint.testing.ts";
import { checkAnswer, missingBody } from "./check-answer.ts";

const property = (key: string, shape: Shape, more: Partial<Property> = {}): Property => ({
  key,
  shape,
  optional: false,
  ...more,
});
const plant: Shape = {
  kind: "object",
  properties: [
    property("id", { kind: "long" }),
    property("height", { kind: "integer" }, { optional: true }),
    property("since", { kind: "date" }, { optional: true }),
    property("made", { kind: "string" }, { access: "READ_ONLY" }),
    property("password", { kind: "string" }, { access: "WRITE_ONLY" }),
    property("weight", { kind: "double" }, { optional: true }),
    property("leaves", { kind: "long", unsized: true }, { optional: true }),
    property("tags", { kind: "list", item: { kind: "string" } }, { optional: true }),
  ],
};
const types = typesFrom({ Plant: { name: "Plant", shape: plant } });
const endpoint = endpointOf({
  responses: [
    { statusCode: 200, body: { kind: "json", shape: { kind: "ref", id: "Plant" } } },
    { statusCode: 204, body: { kind: "empty" } },
  ],
  errors: [
    { name: "NotFound", statusCode: 404, shape: { kind: "string" }, examples: [] },
    { name: "Refused", statusCode: 400, shape: { kind: "integer" }, examples: [] },
    { name: "Odd", statusCode: 400, shape: { kind: "boolean" }, examples: [] },
    { name: "Bad", statusCode: 400, statusRange: "4XX", shape: { kind: "boolean" }, examples: [] },
    { name: "Other", statusCode: 500, statusRange: "default", shape: { kind: "uuid" }, examples: [] },
  ],
});
const check = (text: string, status = 200, of: Endpoint = endpoint) => {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error(text);
  return checkAnswer({ endpoint: of, types, status, value: parsed.value });
};
const mismatchesOf = (text: string, status?: number) =>
  check(text, status)?.map(({ path, documented, got }) => `/${path.join("/")} documented: ${documented}; got: ${got}`);

describe("a response with a written schema", () => {
  const schemas: SchemaTable = {
    "/Plant": {
      type: ["object"],
      required: ["id", "password"],
      properties: { id: { type: ["integer"], maximum: 9 }, password: { writeOnly: true }, tags: { uniqueItems: true } },
      not: { required: ["height", "weight"] },
    },
    "/Odd": { type: ["array"], prefixItems: [{ const: "odd" }, { type: ["null"] }], items: false },
  };
  const written = typesIn({ types: { Plant: { name: "Plant", shape: plant } }, schemas, typeWords: "openapi" });
  const answer = endpointOf({
    responses: [
      { statusCode: 200, body: { kind: "json", shape: { kind: "ref", id: "Plant" }, schema: "/Plant" } },
      { statusCode: 201, body: { kind: "json", shape: { kind: "unknown" }, schema: "/Odd" } },
    ],
    errors: ["/Plant", "/Odd"].map((schema) => ({
      ...{ name: schema, statusCode: 400, shape: { kind: "unknown" }, schema, examples: [] },
    })),
  });
  const found = (text: string, status = 200) => {
    const parsed = parseJson(text);
    if (!parsed.ok) throw new Error(text);
    const mismatches = checkAnswer({ endpoint: answer, types: written, status, value: parsed.value });
    return mismatches?.map(({ path, documented, got }) => `/${path.join("/")} ${documented}; ${got}`);
  };

  it.each<[string, number, readonly string[]]>([
    // The shape would refuse these: a read-only property and a text for a number are missing in the schema.
    ['{"id":1}', 200, []],
    ['{"id":1.0,"height":"12"}', 200, []],
    ['{"id":"1"}', 200, ['/id integer (int64); "1"']],
    ["{}", 200, ["/id integer (int64); nothing"]],
    ['{"id":10}', 200, ["/id at most 9; 10"]],
    ['{"id":1,"tags":["a","a"]}', 200, ["/tags unique items; an array of 2 items"]],
    ['{"id":1,"height":1,"weight":2}', 200, ["/ a value that not allows; an object"]],
    ['["odd",null]', 201, []],
    ['["even",null,1]', 201, ['/0 "odd"; "even"', "/2 nothing; 1"]],
    // Several errors of one status: the body is one of theirs.
    ['["odd"]', 400, []],
    ['{"id":2}', 400, []],
  ])("%s with status %i has %j", (text, status, mismatches) => {
    expect(found(text, status)).toEqual(mismatches);
  });
});

describe("a response checked against its documentation", () => {
  it.each<[string, string, readonly string[]]>([
    ["as documented", '{"id":12,"made":"x","weight":1.0}', []],
    ["with a number beyond 2^53", '{"id":9007199254740993,"made":"x"}', []],
    ["with more than is documented", '{"id":12,"made":"x","more":{"a":[1]}}', []],
    ["with text for an integer", '{"id":1,"made":"x","height":"12"}', ['/height documented: integer; got: "12"']],
    ["with text for a long", '{"id":"12","made":"x"}', ['/id documented: long; got: "12"']],
    ["without a read-only property", '{"id":1}', ["/made documented: string; got: nothing"]],
    ["with a number in a list of texts", '{"id":1,"made":"","tags":["a",7]}', ["/tags/1 documented: string; got: 7"]],
    ["with null", '{"id":null,"made":""}', ["/id documented: long; got: null"]],
    [
      "with several mismatches, in the order of the response",
      '{"tags":["a",7,"b",true],"id":"12","weight":"1"}',
      [
        "/tags/1 documented: string; got: 7",
        "/tags/3 documented: string; got: true",
        '/id documented: long; got: "12"',
        '/weight documented: double; got: "1"',
        "/made documented: string; got: nothing",
      ],
    ],
    [
      "with text for an integer of any size",
      '{"id":1,"made":"","leaves":"12"}',
      ['/leaves documented: integer; got: "12"'],
    ],
    ["with an integer of more than 64 bits", '{"id":1,"made":"","leaves":123456789012345678901234567890}', []],
    ["of another type", "[]", ["/ documented: Plant; got: a list of 0 items"]],
  ])("%s", (_, text, expected) => expect(mismatchesOf(text)).toEqual(expected));

  it("is compared with the documented types of its JSON media types", () => {
    const body = { kind: "json", shape: { kind: "integer" } } as const;
    const responses = [
      {
        statusCode: 200,
        body: { kind: "json", shape: { kind: "string" } },
        contentType: "application/xml",
        alternatives: [{ contentType: "application/hal+json", body }],
      },
    ] as const;
    const of = endpointOf({ responses });
    expect(check("7", 200, of)).toEqual([]);
    expect(check('"a"', 200, of)).toMatchObject([{ documented: "integer" }]);
    const problem = { contentType: "application/problem+json", body };
    const refused = {
      name: "Refused",
      statusCode: 400,
      shape: { kind: "string" },
      alternatives: [problem],
      examples: [],
    } as const;
    const failing = endpointOf({ errors: [refused] });
    expect(check("7", 400, failing)).toEqual([]);
    expect(check("true", 400, failing)).toHaveLength(1);
  });

  it("reports the expected format of a string", () =>
    expect(mismatchesOf('{"id":1,"made":"x","since":"soon"}')).toEqual([
      expect.stringMatching(/^\/since documented: .*date.*; got: "soon"$/),
    ]));

  it.each<[number, string, readonly string[]]>([
    [404, '"a"', []],
    [404, "7", ["/ documented: string; got: 7"]],
    [400, "7", []],
    [400, "true", []],
    [418, "true", []],
    [418, "7", ["/ documented: boolean; got: 7"]],
    [503, '"0b5a7f5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b"', []],
  ])("uses the closest documented status for %i", (status, text, expected) =>
    expect(mismatchesOf(text, status)).toEqual(expected),
  );

  it("is not checked if no JSON is documented", () => {
    expect(check("{}", 204)).toBeUndefined();
    expect(check("{}", 302, endpointOf({ responses: endpoint.responses }))).toBeUndefined();
  });

  it.each<[string, string, readonly string[] | undefined]>([
    ["its result", '{"jsonrpc":"2.0","id":1,"result":{"id":"12","made":"x"}}', ["/result/id long"]],
    ["a valid result", '{"jsonrpc":"2.0","id":1,"result":{"id":12,"made":"x"}}', []],
    ["a missing result", '{"jsonrpc":"2.0","id":1}', ["/result Plant"]],
    ["a result beside a null error", '{"result":{"id":12,"made":"x"},"error":null}', []],
    ["a documented error", '{"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"Dry"}}', []],
    ["the shape of an error", '{"error":{"code":-32001,"message":7}}', ["/error/message string"]],
    ["an error of the standard", '{"error":{"code":-32601,"message":"no"}}', []],
    ["an undocumented code", '{"error":{"code":7,"message":"no"}}', ["/error/code -32001"]],
    ["an error without a code", '{"error":"no"}', ["/error/code -32001"]],
  ])("of a JSON-RPC call is checked by %s", (_, text, expected) => {
    const dry = {
      kind: "object",
      properties: [property("code", { kind: "integer" }), property("message", { kind: "string" })],
    } as const;
    const call: Endpoint = {
      ...endpoint,
      errors: [{ name: "Dry", statusCode: 200, rpcCode: -32001, shape: dry, examples: [] }],
      protocol: { kind: "openrpc", methodName: "plant" },
    };
    const found = check(text, 200, call)?.map(({ path, documented }) => `/${path.join("/")} ${documented}`);
    expect(found).toEqual(expected);
  });

  it("is missing a value even if any value is allowed", () => {
    const shape: Shape = { kind: "object", properties: [property("extra", { kind: "unknown" })] };
    const open = endpointOf({ responses: [{ statusCode: 200, body: { kind: "json", shape } }] });
    expect(check("{}", 200, open)).toMatchObject([{ path: ["extra"], documented: "a value", got: "nothing" }]);
  });

  it.each<[string, Endpoint, number, string | undefined]>([
    ["where one is documented", endpoint, 200, "Plant"],
    ["where an error is documented", endpoint, 404, "string"],
    ["where none is documented", endpoint, 204, undefined],
    ["to a method that allows none", { ...endpoint, method: "HEAD" }, 200, undefined],
  ])("without a body: %s", (_, of, status, documented) =>
    expect(missingBody({ endpoint: of, types, status })?.documented).toBe(documented),
  );

  it("reports at most 1,000 mismatches", () => {
    const list = endpointOf({
      responses: [{ statusCode: 200, body: { kind: "json", shape: { kind: "list", item: { kind: "string" } } } }],
    });
    const value: Json = Array.from({ length: 3000 }, (_, i) => i);
    expect(checkAnswer({ endpoint: list, types, status: 200, value })).toHaveLength(1000);
  });

  it("has no mismatches for any valid value of its shape", () => {
    const all = typesFrom(registryTypes);
    const ids = [
      "apisLatest:ApiDefinition",
      "apis-latest:ApiDefinition",
      "tokens:GenerateTokenResponse",
      ...Object.keys(registryTypes),
    ]
      .filter((id) => Object.hasOwn(registryTypes, id))
      .slice(0, 60);
    fc.assert(
      fc.property(
        fc.constantFrom(...ids).chain((id) => {
          const shape: Shape = { kind: "ref", id };
          return (arbitrary(shape, all) ?? fc.constant(exact("0"))).map((value) => ({ shape, value }));
        }),
        ({ shape, value }) => {
          const of = endpointOf({ responses: [{ statusCode: 200, body: { kind: "json", shape } }] });
          const wire = encoder(all)(shape)(value as Json);
          expect(checkAnswer({ endpoint: of, types: all, status: 200, value: wire })).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe("the limits and rules of a response", () => {
  const numbers = (more: object): Shape => ({ kind: "list", item: { kind: "integer" }, ...more });
  const texts = (...keys: readonly string[]): readonly Property[] =>
    keys.map((key) => property(key, { kind: "string" }, { optional: true }));
  const ruledBy = (rule: Rule, ...more: readonly Property[]): Shape =>
    withRules({ kind: "object", properties: [...texts("a", "b"), ...more] }, [rule]);
  const needs: Rule = { kind: "dependent", key: "a", rule: { kind: "required", keys: ["b"] } };
  const found = (shape: Shape, text: string): readonly string[] | undefined =>
    mismatchesIn(endpointOf({ responses: [{ statusCode: 200, body: { kind: "json", shape } }] }), text);
  const mismatchesIn = (of: Endpoint, text: string): readonly string[] | undefined =>
    check(text, 200, of)?.map(({ path, documented, got }) => `/${path.join("/")} ${documented}; got: ${got}`);

  it.each<[string, Shape, string, readonly string[]]>([
    ["minItems", numbers({ minItems: 2 }), "[1]", ["/ at least 2 items; got: 1 item"]],
    ["maxItems", numbers({ maxItems: 1 }), "[1,2]", ["/ at most 1 item; got: 2 items"]],
    ["uniqueItems", { kind: "set", item: { kind: "integer" } }, "[1,1]", ["/1 unique items; got: 1"]],
    ["multipleOf", numbers({ item: { kind: "integer", multipleOf: 5 } }), "[5,7]", ["/1 a multiple of 5; got: 7"]],
    ["exclusiveMinimum", { kind: "double", exclusiveMinimum: 0, maximum: 1 }, "0", ["/ more than 0; got: 0"]],
    [
      "minProperties",
      { kind: "map", key: { kind: "string" }, value: { kind: "integer" }, minProperties: 1 },
      "{}",
      ["/ at least 1 property; got: 0 properties"],
    ],
    [
      "contains",
      withRules(numbers({}), [{ kind: "contains", item: { kind: "values", values: [7] }, least: 1 }]),
      "[1]",
      ["/ the value must have at least 1 item for which this holds: the item is 7; got: a list of 1 item"],
    ],
    ["dependentRequired", ruledBy(needs), '{"a":"x"}', ['/ "b" is required if "a" is present; got: an object']],
    ["dependentRequired, kept", ruledBy(needs), '{"a":"x","b":"y"}', []],
    [
      "not",
      ruledBy({ kind: "not", rule: { kind: "required", keys: ["a", "b"] } }),
      '{"a":"","b":""}',
      ['/ "a" and "b" are not allowed together; got: an object'],
    ],
    [
      "a rule inside a list of objects",
      { kind: "list", item: ruledBy(needs) },
      '[{"a":"x","b":"y"},{"a":"x"}]',
      ['/1 "b" is required if "a" is present; got: an object'],
    ],
    [
      "a rule about a write-only property",
      ruledBy(
        { kind: "required", keys: ["secret"] },
        property("secret", { kind: "string" }, { access: "WRITE_ONLY", optional: true }),
      ),
      "{}",
      [],
    ],
  ])("are checked: %s", (_, shape, text, expected) => expect(found(shape, text)).toEqual(expected));
});

it("describes values of OpenAPI descriptions in the words of OpenAPI", () => {
  const described = typesIn({ types: { Plant: { name: "Plant", shape: plant } }, typeWords: "openapi" });
  const value = { id: "12", made: [1, 2], since: {}, weight: "1", tags: 7 };
  const found = checkAnswer({ endpoint, types: described, status: 200, value });
  expect(found?.map(({ documented, got }) => `${documented}: ${got}`)).toEqual([
    'integer (int64): "12"',
    "string: an array of 2 items",
    "string (date): an object",
    'number: "1"',
    "array of string: 7",
  ]);
});

it("expects of each item of a tuple what its position says", () => {
  const shapes: readonly Shape[] = [{ kind: "string" }, { kind: "integer", minimum: 3 }];
  const item: Shape = { kind: "undiscriminatedUnion", variants: shapes.map((shape) => ({ shape })) };
  const body = { kind: "json", shape: { kind: "list", item, positions: 2, maxItems: 2 } } as const;
  const tuple = endpointOf({ responses: [{ statusCode: 200, body }] });
  const found = check('[4,"b"]', 200, tuple)?.map(({ path, documented, got }) => [path, documented, got]);
  expect(found).toEqual([
    [[0], "string", "4"],
    [[1], "integer", '"b"'],
  ]);
});
