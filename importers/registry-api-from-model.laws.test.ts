import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validator } from "#engine/interpret";
import { asJson, type Json, type JsonObject } from "#engine/json";
import type { ApiModel, Channel, Endpoint, RequestBody, ResponseBody, Webhook } from "#engine/model";
import { fold, type ObjectShape, type Property, type Shape, type TypeTable, typesFrom } from "#engine/shape";
import { arbitraryShape, arbitraryTypes } from "#engine/testing";
import { registryTypes } from "#generated/types";
import { apiModelFromRegistry, registryApiFromModel } from "./index.ts";

const options = { names: ["a", "b", "kind", "constructor", "__proto__", "a/b"] };
/**
 * Returns the shape after a round trip: a file becomes any value if it has no place, and `null` is allowed at most
 * once.
 */
const onTheWire = fold<Shape>(typesFrom(), {
  // The wire has no examples of shapes.
  string: ({ examples: _, ...node }) => node,
  boolean: (node) => node,
  integer: ({ multipleOf: _, ...node }) => node,
  uint: (node) => node,
  double: ({ examples: _, multipleOf: __, exclusiveMinimum: over, exclusiveMaximum: under, ...node }) => ({
    ...node,
    ...(over !== undefined && { minimum: over }),
    ...(under !== undefined && { maximum: under }),
  }),
  long: ({ unsized: _, multipleOf: __, ...node }) => node,
  uint64: (node) => node,
  bigInteger: (node) => node,
  datetime: (node) => node,
  date: (node) => node,
  uuid: (node) => node,
  base64: (node) => node,
  // A closed list of numbers comes back with its limits only, which this law does not cover.
  enum: (node) => (node.numeric ? { kind: "double" } : node),
  literal: (node) => node,
  unknown: (node) => node,
  file: () => ({ kind: "unknown" }),
  nullable: ({ item }, recur) => {
    const inner = recur(item);
    return "item" in inner && Object.values(inner).includes("nullable") ? inner : { kind: "nullable", item: inner };
  },
  // The wire has no limits on the number of items and properties.
  list: ({ item }, recur) => ({ kind: "list", item: recur(item) }),
  set: ({ item }, recur) => ({ kind: "set", item: recur(item) }),
  map: ({ key, value }, recur) => ({ kind: "map", key: recur(key), value: recur(value) }),
  // That further properties are refused has no place there.
  object: ({ closed: _, minProperties: __, maxProperties: ___, ...node }, recur) => ({
    ...node,
    properties: node.properties.map((one) => ({ ...one, shape: recur(one.shape) })),
    ...(node.extra && { extra: recur(node.extra) }),
  }),
  discriminatedUnion: (node, recur) => ({
    ...node,
    variants: node.variants.map((one) => ({ ...one, shape: recur(one.shape) })),
  }),
  undiscriminatedUnion: (node, recur) => ({
    ...node,
    variants: node.variants.map((one) => ({ ...one, shape: recur(one.shape) })),
  }),
  ref: (id) => ({ kind: "ref", id }),
});

const shapes = arbitraryShape(options).map(onTheWire);
const types: fc.Arbitrary<TypeTable> = arbitraryTypes(options).map((table) =>
  Object.fromEntries(Object.entries(table).map(([id, type]) => [id, { ...type, shape: onTheWire(type.shape) }])),
);
const texts = fc.constantFrom("", "One.", "constructor", "__proto__", "naïve 😀");
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });

/** An object without the members that are not there. */
const compact = <T extends object>(value: T): T =>
  // Only members that are `undefined`, and so optional, go.
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;

const documented = fc
  .record({ description: maybe(texts), availability: maybe(fc.constantFrom("Beta" as const, "Deprecated" as const)) })
  .map(compact);

const properties: fc.Arbitrary<readonly Property[]> = fc.uniqueArray(
  fc
    .tuple(
      documented,
      fc.record({
        key: fc.constantFrom("a", "b", "c", "constructor", "__proto__"),
        shape: shapes,
        optional: fc.boolean(),
        access: maybe(fc.constantFrom("READ_ONLY" as const, "WRITE_ONLY" as const)),
      }),
    )
    .map(([about, property]) => compact({ ...about, ...property }) as Property),
  { maxLength: 3, selector: ({ key }) => key },
);
const objects: fc.Arbitrary<ObjectShape> = properties.map((all) => ({ kind: "object", properties: all }));

