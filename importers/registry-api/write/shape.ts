import { exact, type Json } from "#engine/json";
import {
  type Algebra,
  aroundEach,
  type BranchAlgebra,
  fold,
  type ItemLimits,
  type MemberLimits,
  type ObjectShape,
  type Property,
  type Shape,
  typesFrom,
  type Variant,
} from "#engine/shape";
import type { DiscriminatedUnionVariant, ObjectProperty, ObjectType, TypeReference, TypeShape } from "#generated/types";
import { alias, leafFacts, type ShapeFacts } from "./leaf-facts.ts";
import { documentation, freshId, isDocumented, type Location, part, reportLoss, type Writing } from "./writing.ts";

/** Writes shapes and properties in the form of the wire. */
export interface ShapeWriter {
  readonly shape: (shape: Shape, location: Location) => TypeShape;
  /** Returns a reference to a shape of the wire; one that is not an alias becomes a named type. */
  readonly reference: (wire: TypeShape, location: Location) => TypeReference;
  readonly property: (property: Property, location: Location) => ObjectProperty;
  readonly object: (shape: ObjectShape, location: Location) => ObjectType;
  /** Returns how many files a value of the shape is; `undefined` if it is not a file. Only forms contain files. */
  readonly isFile: (shape: Shape) => "one" | "several" | undefined;
}

/** The dependencies of the writers of objects, properties and variants, which contain shapes. */
interface Scope {
  readonly writing: Writing;
  readonly factsOf: (shape: Shape) => ShapeFacts;
}

/** Creates a writer of the shapes of a model. */
export function shapeWriter(writing: Writing): ShapeWriter {
  const scope: Scope = { writing, factsOf: (shape) => factsOf(shape) };
  const algebra: Algebra<ShapeFacts> = { ...leafFacts(writing), ...branchFacts(scope) };
  const factsOf = fold(
    typesFrom(writing.types),
    aroundEach(algebra, ({ examples, rules, xml, ...node }, answer) => {
      const facts = answer(node);
      const { write, object } = facts;
      const own = { ...(examples && { examples }), ...(rules && { rules }), ...(xml && { xml }) };
      return {
        ...facts,
        write: (location) => {
          reportOwn(scope, own, location);
          return write(location);
        },
        ...(object && {
          object: () => {
            const found = object();
            return found && { ...found, shape: { ...found.shape, ...own } };
          },
        }),
      };
    }),
  );
  return {
    shape: (shape, location) => factsOf(shape).write(location),
    reference: (wire, location) => writeReference(scope, wire, location),
    property: (property, location) => writeProperty(scope, property, location),
    object: (shape, location) => {
      reportOwn(scope, shape, location);
      return writeObject(scope, shape, location);
    },
    isFile: (shape) => factsOf(shape).file,
  };
}

/** Only calls, errors, messages and properties have examples on the wire. */
const reportExamples = ({ writing }: Scope, location: Location): void =>
  reportLoss(writing, location, "the examples of types cannot be represented");

const reportXml = ({ writing }: Scope, location: Location): void =>
  reportLoss(writing, location, "the form in XML cannot be represented; samples use the names of properties and types");

type OwnFacts = Pick<ObjectShape, "examples" | "rules" | "xml">;

/** Reports the examples, the rules and the form in XML of a shape itself. */
function reportOwn(scope: Scope, { examples, rules, xml }: OwnFacts, at: Location): void {
  if (examples !== undefined) reportExamples(scope, at);
  if (xml !== undefined) reportXml(scope, at);
  if (rules === undefined) return;
  reportLoss(scope.writing, at, "rules such as `not` and `if` cannot be represented; any value is accepted");
}

/** Returns the facts about shapes that hold others. */
const branchFacts = (scope: Scope): BranchAlgebra<ShapeFacts> => ({
  nullable: ({ item }, recur) => ({
    write: (location) => alias({ type: "nullable", shape: recur(item).write(location) }),
  }),
  list: ({ item, positions, ...limits }, recur) => ({
    write: (location) => {
      reportItemLimits(scope, limits, location);
      if (positions !== undefined)
        reportLoss(scope.writing, location, "items by position cannot be represented; each item may be any of them");
      return alias({ type: "list", itemShape: recur(item).write(part(location, "item")) });
    },
  }),
  set: ({ item, ...limits }, recur) => ({
    write: (location) => {
      reportItemLimits(scope, limits, location);
      return alias({ type: "set", itemShape: recur(item).write(part(location, "item")) });
    },
  }),
  map: ({ key, value, ...limits }, recur) => ({
    write: (location) => {
      reportMemberLimits(scope, limits, location);
      return alias({
        type: "map",
        keyShape: recur(key).write(part(location, "key")),
        valueShape: recur(value).write(part(location, "value")),
      });
    },
  }),
  object: (node) => ({
    write: (location) => ({ type: "object", ...writeObject(scope, node, location) }),
    object: () => ({ shape: node }),
  }),
  discriminatedUnion: ({ discriminant, isTagOptional, variants }) => ({
    write: (location) => {
      if (isTagOptional) {
        reportLoss(scope.writing, location, "an optional discriminant cannot be represented; it becomes required");
      }
      return {
        type: "discriminatedUnion",
        discriminant,
        variants: variants.map((one, i) => writeVariant(scope, one, discriminant, part(location, "variants", i))),
      };
    },
  }),
  undiscriminatedUnion: ({ variants, exclusive }, recur) => ({
    write: (location) => {
      if (exclusive) {
        reportLoss(
          scope.writing,
          location,
          "that exactly one variant matches cannot be represented; several may match",
        );
      }
      return {
        type: "undiscriminatedUnion",
        variants: variants.map((one, i) => ({
          ...documentation(one),
          ...(one.displayName === undefined ? {} : { displayName: one.displayName }),
          shape: recur(one.shape).write(part(location, "variants", i)),
        })),
      };
    },
  }),
  ref: (id, force) => ({
    write: () => alias({ type: "id", id }),
    object: () => {
      const target = force().object?.();
      return target && { id, ...target };
    },
    isEnum: () => force().isEnum?.() === true,
    isNumeric: () => force().isNumeric?.() === true,
    withDefault: (value) =>
      typeof value === "string" && force().isEnum?.() === true
        ? alias({ type: "id", id, default: { type: "enum", value } })
        : undefined,
  }),
});

