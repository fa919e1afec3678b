import { isObject } from "#engine/json";
import type { Content } from "#engine/model";
import type { ObjectShape, Property, Shape, TypeId, TypeTable } from "#engine/shape";
import type { Node } from "../node.ts";
import type { Context } from "./context.ts";
import { type Documents, referenceOf } from "./documents/index.ts";
import type { Facts } from "./facts/index.ts";
import { type Dialect, gatherer, isNullable, isStructural, plainReferences } from "./facts/index.ts";
import { type FinishedTypes, finisher, type WaitingInUnit } from "./finish.ts";
import { inlineShapes } from "./inline-shapes.ts";
import { namedSchemas } from "./named-schemas.ts";
import { namedTypes } from "./named-types.ts";
import { anyValue, asNullable, formShape, type Member, objectShape, propertyOf, shapeOfFacts } from "./shapes/index.ts";
import { subtypesIn } from "./subtypes.ts";
import { type FinishedSchemas, type WrittenSchemas, writtenSchemas } from "./written/written-schemas.ts";

/** Changes a property of a form body; `nodes` are its schemas. */
export type ChangeProperty = (property: Property, nodes: readonly Node[]) => Property;

/** Reads the schemas of one description as shapes. Every schema that a `$ref` names becomes a named type. */
export interface SchemaReader {
  /** Returns the shape of a schema. A node without a value allows any value. */
  readonly shapeOf: (schema: Node) => Shape;
  /** Returns the same with the location of the schema, by which values are checked. */
  readonly contentOf: (schema: Node) => Content;
  /** Returns the location of a schema, by which values are checked; nothing for an absent schema. */
  readonly locationOf: (schema: Node) => Pick<Content, "schema">;
  /** A property, parameter or header of this schema. */
  readonly propertyOf: (member: Member) => Property;
  /** Returns all facts of a schema, with those that it includes, for callers that need more than its shape. */
  readonly factsOf: (schema: Node) => Facts;
  /** Returns the facts that several schemas state about one value. */
  readonly factsOfAll: (schemas: readonly Node[]) => Facts;
  /** Returns the object that a schema describes, with references resolved. */
  readonly objectOf: (facts: Facts) => ObjectShape;
  /**
   * Returns the shape of a form body: an object, or a union of objects if its schema is a choice, with references to
   * them resolved. `change` gets each property with its schemas.
   */
  readonly formOf: (schema: Node, change: ChangeProperty) => Shape;
  /** Returns all named types, also unreferenced ones. Call it once, as the last function. */
  readonly finish: () => TypeTable;
  /** Returns the same types in order; `undefined` for unchanged ones. */
  readonly finishSome: () => FinishedTypes;
  /** Returns the schemas of all contents and those that they refer to. Call it once, after all contents are read. */
  readonly finishSchemas: () => FinishedSchemas;
  /** The schemas of all contents, for checks after `finishSchemas`. */
  readonly written: Pick<WrittenSchemas, "table" | "addUnused" | "dependOn" | "statingExamples">;
}

/** The input of a schema reader. */
export interface SchemaSource {
  readonly documents: Documents;
  readonly dialect: Dialect;
  /** The parts of the description that name schemas, such as `/components/schemas`. */
  readonly named: readonly Node[];
  /** True to keep the titles of properties. Fields of APIs are labeled by the keys that programs send. */
  readonly titles?: boolean;
}

/** Creates the reader of a description's schemas. */
export function schemaReader({ documents, dialect, named: places, titles = false }: SchemaSource): SchemaReader {
  const waiting: WaitingInUnit[] = [];
  const schemas = namedSchemas(documents, places);
  const named = namedTypes(documents, schemas);
  const { plainReference, standsFor } = plainReferences(documents, dialect);
  const context: Context = {
    documents,
    dialect,
    titles,
    subtypes: subtypesIn(documents, schemas),
    gather: gatherer(documents, dialect),
    shapeOfAll,
    shapeFrom: (facts) => shapeOfFacts(facts, context),
    standsFor,
    typeOf: named.typeOf,
    typeWithFirst: named.typeWithFirst,
    orders: new WeakMap(),
    wait: (one) => waiting.push({ ...one, unit: documents.units.current() }),
    spreading: new Set(),
    spent: { merged: 0, repeated: 0 },
  };
  const written = writtenSchemas(documents, dialect, schemas);
  const { inline, readNamed } = inlineShapes(context, named);

  function shapeOfAll(nodes: readonly Node[]): Shape {
    const distinct = nodes.filter(({ value }, i) => nodes.findIndex((other) => other.value === value) === i);
    const stating = distinct.filter(
      (node) => referenceOf(node) !== undefined || isStructural(node) || !isObject(node.value),
    );
    const [only, second] = stating.length === 0 ? distinct : stating;
    if (only === undefined) return anyValue;
    const shape = second === undefined ? shapeOfOne(only) : inline(stating);
    const nullable = stating.length < distinct.length && distinct.some(isNullable);
    return nullable ? asNullable(shape) : shape;
  }

  function shapeOfOne(node: Node): Shape {
    const reference = plainReference(node);
    if (reference === undefined) return inline([node]);
    const target = documents.target(referenceOf(reference) ?? "", reference);
    const shape: Shape = target === undefined ? anyValue : named.typeOf(target);
    return isNullable(node) || isNullable(reference) ? asNullable(shape) : shape;
  }

  const readType = (id: TypeId, node: Node): void =>
    named.set(id, node, plainReference(node) === undefined ? readNamed(node, id) : shapeOfOne(node));
  const finishSome = finisher({ documents, named, waiting, orders: context.orders, readType });

  return {
    shapeOf: (schema) => shapeOfAll([schema]),
    contentOf: (schema) => ({ shape: shapeOfAll([schema]), ...written.locationOf(schema) }),
    propertyOf: (one) => propertyOf(one, context),
    factsOf: (schema) => context.gather([schema]),
    factsOfAll: (all) => context.gather(all),
    objectOf: (facts) => objectShape(facts, context),
    formOf: (schema, change) => {
      Object.assign(context.spent, { merged: 0, repeated: 0 });
      return formShape(context.gather([schema]), context, (facts) => {
        const shape = objectShape(facts, context);
        const changed = shape.properties.map((one) => change(one, facts.properties.get(one.key) ?? []));
        return { ...shape, properties: changed };
      });
    },
    finish: () =>
      Object.fromEntries(finishSome().flatMap(([id, type]) => (type === undefined ? [] : [[id, type] as const]))),
    ...{ locationOf: written.locationOf, finishSome, finishSchemas: written.finish, written },
  };
}
