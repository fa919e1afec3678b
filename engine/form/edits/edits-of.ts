import {
  controlOf,
  foldControl,
  type InitialValueDeps,
  initialProperties,
  initialValue,
  selectedVariant,
  type ValueWithSelection,
  visibleProperties,
} from "#engine/interpret";
import { itemAt } from "#engine/item-at";
import { isList, isObject, type Json, type JsonObject, own } from "#engine/json";
import { type Path, type Property, type Shape, type Types, valueAt } from "#engine/shape";
import type { Edit } from "./edit.ts";
import { joined } from "./joined.ts";
import type { FormState } from "./state.ts";

/** A path of a form, as the control there sees it. */
interface ControlContext extends FormQueries {
  readonly shape: Shape;
  readonly value: Json | undefined;
  readonly at: Path;
  /** Returns the edits that the control of a part offers. */
  readonly inside: (shape: Shape, step: string | number) => readonly Edit[];
  /** Returns the edits of another control at the same path, such as the selected variant's. */
  readonly here: (shape: Shape) => readonly Edit[];
}

/** Questions about the shapes of a form and its state. */
interface FormQueries {
  readonly initial: (shape: Shape) => ValueWithSelection;
  readonly initialOf: (properties: readonly Property[]) => readonly ValueWithSelection[];
  readonly visible: ReturnType<typeof visibleProperties>;
  /** Returns the index of the variant at a path. */
  readonly variantOf: (shape: Shape, value: Json | undefined, at: Path) => number | undefined;
}

const epoch: InitialValueDeps = { now: () => new Date(0) };

/**
 * Lists all edits that a form offers at a path and below: each optional property and item that can be
 * added or removed, each variant, each option, and for text and numbers a few valid and invalid values. Laws and model
 * tests use it.
 *
 * `null` is the value of a new field without an initial value, such as a file or an enum.
 */
export function editsOf(
  types: Types,
  deps: InitialValueDeps = epoch,
): (shape: Shape, state: FormState, at: Path) => readonly Edit[] {
  const control = controlOf(types);
  const variantOf = selectedVariant(types);
  const visible = visibleProperties(types);
  const startOf = initialValue(types);
  const startAll = initialProperties(types);

  return (root, state, from) => {
    const queries: FormQueries = {
      initial: (shape) => startOf(shape)(deps) ?? unchosen,
      initialOf: (properties) => startAll(properties)(deps).map((started) => started ?? unchosen),
      visible,
      variantOf: (shape, value, at) => variantOf(shape, value, state.selection, at),
    };
    const offered = (shape: Shape, at: Path): readonly Edit[] =>
      offeredBy(control(shape), {
        ...queries,
        shape,
        value: valueAt(state.value, at),
        at,
        inside: (child, step) => offered(child, [...at, step]),
        here: (other) => offered(other, at),
      });
    return offered(root, from);
  };
}

const offeredBy = foldControl<readonly Edit[], [context: ControlContext]>({
  text: (_control, { at }) => set(at, "", "a", "__proto__", "é😀"),
  number: (_control, { at }) => set(at, 0, 1, -1, 1.5, "12a"),
  digits: (_control, { at }) => set(at, "0", "-1", "12345678901234567890", "12a"),
  switch: (_control, { at }) => set(at, true, false),
  datetime: (_control, { at }) => set(at, "2026-11-21T08:30:00Z", "soon"),
  date: (_control, { at }) => set(at, "2026-11-21", "2026-02-30"),
  base64: (_control, { at }) => set(at, "", "aGVsbG8=", "?"),
  choice: ({ options }, { at }) => set(at, ...options.map(({ value }) => value)),
  fixed: ({ value }, { value: current, at }) => (current === value ? [] : set(at, value)),
  nullable: ({ item }, { value, at, here, initial }) =>
    value === null
      ? [{ type: "set", at, ...initial(item) }]
      : [{ type: "set", at, value: null, selection: {} }, ...(value === undefined ? [] : here(item))],
  list: ({ item }, { value, at, inside, initial }) => {
    if (!isList(value)) return set(at, []);
    return [
      ...[0, value.length].map((index): Edit => ({ type: "insert", at, index, ...initial(item) })),
      { type: "clear", at },
      ...value.flatMap((_item, index): Edit[] => [{ type: "remove", at: [...at, index] }, ...inside(item, index)]),
    ];
  },
  map: ({ value: item }, { value, at, inside, initial }) => {
    if (!isObject(value)) return set(at, {});
    return [
      ...["", "toString", "a/b~c"].map((key): Edit => ({ type: "addKey", at, key, ...initial(item) })),
      { type: "clear", at },
      ...Object.keys(value).flatMap((key): Edit[] => [
        { type: "remove", at: [...at, key] },
        { type: "renameKey", at, from: key, to: `${key}2` },
        { type: "renameKey", at, from: key, to: "constructor" },
        ...inside(item, key),
      ]),
    ];
  },
  group: ({ properties, extra }, { value, at, inside, visible, initialOf }) => {
    if (!isObject(value)) return set(at, {});
    const { shown, hidden } = visible(properties, value);
    const others = extra ? Object.keys(value).filter((key) => !properties.some((one) => one.key === key)) : [];
    return [
      ...hidden.map((one): Edit => ({ type: "addProperty", at, key: one.key, ...itemAt(initialOf([one]), 0) })),
      ...(hidden.length > 1 ? [addAll(at, hidden, initialOf(hidden))] : []),
      ...shown
        .filter(({ key, optional }) => optional && own(value, key) !== undefined)
        .map(({ key }): Edit => ({ type: "remove", at: [...at, key] })),
      ...shown.flatMap(({ key, shape }) => inside(shape, key)),
      ...others.flatMap((key) => (extra ? inside(extra, key) : [])),
    ];
  },
  union: ({ variants }, { shape, value, at, here, initial, variantOf }) => {
    const index = variantOf(shape, value, at);
    return [
      ...variants.map((one, variant): Edit => ({ type: "choose", at, variant, ...initial(one.shape) })),
      ...(index === undefined || value === undefined ? [] : here(itemAt(variants, index).shape)),
    ];
  },
  files: ({ multiple }, { at }) => set(at, ...(multiple ? [[], [hello]] : [hello])),
  json: (_control, { at }) => set(at, null, [1, "a"], { toString: {} }),
});

const unchosen: ValueWithSelection = { value: null, selection: {} };

const hello: Json = {
  name: "hello.txt",
  lastModified: 0,
  size: 5,
  type: "text/plain",
  dataUrl: "data:text/plain;base64,aGVsbG8=",
};

const set = (at: Path, ...values: readonly Json[]): readonly Edit[] =>
  values.map((value) => ({ type: "set", at, value }));

function addAll(at: Path, hidden: readonly Property[], starts: readonly ValueWithSelection[]): Edit {
  const { value, selection } = joined(hidden.map(({ key }, i) => [key, itemAt(starts, i)]));
  return { type: "addAll", at, values: value as JsonObject, selection }; // joined makes an object
}
