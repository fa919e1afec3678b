import { expect, it } from "vitest";
import { type Shape, type TypeTable, typesFrom, typesIn, type UndiscriminatedUnionShape } from "#engine/shape";
import { typeLabel } from "./label.ts";

const text: Shape = { kind: "string" };
const plant: Shape = { kind: "ref", id: "t:Plant" };
const either = (...shapes: readonly Shape[]): UndiscriminatedUnionShape => ({
  kind: "undiscriminatedUnion",
  variants: shapes.map((shape) => ({ shape })),
});
const named: TypeTable = {
  "t:Plant": { name: "Plant", shape: { kind: "list", item: { kind: "ref", id: "t:Plant" } } },
  "t:Long": { name: "VeryLongName", displayName: "Short", shape: text },
};
const types = typesFrom(named);

const table: readonly (readonly [Shape, string])[] = [
  [text, "string"],
  [{ kind: "bigInteger" }, "big integer"],
  [{ kind: "list", item: plant }, "list of Plant"],
  [{ kind: "map", key: text, value: { kind: "integer" } }, "map<string, integer>"],
  [either(text, { kind: "integer" }), "string or integer"],
  [{ kind: "set", item: either(text, { kind: "integer" }) }, "set of (string or integer)"],
  [{ kind: "nullable", item: { kind: "list", item: text } }, "list of string or null"],
  [{ kind: "list", item: { kind: "nullable", item: text } }, "list of (string or null)"],
  [{ kind: "ref", id: "t:Long" }, "Short"],
  [{ kind: "literal", value: "v1" }, '"v1"'],
  [{ kind: "file", multiple: true }, "files"],
  [{ kind: "long" }, "long"],
  [{ kind: "long", unsized: true, minimum: "0" }, "integer"],
  [{ kind: "unknown" }, "any"],
  [{ kind: "unknown", displayName: "Metadata" }, "Metadata"],
  [either(text, text, text, text, text), "one of 5 variants"],
  [
    {
      kind: "discriminatedUnion",
      discriminant: "t",
      variants: [
        { value: "a", shape: plant },
        { value: "b", displayName: "Bee", shape: plant },
      ],
    },
    "a or Bee",
  ],
];

const objects = (...keys: readonly (readonly string[])[]): Shape =>
  either(
    ...keys.map(
      (own): Shape => ({ kind: "object", properties: own.map((key) => ({ key, shape: text, optional: false })) }),
    ),
  );

it.each<readonly [Shape, string]>([
  [objects(["id", "size"], ["id", "light"]), "object with size or object with light"],
  [objects(["id"], ["id"]), "object 1 or object 2"],
  [either(text, { kind: "object", properties: [] }), "string or object"],
])("tells the objects of a union apart: %j", (shape, label) => expect(typeLabel(types)(shape)).toBe(label));

it.each<readonly [Shape, string]>([
  [{ kind: "string", format: "email" }, "string (email)"],
  [{ kind: "integer" }, "integer (int32)"],
  [{ kind: "integer", format: "int16" }, "integer (int16)"],
  [{ kind: "integer", unsized: true, minimum: 0, maximum: 9 }, "integer"],
  [{ kind: "long" }, "integer (int64)"],
  [{ kind: "long", unsized: true }, "integer"],
  [{ kind: "uint64" }, "integer (uint64)"],
  [{ kind: "double" }, "number"],
  [{ kind: "double", format: "float" }, "number (float)"],
  [{ kind: "datetime" }, "string (date-time)"],
  [{ kind: "base64" }, "string (byte)"],
  [{ kind: "list", item: { kind: "set", item: plant } }, "array of array of Plant"],
  [{ kind: "list", item: either(text, { kind: "boolean" }) }, "array of (any of string, boolean)"],
  [{ ...either(plant, { kind: "boolean" }), exclusive: true }, "one of Plant, boolean"],
  [either(text, text, text, text, text), "any of 5"],
])("labels %j in the words of OpenAPI as %s", (shape, label) => {
  expect(typeLabel(typesIn({ types: named, typeWords: "openapi" }))(shape)).toBe(label);
});

it.each(table)("labels %j as %s", (shape, label) => expect(typeLabel(types)(shape)).toBe(label));
