import { itemAt } from "#engine/item-at";
import { limits } from "#engine/limits";
import {
  type Algebra,
  type Availability,
  aroundEach,
  type DoubleShape,
  fold,
  type ListShape,
  type LongShape,
  type MapShape,
  type ObjectShape,
  type Rule,
  requiredFirst,
  type Shape,
  type StructuralShape,
  type Types,
  withTypeDescription,
} from "#engine/shape";
import { labelOf } from "../label.ts";
import { compareDigits, inEnglish, integerRanges, isSecret } from "../leaves/index.ts";
import { alternatives, itemsByPosition, type PositionedItem, variantNames } from "../unions/index.ts";
/** A choice among few is shown as segments, among many as a dropdown (docs/behavior.md#text). */
export type Presentation = "segments" | "dropdown";

/** One text to choose. */
export interface Option {
  readonly value: string;
  readonly description?: string;
  readonly availability?: Availability;
}

/** One variant to choose. */
export interface VariantOption {
  readonly label: string;
  readonly description?: string;
  readonly availability?: Availability;
  readonly shape: Shape;
}

interface Named {
  /** The name of the type, if the shape is a reference. */
  readonly typeName?: string;
  /** The rules between its parts, or those that exclude values. */
  readonly rules?: readonly Rule[];
}

/** The widget that edits a shape, with everything that it needs. One level: children stay shapes. */
export type Control = Named &
  (
    | {
        readonly kind: "text";
        readonly format?: string;
        /** In characters. */
        readonly minLength?: number;
        readonly maxLength?: number;
        readonly regex?: string;
        readonly secret: boolean;
        readonly placeholder?: string;
      }
    | ({ readonly kind: "number"; readonly decimals: boolean } & Omit<DoubleShape, "kind" | "default">)
    | ({ readonly kind: "digits" } & Pick<LongShape, "minimum" | "maximum" | "multipleOf">)
    | { readonly kind: "switch" }
    | { readonly kind: "datetime" }
    | { readonly kind: "date" }
    | { readonly kind: "base64"; readonly mimeType?: string }
    | { readonly kind: "choice"; readonly presentation: Presentation; readonly options: readonly Option[] }
    | { readonly kind: "fixed"; readonly value: string | boolean }
    | { readonly kind: "nullable"; readonly item: Shape }
    | (Omit<ListShape, "kind" | "positions"> & {
        readonly kind: "list";
        readonly unique: boolean;
        /** The first items that depend on their position, each with its variant of `item`. */
        readonly first?: readonly PositionedItem[];
      })
    | MapShape
    | (Omit<ObjectShape, "kind"> & { readonly kind: "group" })
    | {
        readonly kind: "union";
        readonly presentation: Presentation;
        readonly discriminant?: string;
        readonly variants: readonly VariantOption[];
      }
    | { readonly kind: "files"; readonly multiple: boolean; readonly accept?: readonly string[] }
    | { readonly kind: "json" }
  );

/** The control of one kind. */
export type ControlOf<K extends Control["kind"]> = Extract<Control, { readonly kind: K }>;

const presentation = (options: readonly unknown[]): Presentation =>
  options.length < limits.segmentsBelow ? "segments" : "dropdown";

/** See docs/behavior.md#form-controls. */
const uuidPlaceholder = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";

/** Creates the function that returns the control of a shape; `write` writes the names of variants that are unnamed. */
export function controlOf(types: Types, write = inEnglish): (shape: Shape) => Control {
  const label = labelOf(types);
  const flat = alternatives(types);
  const algebra: Algebra<Control> = {
    string: (node) => ({
      kind: "text",
      secret: isSecret(node),
      ...(node.format !== undefined && { format: node.format }),
      ...(node.minLength !== undefined && { minLength: node.minLength }),
      ...(node.maxLength !== undefined && { maxLength: node.maxLength }),
      ...(node.regex !== undefined && { regex: node.regex }),
    }),
    boolean: () => ({ kind: "switch" }),
    integer: ({ default: _, ...node }) => ({
      ...node,
      kind: "number",
      decimals: false,
      ...numbersWithin("integer", node),
    }),
    uint: () => ({ kind: "number", decimals: false, ...numbersWithin("uint", {}) }),
    double: ({ default: _, ...node }) => ({ ...node, kind: "number", decimals: true }),
    long: ({ default: _, unsized, ...node }) => ({
      ...node,
      kind: "digits",
      ...(unsized ? {} : digitsWithin("long", node)),
    }),
    uint64: () => ({ kind: "digits", ...digitsWithin("uint64", {}) }),
    bigInteger: () => ({ kind: "digits" }),
    datetime: () => ({ kind: "datetime" }),
    date: () => ({ kind: "date" }),
    uuid: () => ({ kind: "text", format: "uuid", secret: false, placeholder: uuidPlaceholder }),
    base64: ({ mimeType }) => ({ kind: "base64", ...(mimeType !== undefined && { mimeType }) }),
    enum: ({ values }) => ({ kind: "choice", presentation: presentation(values), options: values }),
    literal: ({ value }) => ({ kind: "fixed", value }),
    nullable: ({ item }) => ({ kind: "nullable", item }),
    list: (node) => {
      const { positions: _, ...list } = node;
      const first = itemsByPosition(node, flat);
      return { ...list, unique: false, ...(first.length > 0 && { first }) };
    },
    set: (node) => ({ ...node, kind: "list", unique: true }),
    map: (node) => node,
    object: (node) => ({
      ...node,
      kind: "group",
      properties: requiredFirst(node.properties).map(withTypeDescription(types)),
    }),
    discriminatedUnion: ({ discriminant, variants }) => ({
      kind: "union",
      presentation: presentation(variants),
      discriminant,
      variants: variants.map(({ value, displayName, ...rest }) => ({ ...rest, label: displayName ?? value })),
    }),
    undiscriminatedUnion: (node) => {
      const names = variantNames(flat(node), label).map(write);
      return {
        kind: "union",
        presentation: presentation(flat(node)),
        variants: flat(node).map(({ displayName: _, ...rest }, i) => ({ ...rest, label: itemAt(names, i) })),
      };
    },
    file: ({ multiple, accept }) => ({ kind: "files", multiple, ...(accept && { accept }) }),
    unknown: () => ({ kind: "json" }),
    ref: (_id, force, named) => {
      const { displayName, name } = named();
      return { ...force(), typeName: displayName ?? name };
    },
  };
  return fold(types, aroundEach(algebra, withRulesOf));
}

const withRulesOf = (node: StructuralShape, answer: (node: StructuralShape) => Control): Control =>
  node.rules === undefined ? answer(node) : { ...answer(node), rules: node.rules };

interface Bounds<N> {
  readonly minimum?: N;
  readonly maximum?: N;
}

/** The range of an integer by its declared limits and its width. */
function numbersWithin(
  width: keyof typeof integerRanges,
  { minimum, maximum }: Bounds<number>,
): Required<Bounds<number>> {
  const [least, greatest] = [Number(integerRanges[width].least), Number(integerRanges[width].greatest)];
  return { minimum: Math.max(minimum ?? least, least), maximum: Math.min(maximum ?? greatest, greatest) };
}

/** The same for numbers as digit text. */
function digitsWithin(
  width: keyof typeof integerRanges,
  { minimum, maximum }: Bounds<string>,
): Required<Bounds<string>> {
  const { least, greatest } = integerRanges[width];
  return {
    minimum: minimum === undefined || compareDigits(minimum, least) < 0 ? least : minimum,
    maximum: maximum === undefined || compareDigits(maximum, greatest) > 0 ? greatest : maximum,
  };
}
