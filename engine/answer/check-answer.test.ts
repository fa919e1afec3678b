import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encoder } from "#engine/interpret";
import { exact, type Json, parseJson } from "#engine/json";
import type { Endpoint } from "#engine/model";
import { type Property, type Shape, typesFrom } from "#engine/shape";
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
    ["no shape for an error", '{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"no"}}', undefined],
  ])("of a JSON-RPC call is checked by %s", (_, text, expected) => {
    const call = { ...endpoint, protocol: { kind: "openrpc", methodName: "plant" } } as const;
    const found = check(text, 200, call)?.map(({ path, documented }) => `/${path.join("/")} ${documented}`);
    expect(found).toEqual(expected);
  });

  it("is missing a value even if any value is allowed", () => {
    const shape: Shape = { kind: "object", properties: [property("extra", { kind: "unknown" })] };
    const open = endpointOf({ responses: [{ statusCode: 200, body: { kind: "json", shape } }] });
    expect(check("{}", 200, open)).toEqual([{ path: ["extra"], documented: "a value", got: "nothing" }]);
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
