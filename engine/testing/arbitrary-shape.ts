import fc from "fast-check";
import { type Property, references, type Shape, type TypeDefinition, type TypeTable } from "#engine/shape";

/** Names that a plain lookup finds on the prototype of an object, or that are ambiguous in a path. */
export const hostileNames = [
  "constructor",
  "toString",
  "__proto__",
  "hasOwnProperty",
  "valueOf",
  "",
  "a/b~c",
  "0",
  "naïve 😀",
] as const;

/** The types that random shapes refer to; `arbitraryTypes` declares each of them. */
export const typeIds = ["t:Tree", "t:constructor", "t:__proto__"] as const;

/** Sources of random shapes. */
export interface ShapeOptions {
  /** The names of properties; ordinary and hostile ones if absent. */
  readonly names?: readonly string[];
  /**
   * `apart`: the variants of an undiscriminated union differ in their JSON type, so that a value of the wire has one
   * reading. The default is `any`.
   */
  readonly unions?: "any" | "apart";
  /** Every required part has a default that fits, so that the default of the whole must be valid. */
  readonly complete?: boolean;
}

interface Bag extends Required<ShapeOptions> {
  /** Types that are allowed where a value is required, so that no type must contain itself. */
  readonly safe: readonly string[];
}

const defaults = { names: ["a", "b", "kind", ...hostileNames], unions: "any", complete: false } as const;

/** Draws shapes of every kind, nested and with references to `typeIds`. */
export const arbitraryShape = (options: ShapeOptions = {}): fc.Arbitrary<Shape> =>
  shapes({ ...defaults, ...options, safe: typeIds })(3);

/** Draws a declaration of each of `typeIds`: recursive types, but none that must contain itself. */
export const arbitraryTypes = (options: ShapeOptions = {}): fc.Arbitrary<TypeTable> =>
  fc
    .tuple(...typeIds.map((_id, i) => shapes({ ...defaults, ...options, safe: typeIds.slice(i + 1) })(2)))
    .map((all) =>
      Object.fromEntries(
        all.map((shape, i): [string, TypeDefinition] => [String(typeIds[i]), { name: `T${i}`, shape }]),
      ),
    );

/** A shape and the types it refers to. */
export interface ShapeWithTypes {
  readonly shape: Shape;
  readonly table: TypeTable;
}

/** Draws a shape together with the types it refers to. */
export const arbitraryShapeWithTypes = (options: ShapeOptions = {}): fc.Arbitrary<ShapeWithTypes> =>
  fc.record({ shape: arbitraryShape(options), table: arbitraryTypes(options) });

type At = (depth: number) => fc.Arbitrary<Shape>;

function shapes(bag: Bag): At {
  const open: Bag = { ...bag, safe: typeIds };
  const cache = new Map<string, fc.Arbitrary<Shape>>();

  const draw = (depth: number, from: Bag): fc.Arbitrary<Shape> => {
    const key = `${depth}:${from.safe.length}`;
    const known = cache.get(key);
    if (known) return known;
    const made = depth <= 0 ? leaves(from) : fc.oneof(leaves(from), ...composites(depth - 1, from));
    cache.set(key, made);
    return made;
  };

  const composites = (depth: number, from: Bag): readonly fc.Arbitrary<Shape>[] => {
    const guarded = draw(depth, open);
    return [
      draw(depth, from).map((item): Shape => ({ kind: "nullable", item })),
      guarded.map((item): Shape => ({ kind: "list", item })),
      guarded.map((item): Shape => ({ kind: "set", item })),
      guarded.map((item): Shape => ({ kind: "list", item, maxItems: 1 })),
      fc.tuple(keyShapes, guarded).map(([key, value]): Shape => ({ kind: "map", key, value })),
      ...(from.complete ? [] : countedShapes(depth, from)),
      objects(depth, from),
      objects(depth, from),
      discriminated(depth, from),
      from.unions === "apart" ? apart(depth, from) : alternativesOf(depth, from),
    ];
  };

  /** Shapes that must have parts, which must not contain the shape itself. */
  const countedShapes = (depth: number, from: Bag): readonly fc.Arbitrary<Shape>[] => {
    const inner = draw(depth, from);
    return [
      inner.map((item): Shape => ({ kind: "list", item, minItems: 1, maxItems: 2 })),
      // Of other shapes there may be only one value.
      fc.constant<Shape>({ kind: "set", item: { kind: "string" }, minItems: 2, maxItems: 4 }),
      inner.map(
        (value): Shape => ({ kind: "map", key: { kind: "string" }, value, minProperties: 1, maxProperties: 3 }),
      ),
      properties(depth, from).map((all): Shape => {
        const required = all.filter(({ optional }) => !optional).length;
        const further = all.some(({ optional, shape }) => optional && references(shape).length === 0) ? 1 : 0;
        return {
          kind: "object",
          properties: all,
          minProperties: required + further,
          maxProperties: Math.max(1, required + further),
        };
      }),
    ];
  };

  const properties = (depth: number, from: Bag, without: readonly string[] = []): fc.Arbitrary<readonly Property[]> => {
    const property = fc.constantFrom(...from.names).chain((key) =>
      fc.oneof(
        draw(depth, from).map((shape): Property => ({ key, shape, optional: false })),
        draw(depth, open).map((shape): Property => ({ key, shape, optional: true })),
      ),
    );
    return fc
      .uniqueArray(property, { maxLength: 4, selector: ({ key }) => key })
      .map((all) => all.filter(({ key }) => !without.includes(key)));
  };

  const objects = (depth: number, from: Bag): fc.Arbitrary<Shape> =>
    fc.tuple(properties(depth, from), fc.option(draw(depth, open), { nil: undefined, freq: 3 }), fc.boolean()).map(
      ([all, extra, isClosed]): Shape => ({
        kind: "object",
        properties: all,
        ...(extra && { extra }),
        ...(!extra && isClosed && { closed: true }),
      }),
    );

  const discriminated = (depth: number, from: Bag): fc.Arbitrary<Shape> =>
    fc.constantFrom(...from.names).chain((discriminant) =>
      fc
        .uniqueArray(
          fc.tuple(fc.constantFrom("circle", "square", "constructor", ""), properties(depth, from, [discriminant])),
          {
            minLength: 1,
            maxLength: 3,
            selector: ([value]) => value,
          },
        )
        .map(
          (all): Shape => ({
            kind: "discriminatedUnion",
            discriminant,
            variants: all.map(([value, rest]) => ({
              value,
              shape: {
                kind: "object",
                properties: [{ key: discriminant, shape: { kind: "literal", value }, optional: false }, ...rest],
              },
            })),
          }),
        ),
    );

  const alternativesOf = (depth: number, from: Bag): fc.Arbitrary<Shape> =>
    fc
      .array(draw(depth, from), { minLength: 1, maxLength: 3 })
      .map((all): Shape => ({ kind: "undiscriminatedUnion", variants: all.map((shape) => ({ shape })) }));

  const apart = (depth: number, from: Bag): fc.Arbitrary<Shape> =>
    fc
      .tuple(
        fc.constantFrom<Shape>({ kind: "long" }, { kind: "integer" }, { kind: "double" }),
        fc.constant<Shape>({ kind: "string" }),
        fc.constant<Shape>({ kind: "boolean" }),
        draw(depth, open).map((item): Shape => ({ kind: "list", item })),
        objects(depth, from),
      )
      .chain((all) => fc.subarray(all, { minLength: 1 }))
      .map((all): Shape => ({ kind: "undiscriminatedUnion", variants: all.map((shape) => ({ shape })) }));

  return (depth) => draw(depth, bag);
}

