import { type Control, controlOf, matcher, reader } from "#engine/interpret";
import { isList, isObject, type Json, type JsonFault, type JsonObject, objectOf, own, parseJson } from "#engine/json";
import type { Path, Shape, Types } from "#engine/shape";
import type { Edit } from "./edit.ts";
import { shapeFinder } from "./shape-at.ts";
import type { FormState } from "./state.ts";

/** What a pasted text does: an edit that fills the place, or nothing, since it is no JSON or no JSON for that place. */
export type Pasted =
  | { readonly kind: "fills"; readonly edit: Extract<Edit, { readonly type: "set" }> }
  | { readonly kind: "broken"; readonly fault: JsonFault }
  | { readonly kind: "unfit" };

/** The control inside `nullable`, for which anything but `null` is meant. */
type Inner = Exclude<Control, { readonly kind: "nullable" }>;

/** Whether a value can fill a control as a whole. What is typed as text is no goal: there a text is just a text. */
function fills(control: Inner, value: Json): boolean {
  switch (control.kind) {
    case "group":
    case "map":
      return isObject(value);
    case "list":
      return isList(value);
    case "union":
      return control.discriminant === undefined || isObject(value);
    case "json":
      return true;
    default:
      return false;
  }
}

/**
 * Makes the reader of pasted texts: JSON that fills an object, a map, a list or a union as a whole. A union takes the
 * variant that the discriminant names; an object without one takes the variant that it fits best, and its name, however
 * deep in what is pasted it stands.
 */
export function paster(types: Types): (root: Shape) => (state: FormState, at: Path, text: string) => Pasted {
  const [control, shapeAt, read, score] = [
    controlOf(types),
    shapeFinder(types),
    reader(types, { doubles: "kept" }),
    matcher(types),
  ];

  const inner = (shape: Shape): Inner => {
    const view = control(shape);
    return view.kind === "nullable" ? inner(view.item) : view;
  };

  /** Names the best variant in an object that names none; one that names another stays as it is, for the check to say. */
  const named = (view: Inner, value: Json): Json => {
    if (view.kind !== "union" || view.discriminant === undefined || !isObject(value)) return value;
    const key = view.discriminant;
    if (own(value, key) !== undefined) return value;
    let best: { readonly value: JsonObject; readonly score: number } | undefined;
    for (const { shape } of view.variants) {
      const name = discriminantOf(shape, key);
      if (name === undefined) continue;
      const full: JsonObject = { [key]: name, ...value };
      const fit = score(shape)(read(shape)(full).value);
      if (best === undefined || fit > best.score) best = { value: full, score: fit };
    }
    return best?.value ?? value;
  };

  /** Names the variants in all that a value holds, as far as its shape says where unions stand. */
  const whole = (shape: Shape, given: Json): Json => {
    const view = inner(shape);
    const value = named(view, given);
    if (isList(value)) return view.kind === "list" ? value.map((item) => whole(view.item, item)) : value;
    if (!isObject(value)) return value;
    const shapeOf = membersOf(view, value);
    return objectOf(
      Object.entries(value).map(([key, member]) => {
        const inside = shapeOf(key);
        return [key, inside === undefined ? member : whole(inside, member)];
      }),
    );
  };

  /** Tells the shapes of an object's members; nothing of a union whose variant nobody has named. */
  const membersOf = (view: Inner, value: JsonObject): ((key: string) => Shape | undefined) => {
    if (view.kind === "map") return () => view.value;
    if (view.kind === "group") {
      return (key) => view.properties.find((property) => property.key === key)?.shape ?? view.extra;
    }
    const discriminant = view.kind === "union" ? view.discriminant : undefined;
    if (view.kind !== "union" || discriminant === undefined) return () => undefined;
    const name = own(value, discriminant);
    const variant = view.variants.find(({ shape }) => discriminantOf(shape, discriminant) === name);
    return variant === undefined ? () => undefined : membersOf(inner(variant.shape), value);
  };

  const discriminantOf = (shape: Shape, key: string): Json | undefined => {
    const group = control(shape);
    const property = group.kind === "group" ? group.properties.find((one) => one.key === key) : undefined;
    const literal = property && control(property.shape);
    return literal?.kind === "fixed" ? literal.value : undefined;
  };

  return (root) => (state, at, text) => {
    const parsed = parseJson(text);
    if (!parsed.ok) return { kind: "broken", fault: parsed.fault };
    const shape = shapeAt(root, state, at);
    const view = shape && inner(shape);
    if (shape === undefined || view === undefined || !fills(view, parsed.value)) return { kind: "unfit" };
    return { kind: "fills", edit: { type: "set", at, ...read(shape)(whole(shape, parsed.value)) } };
  };
}

/** Reads the place back from a JSON pointer (RFC 6901); the value that it points into tells indices from keys. */
export function placeFrom(root: Json, text: string): Path {
  const at: (string | number)[] = [];
  let value: Json | undefined = root;
  for (const step of text.split("/").slice(1)) {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    if (isList(value)) {
      at.push(Number(key));
      value = value[Number(key)];
    } else {
      at.push(key);
      value = isObject(value) ? own(value, key) : undefined;
    }
  }
  return at;
}
