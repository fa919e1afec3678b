import { isList, isObject, type Json, type JsonObject, objectOf, own } from "#engine/json";
import type { ParameterStyles, RequestBody, ResponseBody } from "#engine/model";
import {
  aroundEach,
  eachLeaf,
  fold,
  isOfKind,
  leaves,
  type Property,
  type Shape,
  type Types,
  withExamples,
} from "#engine/shape";
import { xmlReader, xmlText } from "#engine/xml";

/** Removes hidden properties from the parts of an API, and their members from examples. */
export interface Cutter {
  readonly shape: (shape: Shape) => Shape;
  readonly properties: (properties: readonly Property[]) => readonly Property[];
  /** Changes the shapes of a body, and removes the serialization of hidden properties. */
  readonly body: <B extends RequestBody | ResponseBody>(body: B) => B;
  /** Changes a value of this shape, which is one of the API before the change. */
  readonly value: (value: Json, shape: Shape | undefined) => Json;
  /** Changes values by the keys of their parameters. */
  readonly members: (values: JsonObject, parameters: readonly Property[]) => JsonObject;
  /** Removes the serialization of hidden parameters. */
  readonly styles: (styles: ParameterStyles, parameters: readonly Property[]) => ParameterStyles;
}

/** Creates the cutter of an API with these types. */
export function openCutter(types: Types, isShown: (property: Property) => boolean): Cutter {
  const cutValue = valueCutter(types, (property) => !isShown(property));
  const properties = (all: readonly Property[]): readonly Property[] => all.filter(isShown).map(property);
  const property = ({ audiences: _, ...one }: Property): Property => ({
    ...one,
    shape: shape(one.shape),
    ...(one.default !== undefined && { default: cutValue(one.default, one.shape) }),
    ...(one.examples && { examples: one.examples.map((value) => cutValue(value, one.shape)) }),
  });
  const variant = <V extends { readonly shape: Shape; readonly audiences?: readonly string[] }>(
    { audiences: _, ...one }: V,
    recur: (shape: Shape) => Shape,
  ) => ({ ...one, shape: recur(one.shape) });
  const shape: (shape: Shape) => Shape = fold<Shape>(
    types,
    aroundEach<Shape>(
      {
        ...eachLeaf<Shape>((leaf) => leaf),
        enum: (node) => ({ ...node, values: node.values.map(({ audiences: _, ...value }) => value) }),
        nullable: (node, recur) => ({ ...node, item: recur(node.item) }),
        list: (node, recur) => ({ ...node, item: recur(node.item) }),
        set: (node, recur) => ({ ...node, item: recur(node.item) }),
        map: (node, recur) => ({ ...node, key: recur(node.key), value: recur(node.value) }),
        object: ({ rules, ...node }, recur) => ({
          ...node,
          properties: properties(node.properties),
          ...(node.extra && { extra: recur(node.extra) }),
          // A rule may name a hidden property.
          ...(rules && node.properties.every(isShown) && { rules }),
        }),
        discriminatedUnion: (node, recur) => ({ ...node, variants: node.variants.map((one) => variant(one, recur)) }),
        undiscriminatedUnion: (node, recur) => ({ ...node, variants: node.variants.map((one) => variant(one, recur)) }),
        ref: (id) => ({ kind: "ref", id }),
      },
      (node, answer) => {
        const { examples } = node;
        const changed = answer(node);
        return examples === undefined
          ? changed
          : withExamples(
              changed,
              examples.map((value) => cutValue(value, node)),
            );
      },
    ),
  );
  const entries = entryCutter(cutValue);
  return {
    shape,
    properties,
    styles: (styles, parameters) => withoutHiddenStyles(entries, styles, parameters),
    body: (body) => ({
      ...body,
      ...("shape" in body && { shape: shape(body.shape) }),
      ...("parts" in body && { parts: entries(body.parts, body.shape) }),
      ...("styles" in body && { styles: entries(body.styles, body.shape) }),
      ...("content" in body && body.content !== undefined && { content: shape(body.content) }),
      ...eventsIn(body, shape),
    }),
    value: (value, of) => (of === undefined ? value : cutDocument(types, cutValue)(value, of)),
    members: (values, parameters) => {
      const byKey = new Map(parameters.map((one) => [one.key, one]));
      return objectOf(
        Object.keys(values).flatMap((key) => {
          const [value, parameter] = [own(values, key), byKey.get(key)];
          if (value === undefined || (parameter !== undefined && !isShown(parameter))) return [];
          return [[key, parameter === undefined ? value : cutValue(value, parameter.shape)] as const];
        }),
      );
    },
  };
}