const bodies: fc.Arbitrary<RequestBody> = fc.oneof(
  fc.record({
    kind: fc.constant("json" as const),
    shape: shapes,
    optional: fc.boolean(),
    contentType: fc.constantFrom("application/json", "application/merge-patch+json"),
  }),
  fc.tuple(objects, fc.boolean()).map(
    ([{ properties: all }, multiple]): RequestBody => ({
      kind: "form-data",
      shape: {
        kind: "object",
        properties: [...all, { key: "file", shape: { kind: "file", multiple }, optional: multiple }],
      },
      parts: {},
    }),
  ),
  objects.map(
    ({ properties: all }): RequestBody => ({
      kind: "form-data",
      shape: {
        kind: "object",
        properties: [...all, { key: "tags", shape: { kind: "list", item: { kind: "string" } }, optional: false }],
      },
      parts: { tags: { exploded: true, contentType: ["text/plain", "text/markdown"] } },
    }),
  ),
  fc.record({
    kind: fc.constant("urlencoded" as const),
    shape: objects,
    optional: fc.boolean(),
    contentType: fc.constant("application/x-www-form-urlencoded"),
    styles: fc.constant({}),
  }),
  fc.record({
    kind: fc.constant("octet-stream" as const),
    optional: fc.boolean(),
    contentType: fc.constant("image/png"),
  }),
);

const answers: fc.Arbitrary<ResponseBody> = fc.oneof(
  fc.constant<ResponseBody>({ kind: "empty" }),
  fc.constant<ResponseBody>({ kind: "file", contentType: "image/png" }),
  fc.constant<ResponseBody>({ kind: "stream", shape: { kind: "string" }, format: "text" }),
  shapes.map((shape): ResponseBody => ({ kind: "json", shape })),
  shapes.map((shape): ResponseBody => ({ kind: "stream", shape, terminator: "[DONE]" })),
);

const values: fc.Arbitrary<JsonObject> = fc.dictionary(
  fc.constantFrom("a", "b"),
  fc.constantFrom<Json>(1, "x", null, [true]),
  {
    maxKeys: 2,
    noNullPrototype: true,
  },
);

/** The arbitrary parts that endpoints and channels share. */
const called = {
  displayName: maybe(texts),
  namespace: fc.constantFrom([], ["garden"], ["garden", "beds"]),
  auth: fc.constantFrom([], ["key"], ["key", "login"]),
  environments: fc.constantFrom([], [{ id: "Live", baseUrl: "wss://plants.example" }]),
  queryParameters: properties,
  requestHeaders: properties,
};

/** A path with a parameter for each property. */
const pathOf = (pathParameters: readonly Property[]) => ({
  path: [
    { kind: "literal", value: "/plants/" } as const,
    ...pathParameters.map(({ key }) => ({ kind: "parameter", key }) as const),
  ],
  pathParameters,
});

const endpoints: fc.Arbitrary<Endpoint> = fc
  .tuple(
    documented,
    properties.map(pathOf),
    fc.record({
      ...called,
      id: fc.constantFrom("e", "constructor"),
      method: fc.constantFrom("GET", "POST", "HEAD", "PATCH"),
      responseHeaders: properties,
      request: maybe(bodies.map((body) => ({ body, description: "A body." }))),
      responses: fc.array(fc.record({ statusCode: fc.constantFrom(200, 204), body: answers }), { maxLength: 2 }),
      errors: fc.array(
        fc
          .tuple(
            documented,
            fc.record({
              ...{ name: texts, statusCode: fc.constant(404), shape: maybe(shapes) },
              rpcCode: maybe(fc.constantFrom(-32001, 7)),
            }),
          )
          .map(([about, error]) => ({ ...about, ...compact(error), examples: [{ name: "No", value: null }] })),
        { maxLength: 2 },
      ),
      examples: fc.array(
        fc
          .record({
            name: maybe(texts),
            path: texts,
            pathParameters: values,
            queryParameters: values,
            headers: values,
            statusCode: fc.constant(200),
            response: maybe(fc.constantFrom<Json>(null, 1, [1])),
          })
          .map(compact),
        { maxLength: 2 },
      ),
      protocol: fc.constantFrom<Endpoint["protocol"]>(
        { kind: "rest" },
        { kind: "openrpc", methodName: "grow" },
        { kind: "openrpc", methodName: "grow", positions: ["b", "a"] },
        { kind: "openrpc", methodName: "grow", positions: [], isNotification: true },
      ),
    }),
  )
  .map(([about, path, parts]) => ({ ...about, ...path, ...compact(parts) }) as Endpoint);

