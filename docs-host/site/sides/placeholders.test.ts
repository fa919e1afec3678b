import { expect, it } from "vitest";
import type { Json } from "#engine/json";
import { bareEndpoint, type EndpointForm } from "#engine/model";
import type { Property, Shape, TypeTable } from "#engine/shape";
import { withPlaceholders } from "./placeholders.ts";

const text: Shape = { kind: "string" };
const nonEmpty: Shape = { kind: "string", minLength: 1 };
const required = (shape: Shape, rest: Partial<Property> = {}): Property => ({
  ...{ key: "a", shape, optional: false },
  ...rest,
});

const formOf = (parts: Partial<EndpointForm["endpoint"]>, types: TypeTable = {}): EndpointForm => ({
  ...{ endpoint: bareEndpoint({ id: "x", ...parts }), nodes: [], globalHeaders: [], authSchemes: {} },
  types,
});
const examplesOf = ({ examples, isPlaceholder }: Partial<Property> = {}) =>
  isPlaceholder === true ? examples : undefined;

it.each<[string, Property, readonly Json[] | undefined]>([
  ["text", required(nonEmpty), ["string"]],
  ["text with a pattern", required({ kind: "string", regex: "^AC[0-9]{4}$" }), ["AC3456"]],
  ["text or a number", required({ kind: "undiscriminatedUnion", variants: [{ shape: nonEmpty }] }), ["string"]],
  ["a number, which starts with 0", required({ kind: "integer" }), undefined],
  ["a password", required({ kind: "string", format: "password", minLength: 1 }), undefined],
  ["text with an example", required({ kind: "string", minLength: 1, examples: ["fern"] }), undefined],
  ["text with a default", required(nonEmpty, { default: "fern" }), undefined],
  ["text that no sample matches", required({ kind: "string", regex: "^a$", minLength: 5 }), undefined],
])("a parameter of the query with %s gets a placeholder where it needs one", (_, property, expected) => {
  const { endpoint } = withPlaceholders(formOf({ queryParameters: [property] }));
  expect(examplesOf(endpoint.queryParameters[0])).toEqual(expected);
});

it.each<[string, Property, readonly Json[] | undefined]>([
  ["that may be empty", required(text), undefined],
  ["of a least length", required({ kind: "string", minLength: 8 }), ["stringxx"]],
  ["of a named type", required({ kind: "ref", id: "Email" }), ["ada@example.com"]],
  ["that is optional", required({ kind: "string", minLength: 1 }, { optional: true }), undefined],
  ["that is read-only", required({ kind: "string", minLength: 1 }, { access: "READ_ONLY" }), undefined],
])("text %s in queries, bodies and types gets a placeholder where it needs one", (_, property, expected) => {
  const shape: Shape = { kind: "list", item: { kind: "object", properties: [property] } };
  const body = { kind: "json", shape, optional: false, contentType: "application/json" } as const;
  const types: TypeTable = {
    Email: { name: "Email", shape: { kind: "string", format: "email", regex: "@" } },
    Pot: { name: "Pot", shape },
  };
  const form = withPlaceholders(formOf({ queryParameters: [property], request: { body } }, types));
  const inShape = { item: { properties: [{ ...property, ...(expected && { examples: expected }) }] } };
  expect(examplesOf(form.endpoint.queryParameters[0])).toEqual(expected);
  expect(form.endpoint.request?.body).toMatchObject({ shape: inShape });
  expect(form.types.Pot?.shape).toMatchObject(inShape);
});

it("leaves headers, parameters of the path and values alone", () => {
  const short: Property = required({ kind: "string", minLength: 1 });
  const data: Json = { key: "a", optional: false, shape: { kind: "string", minLength: 1 } };
  const form = formOf({
    requestHeaders: [short],
    pathParameters: [short],
    queryParameters: [required({ kind: "unknown" }, { default: data })],
  });
  expect(withPlaceholders(form)).toEqual(form);
});
