import fc from "fast-check";
import { type ApiModel, bareEndpoint } from "#engine/model";
import type { ObjectShape, Property, Shape, TypeDefinition, TypeTable } from "#engine/shape";
import { someOf } from "../../tooling/tier.ts";

/** Types that reference each other, and the shape that references them. */
export interface Graph {
  readonly root: Shape;
  readonly table: TypeTable;
}

const ref = (index: number): Shape => ({ kind: "ref", id: `T${index}` });
const text: Shape = { kind: "string" };
const required = (key: string, shape: Shape): Property => ({ key, shape, optional: false });
const optional = (key: string, shape: Shape): Property => ({ key, shape, optional: true });
const object = (...properties: readonly Property[]): ObjectShape => ({ kind: "object", properties });
const anyOf = (...shapes: readonly Shape[]): Shape => ({
  kind: "undiscriminatedUnion",
  variants: shapes.map((shape) => ({ shape })),
});
const byKind = (...shapes: readonly Shape[]): Shape => ({
  kind: "discriminatedUnion",
  discriminant: "kind",
  variants: shapes.map((shape, i) => {
    const value = `v${i}`;
    return { value, shape: object(required("kind", { kind: "literal", value }), required("in", shape)) };
  }),
});

const graphOf = (shapes: readonly Shape[]): Graph => ({
  root: ref(0),
  table: Object.fromEntries(shapes.map((shape, i): [string, TypeDefinition] => [`T${i}`, { name: `T${i}`, shape }])),
});

/** Ways in which a type may contain the next one twice, so that a chain of n types has 2^n paths. */
export const doublings = {
  "two required properties": (next) => object(required("a", next), required("b", next)),
  "two optional properties": (next) => object(optional("a", next), optional("b", next)),
  "a required and an optional property": (next) => object(required("a", next), optional("b", next)),
  "two required lists": (next) =>
    object(required("a", { kind: "list", item: next }), required("b", { kind: "set", item: next })),
  "two nullable properties": (next) =>
    object(required("a", { kind: "nullable", item: next }), required("b", { kind: "nullable", item: next })),
  "two maps": (next) =>
    object(
      required("a", { kind: "map", key: text, value: next }),
      optional("b", { kind: "map", key: text, value: next }),
    ),
  "a map from it to it": (next) => ({ kind: "map", key: next, value: next }),
  "a union of it and it": (next) => anyOf(next, next),
  "a union of two objects that hold it twice": (next) =>
    anyOf(object(required("a", next), required("b", next)), object(required("a", next), optional("b", next))),
  "a union of such an object and a text": (next) => anyOf(object(required("a", next), required("b", next)), text),
  "a discriminated union of it and it": (next) => byKind(object(required("a", next), required("b", next)), next),
  "a nullable union": (next) => ({ kind: "nullable", item: anyOf(next, { kind: "nullable", item: next }, text) }),
  "further properties beside a required one": (next) => ({
    kind: "object",
    properties: [required("a", next)],
    extra: next,
  }),
} satisfies { readonly [name: string]: (next: Shape) => Shape };

/**
 * A chain of types, each of which contains the next one as `double` returns it; the last one is an object with a name.
 */
export const chainOf = (length: number, double: (next: Shape) => Shape): Graph =>
  graphOf(Array.from({ length }, (_, i) => (i === length - 1 ? object(required("name", text)) : double(ref(i + 1)))));

/** Types that all refer to all of them. */
export const completeOf = (size: number, make: (all: readonly Shape[]) => Shape): Graph =>
  graphOf(Array.from({ length: size }, () => make(Array.from({ length: size }, (_, i) => ref(i)))));

/** Chains of every kind, as long as a short description allows, and dense graphs. */
const allHardGraphs: readonly (readonly [name: string, graph: Graph])[] = [
  ...Object.entries(doublings).map(([name, double]) => [`31 types with ${name}`, chainOf(31, double)] as const),
  [
    "20 types with all of them required",
    completeOf(20, (all) => object(...all.map((one, i) => required(`p${i}`, one)))),
  ],
  [
    "20 types with all of them optional",
    completeOf(20, (all) => object(...all.map((one, i) => optional(`p${i}`, one)))),
  ],
  [
    "20 types with lists of all of them",
    completeOf(20, (all) => object(...all.map((item, i) => required(`p${i}`, { kind: "list", item })))),
  ],
  [
    "20 types that are unions of objects of all of them",
    completeOf(20, (all) => anyOf(...all.map((one, i) => object(required(`p${i}`, one))), text)),
  ],
  ["a chain of 2000 required types", chainOf(2000, (next) => object(required("next", next)))],
  ["a chain of 2000 lists", chainOf(2000, (item) => ({ kind: "list", item }))],
];

/** Graphs that double at each step or are dense: all at night, otherwise a third. */
export const hardGraphs = someOf(allHardGraphs, 7);

/**
 * Draws graphs of up to 40 types, dense or not, with and without cycles, required and optional references, of all
 * kinds.
 */
export const arbitraryGraph: fc.Arbitrary<Graph> = fc.integer({ min: 1, max: 40 }).chain((size) => {
  const any = fc.nat(size - 1).map(ref);
  const shapes = Array.from({ length: size }, (_, index) => {
    /** A type that is directly its own alias has no values. */
    const later = index + 1 < size ? fc.integer({ min: index + 1, max: size - 1 }).map(ref) : fc.constant(text);
    const part = fc.oneof(
      { weight: 4, arbitrary: any },
      {
        weight: 1,
        arbitrary: fc.constantFrom<Shape>(
          text,
          { kind: "integer" },
          { kind: "enum", values: [{ value: "x" }, { value: "y" }] },
        ),
      },
      { weight: 1, arbitrary: any.map((item): Shape => ({ kind: "list", item })) },
      { weight: 1, arbitrary: any.map((item): Shape => ({ kind: "nullable", item })) },
      { weight: 1, arbitrary: any.map((value): Shape => ({ kind: "map", key: text, value })) },
    );
    const members = fc
      .array(fc.tuple(part, fc.boolean()), { maxLength: 5 })
      .map((all) => object(...all.map(([shape, isOptional], i) => ({ key: `p${i}`, shape, optional: isOptional }))));
    const bare = fc.oneof(later, members, fc.constant(text));
    return fc.oneof(
      { weight: 5, arbitrary: members },
      { weight: 1, arbitrary: fc.array(bare, { minLength: 1, maxLength: 4 }).map((all) => anyOf(...all)) },
      { weight: 1, arbitrary: fc.array(part, { minLength: 1, maxLength: 3 }).map((all) => byKind(...all)) },
      { weight: 1, arbitrary: bare.map((item): Shape => ({ kind: "nullable", item })) },
      { weight: 1, arbitrary: any.map((item): Shape => ({ kind: "list", item })) },
      { weight: 1, arbitrary: any.map((value): Shape => ({ kind: "map", key: text, value })) },
      { weight: 1, arbitrary: fc.tuple(members, any).map(([one, extra]): Shape => ({ ...one, extra })) },
    );
  });
  return fc.tuple(...shapes).map(graphOf);
});

/** Returns an API with one endpoint that receives and answers the root of a graph. */
export const echoModel = ({ root, table }: Graph): ApiModel => ({
  id: "api",
  endpoints: [
    bareEndpoint({
      id: "echo",
      path: [{ kind: "literal", value: "/echo" }],
      request: { body: { kind: "json", shape: root, optional: false, contentType: "application/json" } },
      responses: [{ statusCode: 200, body: { kind: "json", shape: root } }],
    }),
  ],
  types: table,
  groups: [],
  auths: {},
  globalHeaders: [],
});
