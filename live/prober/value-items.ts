import { controlOf, selectedVariant, variantShapes } from "#engine/interpret";
import { isList, isObject, type Json, own } from "#engine/json";
import { fold, leaves, type Path, type Shape, type Types } from "#engine/shape";

/** An enum value, a variant of a union or an optional property, with its place in the documentation. */
export interface ValueItem {
  readonly kind: "enum value" | "variant" | "optional property";
  readonly name: string;
}

/** The enum values and variants of a shape, and optionally its optional properties. */
export interface ValueItems {
  readonly items: readonly ValueItem[];
  /** Calls `mark` with the items that a value has. */
  readonly visit: (value: Json, mark: (item: ValueItem) => void) => void;
}

type Mark = (item: ValueItem) => void;

interface Visitor {
  readonly list: (at: string, depth: number) => readonly ValueItem[];
  readonly visit: (value: Json | undefined, at: string, mark: Mark) => void;
}

/** Depth of nested named types with items that count; a recursive type has the same ones on every level. Own choice. */
const deepest = 6;

/**
 * Creates the function that lists the enum values and variants of a shape; with `hasProperties` its optional properties
 * too.
 */
export function valueItemsOf(types: Types, hasProperties = false): (shape: Shape) => ValueItems {
  const variantOf = selectedVariant(types);
  const control = controlOf(types);
  const none: Visitor = { list: () => [], visit: () => {} };
  const visitor = fold<Visitor>(types, {
    ...leaves(none),
    enum: ({ values }) => ({
      list: (at) => values.map(({ value }) => enumItem(at, value)),
      visit: (value, at, mark) => {
        const text = String(value);
        if (values.some((one) => one.value === text)) mark(enumItem(at, text));
      },
    }),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => itemsOf(recur(item)),
    set: ({ item }, recur) => itemsOf(recur(item)),
    map: ({ value: member }, recur) => {
      const inner = recur(member);
      return {
        list: (at, depth) => inner.list(`${at}.*`, depth),
        visit: (value, at, mark) => {
          if (isObject(value)) for (const one of Object.values(value)) inner.visit(one, `${at}.*`, mark);
        },
      };
    },
    object: ({ properties }, recur) => {
      const inners = properties.map(({ key, shape, optional, access }) => ({
        ...{ key, inner: recur(shape) },
        isItem: hasProperties && optional && access !== "WRITE_ONLY",
      }));
      return objectOf(inners);
    },
    discriminatedUnion: ({ discriminant, variants }, recur) => {
      const inners = variants.map(({ value, shape }) => ({ value, inner: recur(shape) }));
      return {
        list: (at, depth) =>
          inners.flatMap(({ value, inner }) => [variantItem(at, value), ...inner.list(`${at}(${value})`, depth)]),
        visit: (value, at, mark) => {
          const tag = isObject(value) ? own(value, discriminant) : undefined;
          const chosen = inners.find((one) => one.value === tag);
          if (chosen === undefined) return;
          mark(variantItem(at, chosen.value));
          chosen.inner.visit(value, `${at}(${chosen.value})`, mark);
        },
      };
    },
    undiscriminatedUnion: (node, recur) => {
      let inners: readonly Visitor[] | undefined;
      const variants = (): readonly Visitor[] => {
        inners ??= variantShapes(control(node)).map(recur);
        return inners;
      };
      return unionOf(variants, (value) => variantOf(node, value, {}, noPath));
    },
    ref: (_id, force) => ({
      list: (at, depth) => (depth >= deepest ? [] : force().list(at, depth + 1)),
      visit: (value, at, mark) => {
        if (value !== undefined && value !== null) force().visit(value, at, mark);
      },
    }),
  });
  return (shape) => {
    const { list, visit } = visitor(shape);
    const items = list("", 0);
    return { items, visit: (value, mark) => visit(value, "", mark) };
  };
}

const noPath: Path = [];

/** A property of an object; `isItem` if it is an item itself. */
interface Member {
  readonly key: string;
  readonly inner: Visitor;
  readonly isItem: boolean;
}

const objectOf = (inners: readonly Member[]): Visitor => ({
  list: (at, depth) =>
    inners.flatMap(({ key, inner, isItem }) => [
      ...(isItem ? [propertyItem(`${at}.${key}`)] : []),
      ...inner.list(`${at}.${key}`, depth),
    ]),
  visit: (value, at, mark) => {
    if (!isObject(value)) return;
    for (const { key, inner, isItem } of inners) {
      const member = own(value, key);
      if (member === undefined) continue;
      if (isItem) mark(propertyItem(`${at}.${key}`));
      inner.visit(member, `${at}.${key}`, mark);
    }
  },
});

/** Counts the variants of a union, by position from 1. */
const unionOf = (
  variants: () => readonly Visitor[],
  chosenIn: (value: Json | undefined) => number | undefined,
): Visitor => ({
  list: (at, depth) =>
    variants().flatMap((inner, i) => [variantItem(at, `${i + 1}`), ...inner.list(`${at}(${i + 1})`, depth)]),
  visit: (value, at, mark) => {
    const chosen = chosenIn(value);
    const inner = chosen === undefined ? undefined : variants()[chosen];
    if (chosen === undefined || inner === undefined) return;
    mark(variantItem(at, `${chosen + 1}`));
    inner.visit(value, `${at}(${chosen + 1})`, mark);
  },
});

/** A place without the dot in front of its first property. */
const placeText = (at: string): string => at.replace(/^\./, "");

const enumItem = (at: string, value: string): ValueItem => ({
  kind: "enum value",
  name: `${placeText(at)} = ${value}`,
});

const variantItem = (at: string, variant: string): ValueItem => ({
  kind: "variant",
  name: `${placeText(at)}: variant ${variant}`,
});

const propertyItem = (at: string): ValueItem => ({ kind: "optional property", name: placeText(at) });

const itemsOf = ({ list, visit }: Visitor): Visitor => ({
  list: (at, depth) => list(`${at}[]`, depth),
  visit: (value, at, mark) => {
    if (isList(value)) for (const item of value) visit(item, `${at}[]`, mark);
  },
});