const channels: fc.Arbitrary<Channel> = fc
  .tuple(
    documented,
    properties.map(pathOf),
    fc.record({
      ...called,
      id: fc.constantFrom("c", "toString"),
      messages: fc.uniqueArray(
        fc
          .tuple(
            documented,
            fc.record({
              ...{ type: texts, origin: fc.constantFrom("client" as const, "server" as const), body: shapes },
              headers: maybe(properties.filter(({ length }) => length > 0)),
              correlationId: maybe(fc.constantFrom({ location: "$message.header#/id" })),
              replies: maybe(fc.constantFrom([{ type: "say" }, { type: "hum", channel: "c" }])),
              replyAddress: maybe(fc.constantFrom({ location: "$message.header#/to", description: "Where." })),
              bindings: maybe(fc.constantFrom([{ protocol: "kafka", value: { key: [1, null] } }])),
            }),
          )
          .map(([about, message]) => ({ ...about, ...compact(message) })),
        { maxLength: 2, selector: ({ type }) => type },
      ),
      protocol: maybe(fc.constant("kafka")),
      brokers: maybe(
        fc.constantFrom<NonNullable<Channel["brokers"]>>(
          [{ id: "b", protocol: "amqp", url: "b.test" }],
          [
            {
              ...{ id: "b", protocol: "kafka", url: "b.test", description: "One." },
              ...{ security: [{ title: "SASL/PLAIN", description: "Ask." }, { title: "X.509" }] },
              bindings: [{ protocol: "kafka", value: 1 }],
            },
          ],
        ),
      ),
      bindings: maybe(
        fc.constantFrom<NonNullable<Channel["bindings"]>>([
          { protocol: "kafka", value: { partitions: 3 } },
          { protocol: "kafka", value: { groupId: "g" }, origin: "client" },
        ]),
      ),
      examples: fc.array(
        fc.record({
          path: texts,
          pathParameters: values,
          queryParameters: values,
          headers: values,
          messages: fc.constantFrom([], [{ type: "say", body: null }, { type: "hum" }]),
        }),
        { maxLength: 1 },
      ),
    }),
  )
  .map(([about, path, parts]) => ({ ...about, ...path, ...compact(parts) }) as Channel)
  .chain((one) =>
    fc.constantFrom(one, { ...one, auth: ["key", "login"], security: [["key"], ["key", "login"]] } satisfies Channel),
  );

const webhooks: fc.Arbitrary<Webhook> = fc
  .tuple(
    documented,
    fc.record({
      id: fc.constantFrom("w", "valueOf"),
      namespace: called.namespace,
      method: fc.constantFrom("GET" as const, "POST" as const),
      path: fc.array(texts, { maxLength: 2 }),
      headers: properties,
      payloads: fc.array(fc.record({ description: texts, shape: shapes }), { maxLength: 2 }),
      examples: fc.array(fc.constantFrom({}, { payload: null }, { payload: [1] }), { maxLength: 2 }),
    }),
  )
  .map(([about, parts]) => ({ ...about, ...parts }) as Webhook);

const byId = { maxLength: 2, selector: ({ id }: { readonly id: string }) => id };
const models: fc.Arbitrary<ApiModel> = fc.record({
  id: fc.constant("00000000-0000-4000-8000-000000000000"),
  name: fc.constant("Plants"),
  endpoints: fc.uniqueArray(endpoints, { ...byId, minLength: 1 }),
  channels: fc.uniqueArray(channels, { ...byId, minLength: 1 }),
  webhooks: fc.uniqueArray(webhooks, { ...byId, minLength: 1 }),
  types,
  groups: fc.constant([
    { id: "garden", name: "garden", displayName: "Garden" },
    { id: "beds", name: "beds" },
  ]),
  auths: fc.constant<ApiModel["auths"]>({
    key: { kind: "bearerAuth", tokenName: "key" },
    login: { kind: "basicAuth" },
  }),
  globalHeaders: properties,
});

/** Inlines the types that the conversion named. */
const withoutNames = (value: unknown, own: TypeTable, all: TypeTable): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutNames(item, own, all));
  if ("kind" in value && value.kind === "ref" && "id" in value && !Object.hasOwn(own, String(value.id))) {
    return withoutNames(all[String(value.id)]?.shape, own, all);
  }
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withoutNames(member, own, all)]));
};

const definitionType: Shape = { kind: "ref", id: "api-latest:ApiDefinition" };
const checkDefinition = validator(typesFrom(registryTypes), { unknownKeys: "report" })(definitionType);

describe("a model exported to the registry", () => {
  it("is the same model after an import", () => {
    fc.assert(
      fc.property(models, (model) => {
        const { definition } = registryApiFromModel(model);
        const read = apiModelFromRegistry(definition);
        expect(read.diagnostics).toEqual([]);
        const own = Object.fromEntries(
          Object.entries(read.model.types).filter(([id]) => Object.hasOwn(model.types, id)),
        );
        const again = withoutNames({ ...read.model, types: own }, model.types, read.model.types);
        expect(again).toEqual(model);
      }),
      { numRuns: 150 },
    );
  });

  it("is valid by the registry's own type for definitions", () => {
    fc.assert(
      fc.property(models, (model) => {
        const { definition } = registryApiFromModel(model);
        expect(checkDefinition(asJson(definition))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
