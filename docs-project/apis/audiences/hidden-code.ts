import { type Endpoint, shapesOf } from "#engine/model";
import { fold, leaves, type Property, type Shape, type Types } from "#engine/shape";

/** Adds the keys in a shape to the shown or the hidden ones; named types are entered once. */
type Collect = (keys: Keys, entered: Set<string>, isHidden: boolean) => void;

interface Keys {
  readonly shown: Set<string>;
  readonly hidden: Set<string>;
}

/**
 * Creates the check of code that a provider wrote for a call: whether it names a parameter or a property that is hidden.
 * A key that a shown part of the call has too is not a hidden name.
 */
export function hiddenNameFinder(
  types: Types,
  isShown: (property: Property) => boolean,
  headers: readonly Property[],
): (endpoint: Endpoint, code: string) => boolean {
  const collectAll =
    (shapes: readonly Collect[]): Collect =>
    (keys, entered, isHidden) => {
      for (const collect of shapes) collect(keys, entered, isHidden);
    };
  const member =
    ({ key, ...property }: Property, inner: Collect): Collect =>
    (keys, entered, isInHidden) => {
      const isHidden = isInHidden || !isShown({ key, ...property });
      keys[isHidden ? "hidden" : "shown"].add(key);
      inner(keys, entered, isHidden);
    };
  const collectorOf = fold<Collect>(types, {
    ...leaves<Collect>(() => undefined),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => recur(item),
    set: ({ item }, recur) => recur(item),
    map: ({ value }, recur) => recur(value),
    object: ({ properties, extra }, recur) =>
      collectAll([
        ...properties.map((one) => member(one, recur(one.shape))),
        ...(extra === undefined ? [] : [recur(extra)]),
      ]),
    discriminatedUnion: ({ variants }, recur) => collectAll(variants.map(({ shape }) => recur(shape))),
    undiscriminatedUnion: ({ variants }, recur) => collectAll(variants.map(({ shape }) => recur(shape))),
    ref: (id, force) => (keys, entered, isHidden) => {
      const place = `${isHidden} ${id}`;
      if (entered.has(place)) return;
      entered.add(place);
      force()(keys, entered, isHidden);
    },
  });
  const hiddenKeys = (endpoint: Endpoint): readonly string[] => {
    const { pathParameters, queryParameters, requestHeaders, responseHeaders } = endpoint;
    const keys: Keys = { shown: new Set(), hidden: new Set() };
    const properties = [...headers, ...pathParameters, ...queryParameters, ...requestHeaders, ...responseHeaders];
    const shape: Shape = { kind: "object", properties };
    for (const one of [shape, ...shapesOf(endpoint)]) collectorOf(one)(keys, new Set(), false);
    return [...keys.hidden].filter((key) => !keys.shown.has(key));
  };
  const known = new WeakMap<Endpoint, readonly string[]>();
  return (endpoint, code) => {
    const keys = known.get(endpoint) ?? hiddenKeys(endpoint);
    known.set(endpoint, keys);
    const words = new Set(code.match(/[\p{L}\p{N}_$-]+/gu)?.map(plainName));
    return keys.some((key) => words.has(plainName(key)) || (/[^\p{L}\p{N}_$-]/u.test(key) && code.includes(key)));
  };
}

/** Returns a name without its case and hyphens: SDKs write `secret_key` as `secretKey`. */
const plainName = (name: string): string => name.toLowerCase().replace(/[_$-]/g, "");