const values = [{ value: "circle" }, { value: "toString" }, { value: "" }];

/** Leaves with a default that they accept. */
const completeLeaves: readonly Shape[] = [
  { kind: "string" },
  { kind: "string", minLength: 2, default: "ok" },
  { kind: "string", regex: "^[a-z]+$", default: "word" },
  { kind: "boolean" },
  { kind: "integer" },
  { kind: "integer", minimum: 3, maximum: 9, default: 5 },
  { kind: "integer", multipleOf: 5 },
  { kind: "uint" },
  { kind: "double" },
  { kind: "double", minimum: -1.5 },
  { kind: "double", minimum: 0.5, examples: [2.5] },
  { kind: "double", multipleOf: 0.1 },
  { kind: "integer", minimum: 3, maximum: 9 },
  { kind: "long", unsized: true, maximum: "-9007199254740993" },
  { kind: "string", examples: ["fern", 5] },
  { kind: "long" },
  { kind: "long", minimum: "9007199254740993", default: "9007199254740994" },
  { kind: "long", unsized: true, minimum: "0" },
  { kind: "uint64" },
  { kind: "bigInteger" },
  { kind: "datetime" },
  { kind: "date" },
  { kind: "uuid", default: "123e4567-e89b-12d3-a456-426614174000" },
  { kind: "base64" },
  { kind: "enum", values: [{ value: "only" }] },
  {
    kind: "enum",
    values: [{ value: "1" }, { value: "-2.50" }, { value: "12345678901234567890" }],
    numeric: true,
    default: "1",
  },
  { kind: "enum", values, default: "toString" },
  { kind: "literal", value: "constructor" },
  { kind: "literal", value: true },
];

/** Leaves without a default, or with one that a reader must change. */
const openLeaves: readonly Shape[] = [
  { kind: "string", minLength: 1, maxLength: 3 },
  { kind: "string", maxLength: 2, format: "password" },
  { kind: "string", regex: "^[a-z]{2,4}(?:-\\d+)?$" },
  { kind: "integer", minimum: 10, maximum: 12 },
  { kind: "integer", minimum: 1, maximum: 100, multipleOf: 7 },
  { kind: "double", exclusiveMinimum: 0, exclusiveMaximum: 1 },
  { kind: "long", minimum: "1", multipleOf: "9007199254740993" },
  { kind: "long", minimum: "-9223372036854775808", maximum: "-9007199254740993" },
  { kind: "uuid" },
  { kind: "enum", values },
  { kind: "file", multiple: false },
  { kind: "file", multiple: true, accept: ["image/*"] },
  { kind: "unknown" },
];

const leaves = ({ safe, complete }: Bag): fc.Arbitrary<Shape> =>
  fc.constantFrom(
    ...completeLeaves,
    ...(complete ? [] : openLeaves),
    ...safe.map((id): Shape => ({ kind: "ref", id })),
  );

const keyShapes = fc.constantFrom<Shape>(
  { kind: "string" },
  { kind: "string", minLength: 1 },
  { kind: "integer" },
  { kind: "long" },
  { kind: "boolean" },
  { kind: "uuid" },
  { kind: "enum", values },
);
