import { expect, it } from "vitest";
import type { Json } from "#engine/json";
import { bareEndpoint } from "#engine/model";
import { type Shape, typesFrom } from "#engine/shape";
import { checkRequest, planRequest } from "./index.ts";

const color: Shape = { kind: "enum", values: [{ value: "red" }, { value: "blue" }] };
const size: Shape = { kind: "enum", values: [{ value: "s" }, { value: "m" }] };
const text: Shape = { kind: "string" };
const union = (...shapes: Shape[]): Shape => ({
  kind: "undiscriminatedUnion",
  variants: shapes.map((shape) => ({ shape })),
});
const types = typesFrom({ Color: { name: "Color", shape: color } });

const input = (shape: Shape, value: Json, selection = {}) => {
  const endpoint = bareEndpoint({
    id: "any",
    method: "POST",
    request: { body: { kind: "json", shape, optional: false, contentType: "application/json" } },
  });
  const form = { value: { body: value }, selection };
  return { endpoint, globalHeaders: [], types, form, credentials: [], baseUrl: "https://api.example" };
};
const sent = (...args: Parameters<typeof input>): unknown => {
  const { body } = planRequest(input(...args));
  return body.kind === "text" ? JSON.parse(body.text) : body;
};

it.each<[title: string, shape: Shape, value: Json, sent: Json, selection?: { [pointer: string]: number }]>([
  ["items of a list", { kind: "list", item: color }, [null, "red", null], ["red"]],
  ["items of a set of a named type", { kind: "set", item: { kind: "ref", id: "Color" } }, ["red", null], ["red"]],
  ["items of an inner list", { kind: "list", item: { kind: "list", item: color } }, [[null], ["red"]], [[], ["red"]]],
  ["values of a map", { kind: "map", key: text, value: color }, { a: null, b: "red" }, { b: "red" }],
  ["items of the selected variant", { kind: "list", item: union(text, color) }, [null, "x"], ["x"], { "/body/0": 1 }],
])("does not send %s without a choice, and reports them", (_, shape, value, expected, selection) => {
  expect(sent(shape, value, selection)).toEqual(expected);
  expect(checkRequest(input(shape, value, selection)).map(({ code }) => code)).not.toEqual([]);
});

it.each<[title: string, shape: Shape, value: Json]>([
  ["a null that is valid", { kind: "list", item: { kind: "nullable", item: color } }, [null, "red"]],
  ["a null that a variant allows", { kind: "list", item: union(size, { kind: "nullable", item: color }) }, [null]],
  ["an invalid null in place of a text", { kind: "list", item: text }, [null]],
])("sends %s", (_, shape, value) => {
  expect(sent(shape, value)).toEqual(value);
});
