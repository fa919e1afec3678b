import {
  changedKey,
  isList,
  isObject,
  type Json,
  type JsonObject,
  keysOf,
  objectOf,
  own,
  withMember,
} from "#engine/json";
import { fold, isSamePath, leaves, type Path, type Shape, type Types } from "#engine/shape";
import { controlOf, variantShapes } from "./control/index.ts";
import { partFinder } from "./part-finder.ts";
import { selectedVariant } from "./selected-variant.ts";
import type { VariantSelection } from "./unions/index.ts";

/** Returns the wire value of a path without read-only properties; `form` is the form value there, for the variants. */
type Write = (form: Json | undefined, wire: Json, at: Path, selection: VariantSelection) => Json;

/**
 * Returns a function that removes read-only properties, which are left out of requests (docs/behavior.md#types): a form
 * may contain some, from an example or a saved answer. Variants are selected by the form value, as everywhere. Only
 * parts that may contain one are visited, parts without one are returned unchanged, and frozen parts are processed
 * once. The pointers of the selection start at the root of `at`.
 */
export function writableOf(
  types: Types,
): (shape: Shape) => (form: Json, wire: Json, selection: VariantSelection, at?: Path) => Json {
  const chosen = selectedVariant(types);
  const control = controlOf(types);
  // Variants are counted as a form offers them, with nested unions flattened. A variant may be unnamed, and the shape
  // may contain itself, so a variant is compiled only once a value needs it.
  const variant = (node: Shape, recur: (shape: Shape) => Write): Write => {
    let inners: readonly Write[] | undefined;
    return (form, wire, at, selection) => {
      const index = chosen(node, form, selection, at);
      if (index === undefined) return wire;
      inners ??= variantShapes(control(node)).map(recur);
      return (inners[index] ?? same)(form, wire, at, selection);
    };
  };
  const holdsReadOnly = partFinder(types, ({ properties }) => properties.some(({ access }) => access === "READ_ONLY"));
  const write = fold<Write>(types, {
    ...leaves<Write>(same),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => eachItem(recur(item)),
    set: ({ item }, recur) => eachItem(recur(item)),
    map: ({ value }, recur) => eachMember({ known: new Map(), left: none, others: recur(value), declared: none }),
    object: ({ properties, extra }, recur) => {
      const writers = properties.filter(({ shape }) => holdsReadOnly(shape));
      const readOnly = properties.filter(({ access }) => access === "READ_ONLY");
      return eachMember({
        known: new Map(writers.map(({ key, shape }) => [key, recur(shape)])),
        left: new Set(readOnly.map(({ key }) => key)),
        others: extra !== undefined && holdsReadOnly(extra) ? recur(extra) : same,
        declared: new Set(properties.map(({ key }) => key)),
      });
    },
    discriminatedUnion: variant,
    undiscriminatedUnion: variant,
    ref: (_, force) => (form, wire, at, selection) => force()(form, wire, at, selection),
  });
  return (shape) => {
    // Most requests don't contain read-only values, so planning skips this step.
    if (!holdsReadOnly(shape)) return (_, wire) => wire;
    const inner = write(shape);
    return (form, wire, selection, at = []) => inner(form, wire, at, selection);
  };
}

const same: Write = (_, wire) => wire;

/** Returns the same list if no item changes. */
const eachItem =
  (item: Write): Write =>
  (form, wire, at, selection) => {
    if (item === same || !isList(wire)) return wire;
    const items = wire.map((one, i) => item(isList(form) ? form[i] : undefined, one, [...at, i], selection));
    return items.every((one, i) => one === wire[i]) ? wire : items;
  };

interface Members {
  /** The writers of properties that may contain something read-only. */
  readonly known: ReadonlyMap<string, Write>;
  /** The keys of read-only properties. */
  readonly left: ReadonlySet<string>;
  /** The writer of undeclared members. */
  readonly others: Write;
  readonly declared: ReadonlySet<string>;
}

/** A written object with everything that it depends on. */
interface Written {
  readonly form: Json | undefined;
  readonly wire: JsonObject;
  readonly at: Path;
  readonly selection: VariantSelection;
  readonly written: JsonObject;
}

const none: ReadonlySet<string> = new Set();

/** Returns the same object if no member changes; after an edit of one member only that one is processed again. */
function eachMember({ known, left, others, declared }: Members): Write {
  const cache = new WeakMap<JsonObject, Written>();
  let last: Written | undefined;
  const looked = [...known.keys(), ...left];

  const memberOf = (
    form: Json | undefined,
    wire: JsonObject,
    key: string,
    at: Path,
    selection: VariantSelection,
  ): Json => {
    const write = known.get(key) ?? (declared.has(key) ? same : others);
    const before = isObject(form) ? own(form, key) : undefined;
    return write(before, own(wire, key) as Json, [...at, key], selection); // it is one of its keys
  };
  /** Reuses the last object written at this path; `undefined` if more than one member has changed. */
  const amended = (
    form: Json | undefined,
    wire: JsonObject,
    at: Path,
    selection: VariantSelection,
  ): JsonObject | undefined => {
    if (last === undefined || last.selection !== selection || !isSamePath(last.at, at)) return undefined;
    const key = changedKey(last.wire, wire);
    if (key === undefined || last.written === last.wire) return undefined;
    return left.has(key) ? last.written : withMember(last.written, key, memberOf(form, wire, key, at, selection));
  };
  const writeAll = (form: Json | undefined, wire: JsonObject, at: Path, selection: VariantSelection): JsonObject => {
    const keys = keysOf(wire);
    const near = others === same ? looked.filter((key) => own(wire, key) !== undefined) : keys;
    const isAsItIs = (key: string): boolean =>
      !left.has(key) && memberOf(form, wire, key, at, selection) === own(wire, key);
    if (near.every(isAsItIs)) return wire;
    const entries = keys.filter((key) => !left.has(key));
    return Object.freeze(objectOf(entries.map((key) => [key, memberOf(form, wire, key, at, selection)] as const)));
  };
  return (form, wire, at, selection) => {
    if (!isObject(wire)) return wire;
    // An extensible value may change before the next call, so its result is not cached.
    if (Object.isExtensible(wire)) return writeAll(form, wire, at, selection);
    const before = cache.get(wire);
    if (before !== undefined && before.form === form && before.selection === selection && isSamePath(before.at, at)) {
      return before.written;
    }
    const written = amended(form, wire, at, selection) ?? writeAll(form, wire, at, selection);
    last = { form, wire, at, selection, written };
    cache.set(wire, last);
    return written;
  };
}