/** Returns the kinds of events of a stream with other shapes. */
const eventsIn = (body: RequestBody | ResponseBody, change: (shape: Shape) => Shape) =>
  body.kind === "stream"
    ? {
        ...(body.event !== undefined && { event: change(body.event) }),
        ...(body.events && { events: body.events.map((one) => ({ ...one, shape: change(one.shape) })) }),
      }
    : {};

/**
 * Creates the function that cuts values and documents of XML. A document that can't be read is removed, since its contents
 * are unknown.
 */
const cutDocument =
  (types: Types, cutValue: (value: Json, shape: Shape) => Json) =>
  (value: Json, shape: Shape): Json => {
    if (typeof value !== "string" || isOfKind(shape, "string") || !/^[\s\ufeff]*</.test(value))
      return cutValue(value, shape);
    const read = xmlReader(types)(shape)(value);
    return read.ok ? xmlText(types)(shape, cutValue(read.value, shape)) : "";
  };

/** Removes the entries of hidden properties of a shape from a record with its keys. */
type EntryCutter = <T>(record: { readonly [key: string]: T }, shape: Shape) => { readonly [key: string]: T };

const entryCutter =
  (cutValue: (value: Json, shape: Shape) => Json): EntryCutter =>
  (record, shape) => {
    const keys = cutValue(objectOf(Object.keys(record).map((key) => [key, null])), shape);
    return Object.fromEntries(Object.entries(record).filter(([key]) => isObject(keys) && own(keys, key) !== undefined));
  };

function withoutHiddenStyles(
  entries: EntryCutter,
  styles: ParameterStyles,
  parameters: readonly Property[],
): ParameterStyles {
  const shown = Object.entries(entries(styles, { kind: "object", properties: parameters }));
  // The members of a `Cookie` header are parameters too.
  return Object.fromEntries(
    shown.map(([key, { members, ...style }]) => {
      const of = parameters.find((one) => one.key === key)?.shape;
      return [key, { ...style, ...(members && { members: of ? entries(members, of) : members }) }];
    }),
  );
}

/** Removes members from a value; `seen` are the named types that were entered with this value. */
type Cut = (value: Json, seen: ReadonlySet<string>) => Json;

const nothing: ReadonlySet<string> = new Set();

const keep: Cut = (value) => value;

/** A member that any variant hides is removed: nothing says which variant a value is of. */
const through =
  (cuts: readonly Cut[]): Cut =>
  (value, seen) =>
    cuts.reduce((left, cut) => cut(left, seen), value);

/** Changes the items of a list. An example may have one item in its place. */
const ofItems =
  (cut: Cut): Cut =>
  (value, seen) =>
    isList(value) ? value.map((item) => cut(item, nothing)) : cut(value, seen);

/**
 * Changes the members of an object; those without a result are removed. An example may have a list of objects in its
 * place. Scalars are returned unchanged.
 */
const ofMembers = (change: (key: string) => Cut | undefined): Cut => {
  const cutMembers: Cut = (value) => {
    if (isList(value)) return value.map((item) => cutMembers(item, nothing));
    if (!isObject(value)) return value;
    return objectOf(
      Object.keys(value).flatMap((key) => {
        const [member, cut] = [own(value, key), change(key)];
        return member === undefined || cut === undefined ? [] : [[key, cut(member, nothing)] as const];
      }),
    );
  };
  return cutMembers;
};

/** Creates the function that removes hidden properties from values. */
function valueCutter(types: Types, isHidden: (property: Property) => boolean): (value: Json, shape: Shape) => Json {
  const cutOf = fold<Cut>(types, {
    ...leaves<Cut>(keep),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => ofItems(recur(item)),
    set: ({ item }, recur) => ofItems(recur(item)),
    map: ({ value }, recur) => {
      const cut = recur(value);
      return ofMembers(() => cut);
    },
    object: ({ properties, extra }, recur) => {
      const cuts = new Map(properties.map((one) => [one.key, isHidden(one) ? undefined : recur(one.shape)] as const));
      const cutOther = extra === undefined ? keep : recur(extra);
      return ofMembers((key) => (cuts.has(key) ? cuts.get(key) : cutOther));
    },
    discriminatedUnion: ({ variants }, recur) => through(variants.map(({ shape }) => recur(shape))),
    undiscriminatedUnion: ({ variants }, recur) => through(variants.map(({ shape }) => recur(shape))),
    ref: (id, force) => (value, seen) => (seen.has(id) ? value : force()(value, new Set([...seen, id]))),
  });
  return (value, shape) => cutOf(shape)(value, nothing);
}
