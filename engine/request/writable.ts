import { type Choices, chosenVariant, controlOf } from "#engine/interpret";
import { isList, isObject, type Json, objectOf, own } from "#engine/json";
import { fold, leaves, type Path, type Shape, type TypeId, type Types } from "#engine/shape";

/** Gives the wire value of a place without read-only properties; `form` is the form value there, for the variants. */
type Write = (form: Json | undefined, wire: Json, at: Path, choices: Choices) => Json;

/**
 * Makes the remover of read-only properties, which are left out of requests (product.md §3): a form may hold some, from
 * an example or a saved answer. Variants are chosen by the form value, as everywhere.
 */
export function writableOf(types: Types): (shape: Shape) => (form: Json, wire: Json, choices: Choices) => Json {
  const chosen = chosenVariant(types);
  const control = controlOf(types);
  // A variant is counted among those that a form offers, where a union within a union is taken apart. So a variant need
  // not stand behind a name, and the shape may hold itself: variants are compiled only once a value needs them.
  const variant = (node: Shape, recur: (shape: Shape) => Write): Write => {
    let inners: readonly Write[] | undefined;
    return (form, wire, at, choices) => {
      const index = chosen(node, form, choices, at);
      if (index === undefined) return wire;
      if (inners === undefined) {
        const view = control(node);
        inners = view.kind === "union" ? view.variants.map(({ shape }) => recur(shape)) : [];
      }
      return (inners[index] ?? same)(form, wire, at, choices);
    };
  };
  const write = fold<Write>(types, {
    ...leaves<Write>(same),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => eachItem(recur(item)),
    set: ({ item }, recur) => eachItem(recur(item)),
    map: ({ value }, recur) => eachMember(new Map(), new Set(), recur(value)),
    object: ({ properties, extra }, recur) => {
      const known = new Map(properties.map(({ key, shape }) => [key, recur(shape)]));
      const readOnly = new Set(properties.filter(({ access }) => access === "READ_ONLY").map(({ key }) => key));
      return eachMember(known, readOnly, extra === undefined ? same : recur(extra));
    },
    discriminatedUnion: variant,
    undiscriminatedUnion: variant,
    ref: (_, force) => (form, wire, at, choices) => force()(form, wire, at, choices),
  });
  const holdsReadOnly = readOnlyFinder(types);
  return (shape) => {
    // Most requests have none, and then nothing needs to be looked at each time one is planned.
    if (!holdsReadOnly(shape)) return (_, wire) => wire;
    const inner = write(shape);
    return (form, wire, choices) => inner(form, wire, [], choices);
  };
}

/** Tells whether a shape, or a type that it reaches, has a read-only property. Each type is looked through once. */
function readOnlyFinder(types: Types): (shape: Shape) => boolean {
  return (root) => {
    const seen = new Set<TypeId>();
    const any = (looks: readonly (() => boolean)[]) => (): boolean => looks.some((look) => look());
    const look = fold<() => boolean>(types, {
      ...leaves<() => boolean>(() => false),
      nullable: ({ item }, recur) => recur(item),
      list: ({ item }, recur) => recur(item),
      set: ({ item }, recur) => recur(item),
      map: ({ value }, recur) => recur(value),
      object: ({ properties, extra }, recur) => {
        if (properties.some(({ access }) => access === "READ_ONLY")) return () => true;
        return any([...properties.map(({ shape }) => recur(shape)), ...(extra ? [recur(extra)] : [])]);
      },
      discriminatedUnion: ({ variants }, recur) => any(variants.map(({ shape }) => recur(shape))),
      undiscriminatedUnion: ({ variants }, recur) => any(variants.map(({ shape }) => recur(shape))),
      ref: (id, force) => () => {
        if (seen.has(id)) return false;
        seen.add(id);
        return force()();
      },
    });
    return look(root)();
  };
}

const same: Write = (_, wire) => wire;

const eachItem =
  (item: Write): Write =>
  (form, wire, at, choices) =>
    isList(wire) ? wire.map((one, i) => item(isList(form) ? form[i] : undefined, one, [...at, i], choices)) : wire;

const eachMember =
  (known: ReadonlyMap<string, Write>, left: ReadonlySet<string>, others: Write): Write =>
  (form, wire, at, choices) => {
    if (!isObject(wire)) return wire;
    const kept = Object.entries(wire).filter(([key]) => !left.has(key));
    return objectOf(
      kept.map(([key, value]) => {
        const before = isObject(form) ? own(form, key) : undefined;
        return [key, (known.get(key) ?? others)(before, value, [...at, key], choices)] as const;
      }),
    );
  };
