import { isObject, type Json, own } from "#engine/json";
import { type Endpoint, pathText } from "#engine/model";

/** A path parameter with the path before it. */
export interface Slot {
  /** The path up to the parameter, with `{}` instead of parameter names: `/plants/{}`. */
  readonly prefix: string;
  readonly key: string;
  /** The path of the collection before it: `/plants`. */
  readonly collection: string;
}

/** Returns true for the slot of a thing that is alone at its path, such as `/settings`; it has no id. */
export const isSingle = ({ key }: Pick<Slot, "key">): boolean => key === "";

/** Returns a path with `{}` for each parameter. */
export const plainPath = ({ path }: Pick<Endpoint, "path">): string =>
  pathText(path.map((part) => (part.kind === "literal" ? part : { ...part, key: "" })));

/** Lists the parameters of a path in order, including ones within a segment of text. */
export function slotsOf({ path }: Pick<Endpoint, "path">): readonly Slot[] {
  let prefix = "";
  return path.flatMap((part) => {
    if (part.kind === "literal") {
      prefix += part.value;
      return [];
    }
    const collection = prefix.replace(/\/$/, "");
    prefix += "{}";
    return [{ prefix, key: part.key, collection }];
  });
}

/**
 * Returns true for the path of a collection with the things of a parameter: the path before it, or a path within another
 * thing that ends like it, such as `/rooms/{}/bookings` of `/bookings/{}`.
 */
export function isCollectionOf(path: string, { collection }: Pick<Slot, "collection">): boolean {
  if (path === collection) return true;
  const last = /\/[^/{}]+$/.exec(collection)?.[0];
  return last !== undefined && !collection.includes("{}") && path.endsWith(`{}${last}`);
}

/** Returns the values before the id of a thing in its path, of those in the path of a call that names or creates it. */
export function outerValues<T>(values: readonly T[], path: string, { prefix, collection }: Slot): readonly T[] {
  if (path === prefix) return values.slice(0, -1);
  return path === collection ? values : [];
}

/** Endings of plurals in English, and of their singulars; some have several. */
const endings: readonly (readonly [plural: RegExp, singulars: readonly string[]])[] = [
  [/people$/i, ["person"]],
  [/children$/i, ["child"]],
  [/men$/i, ["man"]],
  [/feet$/i, ["foot"]],
  [/teeth$/i, ["tooth"]],
  [/mice$/i, ["mouse"]],
  [/ices$/i, ["ex", "ix", "ice"]],
  [/ves$/i, ["f", "fe", "ve"]],
  [/ies$/i, ["y", "ie"]],
  [/ses$/i, ["s", "se", "sis"]],
  [/(?<=x|z|ch|sh)es$/i, ["", "e"]],
  [/(?<=[^s])s$/i, [""]],
  [/(?<=dat|medi|criteri|bacteri)a$/i, ["um", "on"]],
];

/** Returns the singulars that a plural may have, or the word itself. */
function singularsOf(word: string): readonly string[] {
  const [plural, singulars] = endings.find(([ending]) => ending.test(word)) ?? [/$/, [""]];
  return singulars.map((singular) => word.replace(plural, singular));
}

/** Returns the names of the property that a path parameter is likely to be in the answers of its collection. */
export function propertyNames({ key, collection }: Slot): readonly string[] {
  const segment = /([^/{}]+)$/.exec(collection)?.[1] ?? "";
  const snake = key.replace(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase();
  const camel = key.replace(/[_-](\w)/g, (_all, letter: string) => letter.toUpperCase());
  const isId = /^(?:id|.*(?:_id|-id|Id|ID|uuid))$/.test(key);
  const names = [
    key,
    snake,
    camel,
    ...(isId ? ["id", "_id", "uuid", ...singularsOf(segment).flatMap((one) => [`${one}Id`, `${one}_id`])] : []),
  ];
  return [...new Set(names)];
}

/** Returns the names of the property that is likely to have the id of an item of a list. */
export const idNames = (list: { readonly endpoint: Endpoint }, all: readonly { readonly endpoint: Endpoint }[]) => {
  const slots = all.flatMap(({ endpoint }) => slotsOf(endpoint));
  const own = slots.filter((slot) => isCollectionOf(plainPath(list.endpoint), slot)).flatMap(propertyNames);
  return [...new Set(["id", "_id", ...own])];
};

/** Returns a path parameter of a form. */
export function parameterOf(form: Json, key: string): Json | undefined {
  const parameters = isObject(form) ? own(form, "pathParameters") : undefined;
  return isObject(parameters) ? own(parameters, key) : undefined;
}
