import { expect, it } from "vitest";
import { type Shape, typesFrom } from "./shape.ts";
import { typeDescription, withTypeDescription } from "./type-description.ts";

const text: Shape = { kind: "string" };
const ref = (id: string): Shape => ({ kind: "ref", id });
const nullable = (item: Shape): Shape => ({ kind: "nullable", item });
const types = typesFrom({
  height: { name: "Height", description: "In meters.", shape: text },
  alias: { name: "Alias", shape: ref("height") },
  own: { name: "Own", description: "Of a tree.", shape: ref("height") },
  bare: { name: "Bare", shape: text },
});

it.each<readonly [string, Shape, string | undefined]>([
  ["a type", ref("height"), "In meters."],
  ["a type or null", nullable(ref("height")), "In meters."],
  ["another name of a type", ref("alias"), "In meters."],
  ["a name with its own description", ref("own"), "Of a tree."],
  ["a type without one", ref("bare"), undefined],
  ["an unknown type", ref("nothing"), undefined],
  ["a list of a type", { kind: "list", item: ref("height") }, undefined],
])("reads the description of %s", (_name, shape, description) => {
  expect(typeDescription(types, shape)).toBe(description);
});

it("keeps a description that a part has itself, and the part if there is none", () => {
  const own = { shape: ref("height"), description: "Of the oak." };
  expect(withTypeDescription(types)(own)).toBe(own);
  const bare = { shape: ref("bare") };
  expect(withTypeDescription(types)(bare)).toBe(bare);
  expect(withTypeDescription(types)({ shape: ref("height") })).toEqual({
    shape: ref("height"),
    description: "In meters.",
  });
});
