import { isObject, type Json, own } from "#engine/json";
import {
  directReferences,
  isInCycle,
  type ObjectShape,
  type Property,
  references,
  type Shape,
  type TypeDefinition,
  type TypeId,
  type TypeTable,
} from "#engine/shape";
import { entriesOf, itemsOf, member, type Node, note, placeOf } from "../node.ts";
import { resolveAliases } from "../resolve-aliases.ts";
import type { Context } from "./context.ts";
import { fillDefaults, type WaitingDefault } from "./defaults.ts";
import { documentedPart } from "./documented.ts";
import { type Documents, referenceOf } from "./documents.ts";
import { type Facts, type JsonType, saysMembers } from "./facts.ts";
import { gatherer } from "./gather.ts";
import { heirsIn } from "./heirs.ts";
import { type Dialect, isNullable, isStructural } from "./keywords.ts";
import { booleanShape, numberShape, textShape, wholeShape } from "./leaf-shapes.ts";
import { nameGiver } from "./names.ts";
import { type Member, membersShape, objectShape, propertyOf } from "./objects.ts";
import { anyValue, asNullable, onlyNull, unionOf } from "./shapes.ts";
import { treeSizes } from "./tree-size.ts";
import { choiceShape, subtypesShape } from "./unions.ts";
import { type OpenUnit, typeUnit } from "./units.ts";
import { valueShapes } from "./value-shapes.ts";

/** Reads the schemas of one description as shapes. Every schema that a `$ref` names becomes a named type. */
export interface SchemaReader {
  /** The shape of a schema; a node that holds nothing says nothing, so any value will do. */
  readonly shapeOf: (schema: Node) => Shape;
  /** A property, parameter or header of this schema. */
  readonly propertyOf: (member: Member) => Property;
  /** All that a schema says, with what it includes, for those who need more than its shape. */
  readonly factsOf: (schema: Node) => Facts;
  /** All that several schemas say of one value. */
  readonly factsOfAll: (schemas: readonly Node[]) => Facts;
  /** The object that a schema describes, references followed. */
  readonly objectOf: (facts: Facts) => ObjectShape;
  /** All named types, those that nothing refers to included. To be called last, and once. */
  readonly finish: () => TypeTable;
  /** The same in their order; undefined for those that did not change. */
  readonly finishSome: () => readonly (readonly [id: TypeId, type: TypeDefinition | undefined])[];
}

/** The input of a schema reader. */
export interface SchemaSource {
  readonly documents: Documents;
  readonly dialect: Dialect;
  /** The parts of the description that name schemas, such as `/components/schemas`. */
  readonly named: readonly Node[];
}

const entryOf = <T>(id: TypeId, types: ReadonlyMap<TypeId, T>): readonly (readonly [TypeId, T])[] => {
  const type = types.get(id);
  return type === undefined ? [] : [[id, type]];
};

/** Moves the property of a key to the start. */
function putFirst(key: string, properties: Property[] | undefined): void {
  const index = properties?.findIndex((property) => property.key === key) ?? -1;
  if (properties !== undefined && index > 0) properties.unshift(...properties.splice(index, 1));
}

/** The words of a named type. */
function definitionOf(id: TypeId, node: Node): Omit<TypeDefinition, "shape"> {
  const title = isObject(node.value) ? own(node.value, "title") : undefined;
  return {
    ...documentedPart(node),
    name: id,
    ...(typeof title === "string" && title !== "" && title !== id && { displayName: title }),
  };
}

/** Formats that only texts have, for schemas that leave their type out. */
const textFormats: ReadonlySet<string> = new Set([
  "date-time",
  "date",
  "uuid",
  "email",
  "uri",
  "byte",
  "binary",
  "password",
]);

/** The types of values beside `null`; where they are left out, those that the other words are of. */
function typesOf(facts: Facts): readonly (JsonType | "any")[] {
  const { types, format = "", pattern, minLength, maxLength, encoding, minimum, maximum, items, places } = facts;
  if (types !== undefined) {
    const others = [...types].filter((type) => type !== "null");
    if (others.length === 0) return ["null"];
    if (others.length >= 5) return ["any"];
    return others.filter((type) => type !== "integer" || !types.has("number"));
  }
  if (saysMembers(facts)) return ["object"];
  if (items !== undefined || places !== undefined) return ["array"];
  if ([pattern, minLength, maxLength, encoding].some((one) => one !== undefined) || textFormats.has(format))
    return ["string"];
  if (minimum !== undefined || maximum !== undefined || format === "double" || format === "float") return ["number"];
  return format === "int32" || format === "int64" ? ["integer"] : ["any"];
}

