import fc from "fast-check";
import type { DoubleShape, ItemLimits, MemberLimits, Property, Shape, ShapeOf, TypeTable } from "#engine/shape";

type Plain = { readonly [key: string]: unknown };

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getOwnPropertySymbols(value).length === 0;

/** All shapes that are in plain data, in a fixed order. */
function shapesIn(data: unknown): readonly Plain[] {
  const found: Plain[] = [];
  const walk = (one: unknown): void => {
    if (Array.isArray(one)) for (const item of one) walk(item);
    if (!isPlain(one)) return;
    if (typeof one.kind === "string") found.push(one);
    for (const member of Object.values(one)) walk(member);
  };
  walk(data);
  return found;
}

/** Replaces a shape in plain data by another one. */
function swapped<T>(data: T, location: Plain, shape: unknown): T {
  const walk = (one: unknown): unknown => {
    if (one === location) return shape;
    if (Array.isArray(one)) return one.map(walk);
    if (!isPlain(one)) return one;
    return Object.fromEntries(Object.entries(one).map(([key, member]) => [key, walk(member)]));
  };
  return walk(data) as T; // a shape replaces a shape, so the type stays
}

/** Mutations that maintainers make to a shape. `dice` selects the part that is changed. */
type Mutation = (shape: Shape, other: Shape, dice: number) => Shape | undefined;

const pick = <T>(items: readonly T[], dice: number): T | undefined => items[dice % Math.max(1, items.length)];
const isTag = ({ shape }: Property): boolean => "value" in shape;

/** Changes one property; a literal may be what tells a variant, and stays. */
const onProperty =
  (change: (property: Property, dice: number) => readonly Property[]): Mutation =>
  (shape, _, dice) => {
    if (!("properties" in shape)) return undefined;
    const chosen = pick(
      shape.properties.filter((one) => !isTag(one)),
      dice,
    );
    return { ...shape, properties: shape.properties.flatMap((one) => (one === chosen ? change(one, dice) : [one])) };
  };

/** Adds a property, unless there is one of its name. */
const withProperty = (shape: Shape, added: Property): Shape | undefined => {
  if (!("properties" in shape) || shape.properties.some(({ key }) => key === added.key)) return undefined;
  return { ...shape, properties: [...shape.properties, added] };
};

type CountedShape = Shape & ItemLimits & MemberLimits;

/** All mutations by name. Each returns undefined for shapes that it does not apply to. */
export const mutations: { readonly [name: string]: Mutation } = {
  replace: (_, other) => other,
  widen: (shape) => widened[shape.kind]?.(shape),
  narrow: (shape) => narrowed[shape.kind]?.(shape),
  nullable: (shape) => ({ kind: "nullable", item: shape }),
  bare: (shape) => ("item" in shape && shape.kind !== "list" && shape.kind !== "set" ? shape.item : undefined),
  union: (shape, other) => ({ kind: "undiscriminatedUnion", variants: [{ shape }, { shape: other }] }),
  single: (shape, _, dice) =>
    "variants" in shape ? pick<{ readonly shape: Shape }>(shape.variants, dice)?.shape : undefined,
  list: (shape) =>
    shape.kind === "set" ? { ...shape, kind: "list" } : shape.kind === "list" ? { ...shape, kind: "set" } : undefined,
  addRequired: (shape, other, dice) => withProperty(shape, { key: `new${dice}`, shape: other, optional: false }),
  addOptional: (shape, other, dice) => withProperty(shape, { key: `new${dice}`, shape: other, optional: true }),
  dropProperty: onProperty(() => []),
  flipOptional: onProperty((one) => [{ ...one, optional: !one.optional }]),
  renameProperty: onProperty((one, dice) => [{ ...one, key: `${one.key}-renamed${dice}` }]),
  extra: (shape, other) => ("properties" in shape ? { ...shape, extra: other } : undefined),
  noExtra: (shape) => (shape.kind === "object" ? { kind: "object", properties: shape.properties } : undefined),
  asMap: (shape, other) =>
    shape.kind === "object" ? { kind: "map", key: { kind: "string" }, value: shape.extra ?? other } : undefined,
  asObject: (shape) => (shape.kind === "map" ? { kind: "object", properties: [], extra: shape.value } : undefined),
  key: (shape, _, dice) => (shape.kind === "map" ? { ...shape, key: pick(keys, dice) ?? shape.key } : undefined),
  addValue: (shape, _, dice) =>
    shape.kind === "enum" ? { ...shape, values: [...shape.values, { value: `value${dice}` }] } : undefined,
  dropValue: (shape) =>
    shape.kind === "enum" && shape.values.length > 1 ? { ...shape, values: shape.values.slice(1) } : undefined,
  asText: (shape) => (textual.has(shape.kind) ? { kind: "string" } : undefined),
  dropVariant: (shape) => {
    if (shape.kind === "discriminatedUnion" && shape.variants.length > 1)
      return { ...shape, variants: shape.variants.slice(1) };
    if (shape.kind !== "undiscriminatedUnion" || shape.variants.length < 2) return undefined;
    return { ...shape, variants: shape.variants.slice(1) };
  },
  count: (shape, _, dice) => {
    const limits = Object.entries(counted[shape.kind as keyof typeof counted] ?? {}); // other kinds have no limits
    return limits.length === 0 ? undefined : { ...shape, ...Object.fromEntries([limits[dice % limits.length] ?? []]) };
  },
  uncount: (shape) => {
    if (!(shape.kind in counted)) return undefined;
    const { minItems: _, maxItems: __, minProperties: ___, maxProperties: ____, ...rest } = shape as CountedShape;
    return rest as Shape; // the limits are optional
  },
  turnVariants: (shape) =>
    shape.kind === "undiscriminatedUnion" ? { ...shape, variants: shape.variants.toReversed() } : undefined,
};