function writeReference({ writing }: Scope, wire: TypeShape, location: Location): TypeReference {
  if (wire.type === "alias") return wire.value;
  const id = freshId(writing, location.name);
  writing.named.set(id, { name: id, shape: wire });
  return { type: "id", id };
}

/** Returns a shape without its examples, and these. */
function apart({ examples, ...shape }: Exclude<Shape, { readonly kind: "ref" }>): Pick<Property, "shape" | "examples"> {
  return { shape, ...(examples && { examples }) };
}

function writeProperty(
  scope: Scope,
  { key, shape: stated, optional, default: value, access, examples, xml, ...about }: Property,
  at: Location,
): ObjectProperty {
  const location = part(at, key);
  // A property has a place for examples; its type does not.
  const { shape, examples: shown } =
    examples === undefined && "examples" in stated ? apart(stated) : { shape: stated, examples };
  if (xml !== undefined) reportXml(scope, location);
  return {
    ...documentation(about),
    key,
    valueShape: optional ? optionalShape(scope, shape, value, location) : requiredShape(scope, shape, value, location),
    ...(access === undefined ? {} : { propertyAccess: access }),
    ...(shown !== undefined && { examples: shown }),
  };
}

function optionalShape({ factsOf }: Scope, shape: Shape, value: Json | undefined, location: Location): TypeShape {
  const { write, isNumeric } = factsOf(shape);
  const sent = typeof value === "string" && isNumeric?.() === true ? numberOf(value) : value;
  return alias({ type: "optional", shape: write(location), ...(sent === undefined ? {} : { default: sent }) });
}

/** On the wire a required property has no default; its type gets the default if possible. */
function requiredShape(
  { writing, factsOf }: Scope,
  shape: Shape,
  value: Json | undefined,
  location: Location,
): TypeShape {
  const { write, withDefault } = factsOf(shape);
  // It reports the limits that the type with the default lacks too.
  const bare = write(location);
  const written = value === undefined ? undefined : withDefault?.(value);
  if (value !== undefined && written === undefined) {
    reportLoss(
      writing,
      location,
      "the default of a required property cannot be represented if its type does not allow it",
    );
  }
  return written ?? bare;
}

function reportItemLimits({ writing }: Scope, { minItems, maxItems }: ItemLimits, location: Location): void {
  if (minItems === undefined && maxItems === undefined) return;
  reportLoss(writing, location, "limits on the number of items cannot be represented; any number is accepted");
}

function reportMemberLimits(
  { writing }: Scope,
  { minProperties, maxProperties }: MemberLimits,
  location: Location,
): void {
  if (minProperties === undefined && maxProperties === undefined) return;
  reportLoss(writing, location, "limits on the number of properties cannot be represented; any number is accepted");
}

function writeObject(scope: Scope, shape: ObjectShape, location: Location): ObjectType {
  const { properties, extra, closed } = shape;
  reportMemberLimits(scope, shape, location);
  if (closed)
    reportLoss(
      scope.writing,
      location,
      "an object without additional properties cannot be represented; any property is accepted",
    );
  return {
    extends: [],
    properties: properties.map((one) => writeProperty(scope, one, location)),
    ...(extra === undefined ? {} : { extraProperties: writeExtra(scope, extra, part(location, "extra")) }),
  };
}

const writeExtra = (scope: Scope, extra: Shape, location: Location): TypeReference =>
  writeReference(scope, scope.factsOf(extra).write(location), location);

/** A variant that is a named object extends it, so that writing ends also for a union inside its own variant. */
function writeVariant(scope: Scope, one: Variant, discriminant: string, location: Location): DiscriminatedUnionVariant {
  const about = {
    ...documentation(one),
    discriminantValue: one.value,
    ...(one.displayName === undefined ? {} : { displayName: one.displayName }),
  };
  const target = scope.factsOf(one.shape).object?.();
  if (target === undefined) {
    reportLoss(
      scope.writing,
      location,
      `the variant ${JSON.stringify(one.value)} is not an object; only its name is written`,
    );
    return { ...about, extends: [], properties: [] };
  }
  if (target.id !== undefined) return { ...about, extends: [target.id], properties: [] };
  reportOwn(scope, target.shape, location);
  const { properties, ...rest } = target.shape;
  const own = properties.filter(({ key, ...tag }) => key !== discriminant || isDocumented(tag));
  return { ...about, ...writeObject(scope, { ...rest, properties: own }, location) };
}

/** Returns the number that a text writes, with all its digits. */
const numberOf = (text: string): Json => (String(Number(text)) === text ? Number(text) : exact(text));
