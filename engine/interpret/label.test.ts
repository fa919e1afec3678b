import { expect, it } from "vitest";
import { type Shape, typesFrom } from "#engine/shape";
import { typeLabel } from "./label.ts";

const text: Shape = { kind: "string" };
const plant: Shape = { kind: "ref", id: "t:Plant" };
const either = (...shapes: readonly Shape[]): Shape => ({
  kind: "undiscriminatedUnion",
  variants: shapes.map((shape) => ({ shape })),
});
const types = typesFrom({
  "t:Plant": { name: "Plant", shape: { kind: "list", item: { kind: "ref", id: "t:Plant" } } },
  "t:Long": { name: "VeryLongName", displayName: "Short", shape: text },
});

const table: readonly (readonly [Shape, string])[] = [
  [text, "string"],
  [{ kind: "bigInteger" }, "big integer"],
  [{ kind: "list", item: plant }, "list of Plant"],
  [{ kind: "map", key: text, value: { kind: "integer" } }, "map from string to integer"],
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

it.each(table)("labels %j as %s", (shape, label) => expect(typeLabel(types)(shape)).toBe(label));
