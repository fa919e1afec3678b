import { expect, it } from "vitest";
import type { Json } from "#engine/json";
import type { ObjectShape, Shape } from "#engine/shape";
import { typesFrom } from "#engine/shape";
import { redactCredentials } from "./index.ts";

const text: Shape = { kind: "string" };
const password: Shape = { kind: "string", format: "password" };
const object = (properties: { readonly [key: string]: Shape }): ObjectShape => ({
  kind: "object",
  properties: Object.entries(properties).map(([key, shape]) => ({ key, shape, optional: true })),
});
/** A union that holds a shape at the given depth of unions in unions. */
const unionsAround = (shape: Shape, depth: number): Shape =>
  depth === 0
    ? shape
    : {
        kind: "undiscriminatedUnion",
        variants: [{ shape: { kind: "integer" } }, { shape: unionsAround(shape, depth - 1) }],
      };
const types = typesFrom({ Login: { name: "Login", shape: object({ user: text, pin: password }) } });
const shape = object({
  headers: object({ "X-Api-Key": text, "X-Garden": text, "X-Own": text }),
  queryParameters: object({ page_token: text }),
  body: object({
    login: { kind: "ref", id: "Login" },
    maybe: { kind: "nullable", item: password },
    pins: { kind: "list", item: password },
    either: { kind: "undiscriminatedUnion", variants: [{ shape: { kind: "integer" } }, { shape: password }] },
    nested: unionsAround(password, 8),
    other: {
      kind: "undiscriminatedUnion",
      variants: [{ shape: object({ code: text, pin: { kind: "integer" } }) }, { shape: object({ code: password }) }],
    },
    rows: { kind: "map", key: text, value: password },
    apiKey: text,
    secret: { kind: "boolean" },
    name: text,
  }),
});
const left = (value: Json): Json =>
  redactCredentials({ value, selection: {} }, { shape, types, credentialHeaders: ["x-own"] }).value;

it.each<[string, Json, Json]>([
  [
    "headers that carry credentials",
    { headers: { "x-api-key": "k", "X-Garden": "g" } },
    { headers: { "X-Garden": "g" } },
  ],
  ["headers of the API's own schemes", { headers: { "X-Own": "k" } }, { headers: {} }],
  ["passwords behind a name", { body: { login: { user: "ada", pin: "1" } } }, { body: { login: { user: "ada" } } }],
  ["passwords that may be null", { body: { maybe: "p" } }, { body: {} }],
  ["passwords in a list, which keeps its length", { body: { pins: ["1", "2"] } }, { body: { pins: ["", ""] } }],
  ["passwords in the variant of a union", { body: { either: "p" } }, { body: {} }],
  ["passwords in unions inside unions, however deep", { body: { nested: "p" } }, { body: {} }],
  [
    "passwords of variants that are not chosen",
    { body: { other: { code: "p", pin: 4 } } },
    { body: { other: { pin: 4 } } },
  ],
  [
    "passwords in the rows of a map, which keeps its keys",
    { body: { rows: { a: "p" } } },
    { body: { rows: { a: "" } } },
  ],
  ["texts that are called like a credential", { body: { apiKey: "k", name: "n" } }, { body: { name: "n" } }],
])("removes %s", (_, before, after) => expect(left(before)).toEqual(after));

it.each<Json>([
  { queryParameters: { page_token: "t" }, body: { secret: true, name: "password", maybe: null } },
  { body: { unknown: [{ deep: "x" }] } },
])("does not change the rest: %j", (value) => expect(left(value)).toBe(value));