/** Shapes with a number of parts, which mutations limit or stop limiting. */
const counted = {
  list: { minItems: 1, maxItems: 2 },
  set: { minItems: 1, maxItems: 2 },
  map: { minProperties: 1, maxProperties: 2 },
  object: { minProperties: 1, maxProperties: 3 },
} as const;

const textual = new Set(["enum", "uuid", "date", "datetime", "base64", "bigInteger", "literal"]);
const keys: readonly Shape[] = [
  { kind: "string" },
  { kind: "integer" },
  { kind: "long" },
  { kind: "string", minLength: 1 },
];

type OfKind = { readonly [K in Shape["kind"]]?: (shape: never) => Shape };
const changes = (table: OfKind) => table as { readonly [kind: string]: ((shape: Shape) => Shape) | undefined };

const widened = changes({
  integer: (shape: { minimum?: number }): Shape =>
    shape.minimum === undefined ? { kind: "long" } : { kind: "integer" },
  uint: (): Shape => ({ kind: "double" }),
  long: (): Shape => ({ kind: "long" }),
  double: (): Shape => ({ kind: "double" }),
  string: (): Shape => ({ kind: "string" }),
});
const narrowed = changes({
  integer: (): Shape => ({ kind: "integer", minimum: 3, maximum: 9 }),
  uint: (): Shape => ({ kind: "integer", minimum: 0 }),
  long: (): Shape => ({ kind: "integer", multipleOf: 3 }),
  double: (shape: DoubleShape): Shape =>
    shape.multipleOf === undefined
      ? { kind: "double", maximum: 0.5, multipleOf: 0.25 }
      : { kind: "double", exclusiveMaximum: 0.5 },
  string: (): Shape => ({ kind: "string", minLength: 1, maxLength: 4 }),
});

/** A place and a change, to be made in any data that holds shapes. */
export interface Step {
  readonly name: string;
  readonly location: number;
  readonly dice: number;
  readonly other: Shape;
}

/** Draws changes to make. */
export const arbitrarySteps = (other: fc.Arbitrary<Shape>, maxLength = 3): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.record({
      name: fc.constantFrom(...Object.keys(mutations)),
      location: fc.nat(1000),
      dice: fc.nat(3),
      other,
    }),
    { minLength: 1, maxLength },
  );

/** Applies the changes in order, each at a shape that it fits. */
export function mutated<T extends { readonly table: TypeTable }>(data: T, steps: readonly Step[]): T {
  let now = data;
  for (const { name, location, dice, other } of steps) {
    const renamed = shapesIn(now).filter((one) => !isTagShape(one));
    for (let i = 0; i < renamed.length; i += 1) {
      const at = renamed[(location + i) % renamed.length];
      if (at === undefined) break;
      const changed = mutations[name]?.(at as unknown as Shape, other, dice); // it has a kind, and nothing else here has
      if (changed === undefined) continue;
      const next = swapped(now, at, changed);
      if (!unionsHold(next)) continue;
      now = next;
      break;
    }
  }
  return now;
}

/** The variants of a discriminated union are objects that begin with what tells them apart. */
const unionsHold = (data: unknown): boolean =>
  shapesIn(data).every((shape) => {
    if (shape.kind !== "discriminatedUnion") return true;
    const { discriminant, variants } = shape as unknown as ShapeOf<"discriminatedUnion">; // by its kind
    return variants.every((one) => one.shape.kind === "object" && one.shape.properties[0]?.key === discriminant);
  });

/** A literal may discriminate a variant, and the mutated shape must remain a valid union. */
const isTagShape = ({ kind }: Plain): boolean => kind === "literal";
