import { type Json, objectOf } from "#engine/json";
import { bareEndpoint, type EndpointForm } from "#engine/model";
import type { ObjectShape, Property, Shape, TypeTable } from "#engine/shape";

/** One form to measure: the shape of a body, with a value that fills it. */
export interface Case {
  readonly shape: Shape;
  readonly types: TypeTable;
  readonly value: Json;
  /** The way to the field that keys go to, the middle one, as a JSON pointer from the body. */
  readonly typed: string;
}

/** The case as the body of an endpoint, with an example that fills it. */
export const endpointOf = ({ shape, types, value }: Case): EndpointForm => ({
  endpoint: bareEndpoint({
    id: "measured",
    path: [{ kind: "literal", value: "/measured" }],
    request: { body: { kind: "json", shape, optional: false, contentType: "application/json" } },
    examples: [
      { path: "/measured", pathParameters: {}, queryParameters: {}, headers: {}, body: value, statusCode: 200 },
    ],
  }),
  nodes: [],
  globalHeaders: [],
  authSchemes: {},
  types,
});

const property = (key: string, shape: Shape): Property => ({ key, shape, optional: false });
const object = (properties: readonly Property[]): ObjectShape => ({ kind: "object", properties });

/** Mostly text, as real types are; some numbers and yes or no. */
const kinds: readonly (readonly [Shape, Json])[] = [
  [{ kind: "string" }, "some text"],
  [{ kind: "string", maxLength: 40 }, "more text"],
  [{ kind: "string" }, ""],
  [{ kind: "integer" }, 42],
  [{ kind: "string", minLength: 1 }, "text"],
];

const flat = (count: number): Case => {
  const keys = Array.from({ length: count }, (_, i) => `property${i}`);
  const kindOf = (i: number) => kinds[i % kinds.length] ?? kinds[0];
  return {
    types: {},
    shape: object(keys.map((key, i) => property(key, kindOf(i)?.[0] ?? { kind: "string" }))),
    value: objectOf(keys.map((key, i) => [key, kindOf(i)?.[1] ?? ""])),
    typed: `/property${Math.floor(count / 10) * 5}`,
  };
};

const list = (count: number): Case => {
  const keys = ["name", "place", "note", "amount", "unit"];
  return {
    types: {},
    shape: {
      kind: "list",
      item: object(keys.map((key) => property(key, { kind: key === "amount" ? "integer" : "string" }))),
    },
    value: Array.from({ length: count }, (_, i) =>
      objectOf(keys.map((key) => [key, key === "amount" ? i : `${key} ${i}`])),
    ),
    typed: `/${count / 2}/name`,
  };
};

const tree = (levels: number): Case => {
  const grow = (level: number): Json => ({
    label: `level ${level}`,
    weight: level,
    ...(level < levels ? { below: [grow(level + 1), grow(level + 1)] } : { below: [] }),
  });
  const node = object([
    property("label", { kind: "string" }),
    property("weight", { kind: "integer" }),
    property("below", { kind: "list", item: { kind: "ref", id: "Node" } }),
  ]);
  return {
    types: { Node: { name: "Node", shape: node } },
    shape: { kind: "ref", id: "Node" },
    value: grow(1),
    typed: `/below/1${"/below/0".repeat(levels - 3)}/label`,
  };
};

const map = (count: number): Case => ({
  types: {},
  shape: { kind: "map", key: { kind: "string" }, value: { kind: "string", minLength: 1 } },
  value: objectOf(Array.from({ length: count }, (_, i) => [`key${i}`, `text ${i}`])),
  typed: `/key${count / 2}`,
});

/** By the name that the table shows. */
export const cases: { readonly [name: string]: () => Case } = {
  "100 properties": () => flat(100),
  "1,000 properties": () => flat(1000),
  "5,000 properties": () => flat(5000),
  "1,000 objects": () => list(1000),
  "map of 1,000 keys": () => map(1000),
  "tree of 8 levels": () => tree(8),
};
