import { expect, it } from "vitest";
import type { Json } from "#engine/json";
import { type Shape, typesFrom } from "#engine/shape";
import type { Edit } from "../edits/index.ts";
import { stepNamer } from "./step-name.ts";

const text: Shape = { kind: "string" };
const figure: Shape = {
  kind: "discriminatedUnion",
  discriminant: "kind",
  variants: ["circle", "square"].map((value) => ({
    value,
    shape: {
      kind: "object",
      properties: [{ key: "kind", shape: { kind: "literal", value }, optional: false }],
    },
  })),
} as Shape; // `map` widens the kinds of its members
const shape: Shape = {
  kind: "object",
  properties: [
    {
      key: "body",
      optional: false,
      shape: {
        kind: "object",
        properties: [
          { key: "address", shape: { kind: "map", key: text, value: text }, optional: true },
          { key: "shape", shape: { kind: "nullable", item: figure }, optional: true },
          { key: "figures", shape: { kind: "list", item: figure }, optional: true },
        ],
      },
    },
  ],
};
const value: Json = { body: { address: { zip: "1" }, figures: [{ kind: "circle" }] } };
const nameOf = (edit: Edit): string => stepNamer(typesFrom())(shape)({ value, selection: {} }, edit).name;

it.each<[string, Edit]>([
  ["removed address.zip", { type: "remove", at: ["body", "address", "zip"] }],
  ["removed item 1 of figures", { type: "remove", at: ["body", "figures", 0] }],
  ["set size of item 2 of figures", { type: "set", at: ["body", "figures", 1, "size"], value: "2" }],
  ["added item 3 to the body", { type: "insert", at: ["body"], index: 2, value: "" }],
  ["removed item 3 of the body", { type: "remove", at: ["body", 2] }],
  ["typed invalid JSON into address", { type: "type", at: ["body", "address"], what: "text", text: "{" }],
  ["removed the body", { type: "remove", at: ["body"] }],
  ["set address.zip", { type: "set", at: ["body", "address", "zip"], value: "2" }],
  ["set address to null", { type: "set", at: ["body", "address"], value: null }],
  ["filled in the body", { type: "set", at: ["body"], value: {} }],
  ["added shape", { type: "addProperty", at: ["body"], key: "shape", value: null }],
  ["added address.city", { type: "addKey", at: ["body", "address"], key: "city", value: "" }],
  ["added 2 properties", { type: "addAll", at: ["body"], values: { address: {}, a: "", b: "" } }],
  ["added 2 properties to address", { type: "addAll", at: ["body", "address"], values: { a: "", b: "" } }],
  ["added 2 properties", { type: "addAll", at: ["body"], values: { a: "" }, empty: ["b"] }],
  ["added shape", { type: "addAll", at: ["body"], values: { shape: null } }],
  ["chose square for shape", { type: "choose", at: ["body", "shape"], variant: 1, value: { kind: "square" } }],
  ["chose circle for item 1 of figures", { type: "choose", at: ["body", "figures", 0], variant: 0, value: {} }],
  ["chose a variant for address", { type: "choose", at: ["body", "address"], variant: 7, value: {} }],
  ["added item 2 to figures", { type: "insert", at: ["body", "figures"], index: 1, value: null }],
  ["renamed address.zip to code", { type: "renameKey", at: ["body", "address"], from: "zip", to: "code" }],
  ['renamed address.zip to ""', { type: "renameKey", at: ["body", "address"], from: "zip", to: "" }],
  ["cleared figures", { type: "clear", at: ["body", "figures"] }],
  ["cleared the whole form", { type: "clear" }],
  ["replaced the whole form", { type: "reset", state: { value, selection: {} } }],
])("names an edit: %s", (name, edit) => {
  expect(nameOf(edit)).toBe(name);
});
