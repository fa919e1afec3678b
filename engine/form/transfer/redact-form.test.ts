import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { type Property, type Shape, type TypeTable, typesFrom } from "#engine/shape";
import { arbitrary, arbitraryShape } from "#engine/testing";
import { type FormState, frozen } from "../edits/index.ts";
import { masked, redactForm } from "./redact-form.ts";

const password: Shape = { kind: "string", format: "password" };
const text: Shape = { kind: "string" };
const object = (members: { readonly [key: string]: Shape }): Shape => ({
  kind: "object",
  properties: Object.entries(members).map(([key, shape]): Property => ({ key, shape, optional: true })),
});
const types: TypeTable = {
  Node: { name: "Node", shape: object({ key: password, name: text, next: { kind: "ref", id: "Node" } }) },
};
const without = (shape: Shape, state: FormState): FormState =>
  redactForm(typesFrom(types))(object({ body: shape }))(state);
const stateOf = (body: FormState["value"]): FormState => ({ value: { body }, selection: {} });

it.each<[string, Shape, FormState["value"], FormState["value"]]>([
  ["of a property", object({ user: text, pin: password }), { user: "a", pin: "p" }, { user: "a" }],
  ["that may be null", object({ pin: { kind: "nullable", item: password } }), { pin: "p" }, {}],
  ["of items, which keep their places", { kind: "list", item: password }, ["p", "q"], ["", ""]],
  ["of rows", { kind: "map", key: text, value: password }, { a: "p" }, { a: "" }],
  [
    "of a type that holds itself",
    { kind: "ref", id: "Node" },
    { key: "p", name: "n", next: { key: "q", name: "m" } },
    { name: "n", next: { name: "m" } },
  ],
  [
    "of one of several variants",
    { kind: "undiscriminatedUnion", variants: [{ shape: object({ pin: password }) }, { shape: object({ id: text }) }] },
    { pin: "p", id: "i" },
    { id: "i" },
  ],
])("removes a password %s", (_, shape, value, kept) => {
  expect(without(shape, stateOf(value))).toEqual(stateOf(kept));
});

it("keeps a value of types without a password that contain each other", () => {
  const ref = (id: string): Shape => ({ kind: "ref", id });
  const table: TypeTable = {
    Tree: { name: "Tree", shape: object({ name: text, branches: { kind: "list", item: ref("Branch") } }) },
    Branch: { name: "Branch", shape: object({ tree: ref("Tree"), next: ref("Branch") }) },
  };
  const state = stateOf({ name: "oak", branches: [{ tree: { name: "ivy" } }] });
  expect(redactForm(typesFrom(table))(object({ body: ref("Tree") }))(state).value).toBe(state.value);
});

it("removes a broken text that may contain a password", () => {
  const shape = object({ user: text, pin: password, any: { kind: "unknown" } });
  const typed = { "/body": { text: '{"pin": "p"' }, "/body/any": { text: "{" } };
  expect(without(shape, { ...stateOf({ user: "a" }), drafts: typed })).toEqual({
    ...stateOf({ user: "a" }),
    drafts: { "/body/any": { text: "{" } },
  });
});

it("returns the same value for any form without passwords", () => {
  fc.assert(
    fc.property(
      arbitraryShape({ names: ["a", "b"] })
        .filter((shape) => !/"(password|ref)"/.test(JSON.stringify(shape)))
        .chain((shape) => fc.record({ shape: fc.constant(shape), value: arbitrary(shape, typesFrom()) })),
      ({ shape, value }) => {
        const state = stateOf(value);
        expect(without(shape, state).value).toBe(state.value);
      },
    ),
  );
});

it.each<[string, Shape, FormState["value"], FormState["value"]]>([
  ["of a property", object({ user: text, pin: password }), { user: "a", pin: "p" }, { user: "a", pin: "****" }],
  ["and leaves an empty one", object({ pin: password }), { pin: "" }, { pin: "" }],
  ["of items", { kind: "list", item: password }, ["p", "a-long-password"], ["****", "a-l****rd"]],
  ["of rows", { kind: "map", key: text, value: password }, { a: "p" }, { a: "****" }],
  [
    "of a type that holds itself",
    { kind: "ref", id: "Node" },
    { key: "p", name: "n", next: { key: "q" } },
    { key: "****", name: "n", next: { key: "****" } },
  ],
  [
    "of one of several variants",
    { kind: "undiscriminatedUnion", variants: [{ shape: password }, { shape: text }] },
    "p",
    "****",
  ],
])("masks a password %s", (_, shape, value, shown) => {
  expect(masked(typesFrom(types))(object({ body: shape }))(stateOf(value))).toEqual(stateOf(shown));
});

it("returns the same state if there is nothing to mask", () => {
  const state = stateOf({ user: "a" });
  expect(masked(typesFrom(types))(object({ body: object({ user: text, pin: password }) }))(state)).toBe(state);
});

describe("a graph of types that contains a password", () => {
  /** A chain of 31 types that each hold the next one in two variants; the last one has a password. */
  const doubling = (hold: (next: Shape) => Shape): TypeTable =>
    Object.fromEntries(
      Array.from({ length: 31 }, (_, i) => {
        const next: Shape = { kind: "ref", id: `T${i + 1}` };
        const variants = [{ shape: hold(next) }, { shape: hold(next) }];
        const shape: Shape =
          i === 30 ? object({ pin: password, id: text }) : { kind: "undiscriminatedUnion", variants };
        return [`T${i}`, { name: `T${i}`, shape }];
      }),
    );
  const root: Shape = { kind: "ref", id: "T0" };
  const nest = (depth: number, inside: Json): Json => (depth === 0 ? inside : { a: nest(depth - 1, inside) });

  it.each([false, true])("is traversed once per value, not once per path (frozen: %s)", (isFrozen) => {
    const strip = redactForm(typesFrom(doubling((next) => object({ a: next }))))(root);
    const state: FormState = { value: nest(30, { pin: "p", id: "i" }), selection: {} };
    expect(strip(isFrozen ? frozen(state) : state).value).toEqual(nest(30, { id: "i" }));
  });

  it("is redacted even if unions are nested directly in unions", () => {
    const strip = redactForm(typesFrom(doubling((next) => next)))(root);
    expect(strip({ value: { pin: "p", id: "i" }, selection: {} }).value).toEqual({ id: "i" });
    expect(strip({ value: "some text", selection: {} }).value).toBe("some text");
  });
});