/** Returns true if `null` is allowed beside other values. */
const allowsNull = ({ nullable, types }: Facts): boolean => nullable || (types?.has("null") === true && types.size > 1);

/** Maximum nesting of unnamed schemas. */
const deepest = 100;

/** Limit of shapes that one schema writes again. Schemas without a name are written wherever they are used. */
const mostRepeated = 5_000;

/** Makes the reader of a description's schemas. */
export function schemaReader({ documents, dialect, named }: SchemaSource): SchemaReader {
  const members = named.flatMap(entriesOf);
  const names = nameGiver(new Map(members.map(([name, node]) => [placeOf(node), name])));
  const types = new Map<TypeId, TypeDefinition>();
  const ownTypes = new Map(members.map(([, node]) => [names.of(node), node]));
  /** Types that have no name of their own, in the order in which they were referred to. */
  const others = new Map<TypeId, Node>();
  const made = new Map<unknown, Shape>();
  const active = new Map<unknown, TypeId | undefined>();
  const firsts = new Map<TypeId, string>();
  const waiting: (WaitingDefault & { readonly unit: OpenUnit | undefined })[] = [];
  const { units } = documents;
  units.atEach(() => made.clear());
  units.atKept(({ asks = [], firsts: asked = [] }) => {
    for (const [id, place] of asks) {
      const node = others.has(id) ? undefined : documents.find(`#${encodeURI(place)}`, documents.main);
      if (node !== undefined) typeOf(node);
    }
    for (const [id, key] of asked) first(id, key);
  });

  const typeOf = (node: Node): Shape => {
    const id = names.of(node);
    if (!ownTypes.has(id)) {
      others.set(id, others.get(id) ?? node);
      units.asked(id, node);
      if (!names.isPlain(node)) units.entangle();
    }
    return { kind: "ref", id };
  };

  /** True if a property may come first in a type: the first mention decides. */
  const first = (id: TypeId, key: string): boolean => {
    const known = firsts.get(id) ?? key;
    firsts.set(id, known);
    if (known !== key) units.entangle();
    return known === key;
  };

  const context: Context = {
    documents,
    dialect,
    subtypes: heirsIn(documents, named),
    gather: gatherer(documents, dialect),
    shapeOfAll,
    shapeFrom,
    standsFor,
    typeOf,
    typeWithFirst: (node, key) => {
      const id = names.of(node);
      units.first(id, key);
      return first(id, key) ? typeOf(node) : undefined;
    },
    orders: new WeakMap(),
    wait: (one) => waiting.push({ ...one, unit: units.current() }),
    spreading: new Set(),
    spent: { merged: 0, repeated: 0 },
  };

  function shapeOfAll(nodes: readonly Node[]): Shape {
    const distinct = nodes.filter(({ value }, i) => nodes.findIndex((other) => other.value === value) === i);
    const saying = distinct.filter(
      (node) => referenceOf(node) !== undefined || isStructural(node) || !isObject(node.value),
    );
    const [only, second] = saying.length === 0 ? distinct : saying;
    if (only === undefined) return anyValue;
    const shape = second === undefined ? shapeOfOne(only) : inline(saying);
    const nullable = saying.length < distinct.length && distinct.some(isNullable);
    return nullable ? asNullable(shape) : shape;
  }

  function shapeOfOne(node: Node): Shape {
    const reference = plainReference(node);
    if (reference === undefined) return inline([node]);
    const target = documents.target(referenceOf(reference) ?? "", reference);
    const shape: Shape = target === undefined ? anyValue : typeOf(target);
    return isNullable(node) || isNullable(reference) ? asNullable(shape) : shape;
  }

  /** A schema that says no more than another one's name: a `$ref`, or an `allOf` of nothing else. */
  function plainReference(node: Node): Node | undefined {
    const { value } = node;
    if (!isObject(value)) return undefined;
    if (referenceOf(node) !== undefined) return dialect === "json-schema" && isStructural(node) ? undefined : node;
    const parts = Object.hasOwn(value, "allOf") ? itemsOf(member(node, "allOf")) : [];
    const saying = parts.filter((part) => referenceOf(part) !== undefined || isStructural(part));
    const [only, second] = saying;
    if (only === undefined || second !== undefined) return undefined;
    const { allOf: _, type, ...rest } = value;
    if ((type !== undefined && type !== "object") || isStructural({ ...node, value: rest })) return undefined;
    return plainReference(only);
  }

  function standsFor(node: Node): Node | undefined {
    const trail = new Set<unknown>();
    let at: Node | undefined = node;
    for (let next = plainReference(at); next !== undefined; next = at && plainReference(at)) {
      if (trail.has(next.value)) return undefined;
      trail.add(next.value);
      at = documents.target(referenceOf(next) ?? "", next);
    }
    return at;
  }

  /** Reads schemas where they stand. One that is in itself without a name is given one. */
  function inline(nodes: readonly Node[]): Shape {
    const [first] = nodes;
    if (first === undefined) return anyValue;
    const key = keyOf(nodes);
    const ready = made.get(key);
    if (ready !== undefined) return repeated(ready, first);
    if (active.has(key)) {
      const known = active.get(key);
      // Which of several schemas that are in each other has a name depends on which is read first.
      if (known === undefined) units.entangle();
      const id = known ?? names.of(first);
      active.set(key, id);
      return { kind: "ref", id };
    }
    if (active.size > deepest) {
      note(
        first,
        "fallback",
        `more than ${deepest} schemas without names stand in each other here; any JSON value is accepted`,
      );
      return anyValue;
    }
    active.set(key, undefined);
    if (active.size === 1) Object.assign(context.spent, { merged: 0, repeated: 0 });
    const shape = shapeFrom(context.gather(nodes));
    const id = active.get(key);
    active.delete(key);
    if (id !== undefined && !types.has(id)) types.set(id, { ...definitionOf(id, first), shape });
    const answer: Shape = id === undefined ? shape : { kind: "ref", id };
    made.set(key, answer);
    return answer;
  }

  const sizeOf = treeSizes();

  /** Returns a shape that was read before, unless it would be written too often. */
  function repeated(shape: Shape, node: Node): Shape {
    context.spent.repeated += sizeOf(shape);
    if (context.spent.repeated <= mostRepeated) return shape;
    note(
      node,
      "fallback",
      `schemas without names are used so often here that more than ${mostRepeated} would be written again; any JSON value is accepted`,
    );
    return anyValue;
  }

  const ids = new Map<Json | undefined, number>();
  const keyOf = (nodes: readonly Node[]): unknown => {
    const [first] = nodes;
    if (nodes.length === 1) return first?.value;
    return nodes
      .map(({ value }) => {
        const id = ids.get(value) ?? ids.size;
        ids.set(value, id);
        return id;
      })
      .sort((a, b) => a - b)
      .join(" ");
  };

  function shapeFrom(facts: Facts): Shape {
    const closed = valueShapes(facts);
    if (closed !== undefined) {
      const shape = closed.shapes.length === 0 ? onlyNull : unionOf(closed.shapes.map((one) => ({ shape: one })));
      return closed.nullable || allowsNull(facts) ? asNullable(shape) : shape;
    }
    const { shape, nullable } = choiceOrTypes(facts);
    return nullable || allowsNull(facts) ? asNullable(shape) : shape;
  }

  function choiceOrTypes(facts: Facts): { readonly shape: Shape; readonly nullable: boolean } {
    const chosen = facts.choices.length > 0 ? choiceShape(facts, context) : undefined;
    if (chosen !== undefined) return chosen;
    const inherited =
      facts.discriminator === undefined ? undefined : subtypesShape(facts, facts.discriminator, context);
    const shape = inherited ?? unionOf(typesOf(facts).map((type) => ({ shape: shapeOfType(type, facts) })));
    return { shape, nullable: false };
  }

  function shapeOfType(type: JsonType | "any", facts: Facts): Shape {
    switch (type) {
      case "string":
        return textShape(facts);
      case "integer":
        return wholeShape(facts);
      case "number":
        return numberShape(facts);
      case "boolean":
        return booleanShape(facts);
      case "array":
        return { kind: facts.unique ? "set" : "list", item: itemShape(facts) };
      case "object":
        return membersShape(facts, context);
      case "null":
        return onlyNull;
      case "any":
        return anyValue;
    }
  }

  function itemShape({ items, places }: Facts): Shape {
    if (places === undefined) return items === undefined ? anyValue : shapeOfAll(items);
    const known = places.nodes.map((node) => ({ shape: shapeOfAll([node]) }));
    return unionOf(places.closed ? known : [...known, { shape: anyValue }]);
  }

  function readType(id: TypeId, node: Node): void {
    if (plainReference(node) !== undefined) {
      types.set(id, { ...definitionOf(id, node), shape: shapeOfOne(node) });
      return;
    }
    const key = keyOf([node]);
    active.set(key, id);
    Object.assign(context.spent, { merged: 0, repeated: 0 });
    const shape = shapeFrom(context.gather([node]));
    active.delete(key);
    types.set(id, { ...definitionOf(id, node), shape });
  }

  /** A type that stays as it was, for those who have to look at it. */
  function readDetached(id: TypeId): void {
    const node = ownTypes.get(id) ?? others.get(id);
    if (types.has(id) || node === undefined) return;
    const waits = waiting.length;
    units.detached(() => readType(id, node));
    // Its own defaults were reported when it was read by itself.
    waiting.length = waits;
    order(id);
  }

  function order(id: TypeId): void {
    const key = firsts.get(id);
    if (key !== undefined) putFirst(key, context.orders.get(types.get(id)?.shape ?? onlyNull));
  }

  /** Reads all types that do not stay as they were, and gives the ids of all. */
  function readTypes(): readonly TypeId[] {
    const read = (id: TypeId, node: Node): unknown => units.read(typeUnit(id), [node], () => readType(id, node));
    for (const [id, node] of ownTypes) read(id, node);
    // The list grows as types are read.
    for (const [id, node] of others) if (!types.has(id)) read(id, node);
    return [...new Set([...ownTypes.keys(), ...others.keys(), ...types.keys()])];
  }

  /** Completes what depends on other types: the first properties of each, and the resolution of aliases. */
  function settle(ids: readonly TypeId[]): void {
    const next = new Map<TypeId, readonly TypeId[]>();
    for (const id of ids) {
      const type = types.get(id);
      const unit = units.openOf(typeUnit(id));
      if (type === undefined && units.firstBefore(id) !== firsts.get(id)) units.entangle();
      if (type !== undefined) order(id);
      if (type !== undefined && unit !== undefined) unit.bare = directReferences(type.shape);
      next.set(id, type === undefined ? (units.recordBefore(typeUnit(id))?.bare ?? []) : directReferences(type.shape));
    }
    if (ids.some((id) => isInCycle(id, next))) units.entangle();
  }

  /** Notes which types the defaults of a unit are checked against, and sees to it that they are there. */
  function readChecked(): void {
    for (const { property, unit } of waiting) {
      const open = [...references(property.shape)];
      const seen = new Set<TypeId>();
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (seen.has(id)) continue;
        seen.add(id);
        unit?.checks.add(id);
        readDetached(id);
        open.push(...references(types.get(id)?.shape ?? onlyNull));
      }
    }
  }

  function finishSome(): readonly (readonly [id: TypeId, type: TypeDefinition | undefined])[] {
    const ids = readTypes();
    const read = new Set(types.keys());
    settle(ids);
    readChecked();
    const table = Object.fromEntries(ids.flatMap((id) => entryOf(id, types)));
    const sound = resolveAliases(table, documents.main.faults, (id) => names.placeOf(id));
    fillDefaults(waiting, sound);
    const all = new Map(Object.entries(sound));
    return ids.map((id) => [id, read.has(id) ? all.get(id) : undefined] as const);
  }

  return {
    shapeOf: (schema) => shapeOfAll([schema]),
    propertyOf: (one) => propertyOf(one, context),
    factsOf: (schema) => context.gather([schema]),
    factsOfAll: (all) => context.gather(all),
    objectOf: (facts) => objectShape(facts, context),
    finish: () =>
      Object.fromEntries(finishSome().flatMap(([id, type]) => (type === undefined ? [] : [[id, type] as const]))),
    finishSome,
  };
}
