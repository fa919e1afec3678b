import { type ControlFold, controlOf, foldControl, leafControls } from "#engine/interpret";
import { isList, isObject, own } from "#engine/json";
import { formatPath, type Path, type Shape, type Types, valueAt } from "#engine/shape";
import type { Edit, EditOf, FormState } from "../edits/index.ts";
import { shapeFinder } from "../parts/index.ts";

/** The label of an edit, which follows "Undo:", and the path that receives the focus. */
export interface StepName {
  readonly name: string;
  readonly at: Path;
}

type Namers = { readonly [T in Edit["type"]]: (state: FormState, edit: EditOf<T>) => StepName };

const nothing = (): undefined => undefined;

/**
 * Creates the function that labels edits, such as `removed address.zip`, from the edit, the form before it and the
 * form's shape.
 */
export function stepNamer(types: Types): (root: Shape) => (state: FormState, edit: Edit) => StepName {
  const control = controlOf(types);
  const shapeAt = shapeFinder(types);

  const labelIn: ControlFold<string | undefined, [variant: number]> = foldControl({
    ...leafControls<string | undefined, [variant: number]>(nothing),
    nullable: ({ item }, variant) => labelIn(control(item), variant),
    list: nothing,
    map: nothing,
    group: nothing,
    union: ({ variants }, variant) => variants[variant]?.label,
  });

  const variantLabel = (root: Shape, state: FormState, { at, variant }: EditOf<"choose">): string | undefined => {
    const shape = shapeAt(root, state, at);
    return shape && labelIn(control(shape), variant);
  };

  return (root) => {
    const namers: Namers = {
      set: (_state, { at, value }) => {
        if (value === null) return { name: `set ${pathLabel(at)} to null`, at };
        return { name: `${isObject(value) || isList(value) ? "filled in" : "set"} ${pathLabel(at)}`, at };
      },
      remove: (_state, { at }) => ({ name: `removed ${pathLabel(at)}`, at }),
      addProperty: added,
      addKey: added,
      addAll: (state, { at, values, empty = [] }) => {
        const object = valueAt(state.value, at);
        const isMissing = (key: string): boolean => !isObject(object) || own(object, key) === undefined;
        const keys = [...Object.keys(values).filter(isMissing), ...empty];
        const [first] = keys;
        const path = first === undefined ? at : [...at, first];
        return keys.length === 1
          ? { name: `added ${pathLabel(path)}`, at: path }
          : { name: `added ${keys.length} properties${at.length > 1 ? ` to ${pathLabel(at)}` : ""}`, at: path };
      },
      choose: (state, edit) => ({
        name: `chose ${variantLabel(root, state, edit) || "a variant"} for ${pathLabel(edit.at)}`,
        at: edit.at,
      }),
      insert: (_state, { at, index }) => ({
        name: `added item ${index + 1} to ${pathLabel(at)}`,
        at: [...at, index],
      }),
      renameKey: (_state, { at, from, to }) => ({
        name: `renamed ${pathLabel([...at, from])} to ${quotedWhereEmpty(to)}`,
        at: [...at, to],
      }),
      clear: (_state, { at = [] }) => ({ name: `cleared ${pathLabel(at)}`, at }),
      type: (_state, { at, what }) => ({
        name: what === "text" ? `typed invalid JSON into ${pathLabel(at)}` : `typed a key of ${pathLabel(at)}`,
        at,
      }),
      reset: () => ({ name: "replaced the whole form", at: [] }),
    };
    return (state, edit) => {
      // The compiler can't see that the member chosen by `edit.type` takes just this edit; the mapped type promises it.
      const namer = namers[edit.type] as (state: FormState, edit: Edit) => StepName;
      return namer(state, edit);
    };
  };
}

const added = (_state: FormState, { at, key }: EditOf<"addProperty" | "addKey">): StepName => ({
  name: `added ${pathLabel([...at, key])}`,
  at: [...at, key],
});

const quotedWhereEmpty = (key: string): string => (key === "" ? '""' : key);

const partNames: { readonly [part: string]: string } = {
  headers: "the headers",
  pathParameters: "the path parameters",
  queryParameters: "the query parameters",
  body: "the body",
};

/**
 * Names a path as its field is called: without the part of the request that its section already names, and items by
 * their number, as in `x of item 1 of points`.
 */
export function pathLabel(at: Path): string {
  const [part, ...inside] = at;
  if (part === undefined) return "the whole form";
  const partLabel = (Object.hasOwn(partNames, part) && partNames[part]) || formatPath([part]);
  let name: string | undefined;
  let keys: (string | number)[] = [];
  const close = (): void => {
    if (keys.length > 0) name = name === undefined ? formatPath(keys) : `${formatPath(keys)} of ${name}`;
    keys = [];
  };
  for (const step of inside) {
    if (typeof step === "string") {
      keys.push(step);
      continue;
    }
    close();
    name = `item ${step + 1} of ${name ?? partLabel}`;
  }
  close();
  return name ?? partLabel;
}
