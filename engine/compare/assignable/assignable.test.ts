import { describe, expect, it } from "vitest";
import { budgetOf } from "#engine/budget";
import { type Property, type Rule, type Shape, type TypeTable, typesFrom } from "#engine/shape";
import { assignability, type IsAssignable } from "./index.ts";

const text: Shape = { kind: "string" };
const number: Shape = { kind: "integer" };
const ref = (id: string): Shape => ({ kind: "ref", id });
const list = (item: Shape): Shape => ({ kind: "list", item });
const object = (members: { readonly [key: string]: Shape }): Shape => ({
  kind: "object",
  properties: Object.entries(members).map(([key, shape]): Property => ({ key, shape, optional: false })),
});
const named = (shapes: { readonly [id: string]: Shape }): TypeTable =>
  Object.fromEntries(Object.entries(shapes).map(([id, shape]) => [id, { name: id, shape }]));

const between = (writer: TypeTable, reader: TypeTable): IsAssignable =>
  assignability({
    ...{ writer: typesFrom(writer), reader: typesFrom(reader) },
    ...{ isSent: () => true, budget: budgetOf(100_000) },
  }).assignable;

describe("named types", () => {
  const node = (value: Shape): TypeTable => named({ Node: object({ value, next: ref("Node") }) });

  it("that contain themselves are assignable if all their members are", () => {
    expect(between(node(text), node(text))(ref("Node"), ref("Node"))).toBe(true);
    expect(between(node(text), node(number))(ref("Node"), ref("Node"))).toBe(false);
  });

  it("have the same answer at each question", () => {
    const isAssignable = between(node(text), node(number));
    expect([1, 2].map(() => isAssignable(ref("Node"), ref("Node")))).toEqual([false, false]);
    const other = between(node(text), node(text));
    expect([1, 2].map(() => other(ref("Node"), ref("Node")))).toEqual([true, true]);
  });

  it("are not assignable because of an assumption that has failed", () => {
    // A is compared with A first; while that is open, B relies on it, and only then A fails.
    const types = (end: Shape): TypeTable => named({ A: object({ b: ref("B"), end }), B: object({ a: ref("A") }) });
    const isAssignable = between(types(text), types(number));
    expect([isAssignable(ref("A"), ref("A")), isAssignable(ref("B"), ref("B"))]).toEqual([false, false]);
  });

  /** Types that contain each other in a row, and a list of them all. */
  const rowOf = (length: number): TypeTable =>
    named(
      Object.fromEntries(Array.from({ length }, (_, i) => [`T${i}`, i + 1 === length ? text : list(ref(`T${i + 1}`))])),
    );

  it.each([
    [300, true],
    [301, false],
  ])("nested %i deep are assignable: %j", (depth, expected) => {
    expect(between(rowOf(depth), rowOf(depth))(ref("T0"), ref("T0"))).toBe(expected);
  });

  it("beside each other don't count as nested", () => {
    const many = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`T${i}`, text]));
    const all = object(Object.fromEntries(Object.keys(many).map((id) => [id, ref(id)])));
    expect(between(named(many), named(many))(all, all)).toBe(true);
  });
});

describe("a reader with rules", () => {
  const starts = (regex: string): Rule => ({ kind: "pattern", regex });
  const ruled = (shape: Shape, ...rules: readonly Rule[]): Shape => ({ ...shape, rules }) as Shape;
  const isAssignable = between({}, {});
  const either = (...shapes: readonly Shape[]): Shape => ({
    kind: "undiscriminatedUnion",
    variants: shapes.map((shape) => ({ shape })),
  });
  const items = list(text);
  const full: Rule = { kind: "size", of: "items", least: 1 } as Rule;

  it.each<[string, Shape, Shape, boolean]>([
    ["accepts a writer with the same rule", ruled(items, full), ruled(items, full), true],
    ["rejects a writer without it", items, ruled(items, full), false],
    ["rejects it inside a union with rules", items, ruled(either(items), full), false],
    ["accepts it inside a union with rules that it keeps", ruled(items, full), ruled(either(items), full), true],
    ["rejects it for a variant with a rule", items, either(number, ruled(items, full)), false],
    ["accepts it for a variant without one", items, either(ruled(items, starts("^a")), items), true],
    [
      "requires the rules of the union and of the variant",
      ruled(items, full),
      ruled(either(ruled(items, starts("a"))), full),
      false,
    ],
  ])("%s", (_, writer, reader, expected) => {
    expect(isAssignable(writer, reader)).toBe(expected);
  });
});

describe("a reader that limits the number of properties", () => {
  const isAssignable = between({}, {});
  const map = (limits: object = {}): Shape => ({ kind: "map", key: text, value: text, ...limits });
  const pair = object({ a: text, b: text });
  const closed = (shape: Shape): Shape => ({ ...shape, closed: true }) as Shape;
  const orLess = (shape: Shape): Shape =>
    ({ ...shape, properties: [{ key: "a", shape: text, optional: true }] }) as Shape;

  it.each<[string, Shape, object, boolean]>([
    ["as many as are required", pair, { minProperties: 2 }, true],
    ["fewer than it needs", pair, { minProperties: 3 }, false],
    ["optional ones, which may be absent", orLess(pair), { minProperties: 1 }, false],
    ["a map of as many at least", map({ minProperties: 2 }), { minProperties: 2 }, true],
    ["a map of fewer at least", map({ minProperties: 1 }), { minProperties: 2 }, false],
    ["any map", map(), { minProperties: 1 }, false],
    ["any map without a limit", map(), {}, true],
    ["as many as fit, and no others", closed(pair), { maxProperties: 2 }, true],
    ["more than fit", closed(pair), { maxProperties: 1 }, false],
    ["others too", pair, { maxProperties: 2 }, false],
    ["a map of as many at most", map({ maxProperties: 2 }), { maxProperties: 2 }, true],
    ["a map of more at most", map({ maxProperties: 3 }), { maxProperties: 2 }, false],
    ["a map of any number", map(), { maxProperties: 2 }, false],
  ])("gets %s", (_, writer, limits, expected) => {
    expect(isAssignable(writer, map(limits))).toBe(expected);
  });
});
