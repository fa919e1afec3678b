import {
  type Control,
  type ControlFold,
  controlOf,
  decoderWithSelection,
  foldControl,
  leafControls,
  matcher,
} from "#engine/interpret";
import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  type JsonSyntaxError,
  objectOf,
  own,
  parseJson,
} from "#engine/json";
import type { Path, Property, Shape, Types } from "#engine/shape";
import type { Edit, FormState } from "../edits/index.ts";
import { shapeFinder } from "../parts/index.ts";

/**
 * The effect of a pasted text: an edit that fills the path, or an error: it is not JSON, or does not match the path.
 */
export type Pasted =
  | { readonly kind: "fills"; readonly edit: Extract<Edit, { readonly type: "set" }> }
  | { readonly kind: "broken"; readonly error: JsonSyntaxError }
  | { readonly kind: "unfit" };

/** Returns the shape of a member; `undefined` if the shape around it does not declare it. */
type MemberShape = (key: string) => Shape | undefined;

type ControlOfShape = (shape: Shape) => Control;
type DiscriminantOf = (shape: Shape, key: string) => Json | undefined;

const nothing = (): undefined => undefined;

const propertyOf = foldControl<Property | undefined, [key: string]>({
  ...leafControls<Property | undefined, [key: string]>(nothing),
  nullable: nothing,
  list: nothing,
  map: nothing,
  group: ({ properties }, key) => properties.find((one) => one.key === key),
  union: nothing,
});

const literalOf = foldControl<Json | undefined>({
  ...leafControls<undefined>(nothing),
  fixed: ({ value }) => value,
  nullable: nothing,
  list: nothing,
  map: nothing,
  group: nothing,
  union: nothing,
});

/**
 * Creates the reader of pasted texts: JSON that fills an object, a map, a list or a union. A union selects the variant
 * of the discriminant; an object without one selects the variant that matches best and gets its discriminant, at any
 * depth.
 */
export function paster(types: Types): (root: Shape) => (state: FormState, at: Path, text: string) => Pasted {
  const control = controlOf(types);
  const shapeAt = shapeFinder(types);
  const read = decoderWithSelection(types, { doubles: "exact" });
  const fills = fillCheck(control);
  const addDiscriminants = discriminantsAdder(types, read);
  return (root) => (state, at, text) => {
    const parsed = parseJson(text);
    if (!parsed.ok) return { kind: "broken", error: parsed.error };
    const shape = shapeAt(root, state, at);
    if (shape === undefined || !fills(control(shape), parsed.value)) return { kind: "unfit" };
    return { kind: "fills", edit: { type: "set", at, ...read(shape)(addDiscriminants(shape, parsed.value)) } };
  };
}

/**
 * Creates the check of whether a value can be the whole value of a control. A text pasted into a text control is not
 * read as JSON.
 */
function fillCheck(control: ControlOfShape): ControlFold<boolean, [value: Json]> {
  const fills: ControlFold<boolean, [value: Json]> = foldControl({
    ...leafControls<boolean, [value: Json]>(() => false),
    json: () => true,
    nullable: ({ item }, value) => fills(control(item), value),
    list: (_list, value) => isList(value),
    map: (_map, value) => isObject(value),
    group: (_group, value) => isObject(value),
    union: ({ discriminant }, value) => discriminant === undefined || isObject(value),
  });
  return fills;
}

/** Creates the function that adds missing discriminants at every depth, as far as the shape has unions there. */
function discriminantsAdder(types: Types, read: ReturnType<typeof decoderWithSelection>) {
  const control = controlOf(types);
  const discriminantOf = discriminantFinder(control);
  const score = matcher(types);
  const addHere = discriminantAdder(control, discriminantOf, (shape, value) => score(shape)(read(shape)(value).value));
  const itemOf = itemFinder(control);
  const membersOf = memberFinder(control, discriminantOf);

  const add = (shape: Shape, given: Json): Json => {
    const view = control(shape);
    const value = addHere(view, given);
    if (isList(value)) {
      const item = itemOf(view);
      return item === undefined ? value : value.map((one) => add(item, one));
    }
    if (!isObject(value)) return value;
    const shapeOf = membersOf(view, value);
    return objectOf(
      Object.entries(value).map(([key, member]) => {
        const inside = shapeOf(key);
        return [key, inside === undefined ? member : add(inside, member)];
      }),
    );
  };
  return add;
}

/**
 * Creates the function that adds the discriminant of the best variant to an object without one. An unknown discriminant
 * is left to the validator.
 */
function discriminantAdder(
  control: ControlOfShape,
  discriminantOf: DiscriminantOf,
  score: (shape: Shape, value: Json) => number,
): ControlFold<Json, [value: Json]> {
  const add: ControlFold<Json, [value: Json]> = foldControl({
    ...leafControls<Json, [value: Json]>((value) => value),
    nullable: ({ item }, value) => add(control(item), value),
    list: (_list, value) => value,
    map: (_map, value) => value,
    group: (_group, value) => value,
    union: ({ discriminant: key, variants }, value) => {
      if (key === undefined || !isObject(value) || own(value, key) !== undefined) return value;
      let best: { readonly value: JsonObject; readonly score: number } | undefined;
      for (const { shape } of variants) {
        const name = discriminantOf(shape, key);
        if (name === undefined) continue;
        const full: JsonObject = { [key]: name, ...value };
        const fit = score(shape, full);
        if (best === undefined || fit > best.score) best = { value: full, score: fit };
      }
      return best?.value ?? value;
    },
  });
  return add;
}

/** Creates the function that returns the shape of a list's items. */
function itemFinder(control: ControlOfShape): ControlFold<Shape | undefined> {
  const itemOf: ControlFold<Shape | undefined> = foldControl({
    ...leafControls<undefined>(nothing),
    nullable: ({ item }) => itemOf(control(item)),
    list: ({ item }) => item,
    map: nothing,
    group: nothing,
    union: nothing,
  });
  return itemOf;
}

/**
 * Creates the function that returns the shapes of an object's members; for a union, the members of the variant that the
 * object names.
 */
function memberFinder(
  control: ControlOfShape,
  discriminantOf: DiscriminantOf,
): ControlFold<MemberShape, [value: JsonObject]> {
  const membersOf: ControlFold<MemberShape, [value: JsonObject]> = foldControl({
    ...leafControls<MemberShape, [value: JsonObject]>(() => nothing),
    nullable: ({ item }, value) => membersOf(control(item), value),
    list: () => nothing,
    map:
      ({ value: shape }) =>
      () =>
        shape,
    group: ({ properties, extra }) => {
      return (key) => properties.find((property) => property.key === key)?.shape ?? extra;
    },
    union: ({ discriminant, variants }, value) => {
      if (discriminant === undefined) return nothing;
      const name = own(value, discriminant);
      const variant = variants.find(({ shape }) => discriminantOf(shape, discriminant) === name);
      return variant === undefined ? nothing : membersOf(control(variant.shape), value);
    },
  });
  return membersOf;
}

/** Creates the function that returns the literal of an object shape under a key, which names a variant. */
const discriminantFinder =
  (control: ControlOfShape): DiscriminantOf =>
  (shape, key) => {
    const property = propertyOf(control(shape), key);
    return property && literalOf(control(property.shape));
  };
