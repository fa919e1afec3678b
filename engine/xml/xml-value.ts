import { alternatives, decoderWithSelection, discriminantReader } from "#engine/interpret";
import {
  isObject,
  type Json,
  type JsonSyntaxError,
  objectOf,
  type Position,
  type Span,
  syntaxError,
  toPointer,
} from "#engine/json";
import {
  type Algebra,
  aroundEach,
  branches,
  eachLeaf,
  fold,
  type LeafAlgebra,
  type Shape,
  type Types,
} from "#engine/shape";
import { asText, leafTexts } from "./leaf-texts.ts";
import { parseXml, type XmlAttribute, type XmlElement } from "./parse-xml.ts";
import { isWrappedIn, itemUse, qualified, rootUse, type XmlUse } from "./xml-text.ts";

/** The value of a document, or the reason why it has none. */
export type XmlValue =
  | { readonly ok: true; readonly value: Json; readonly positions: () => ReadonlyMap<string, Position> }
  | { readonly ok: false; readonly error: JsonSyntaxError };

/** A part of a document that has been read, and the values in it. */
interface Found extends Span {
  readonly value: Json;
  readonly parts?: readonly (readonly [string | number, Found])[];
  /** The elements and attributes that it was read from. */
  readonly used: readonly (XmlElement | XmlAttribute)[];
  /** Text beside its members, which no value holds. */
  readonly loose?: string;
}

/** A reader of the values of one shape. */
interface Reader {
  /** Finds the values of a use in an element, in the order of the document. */
  readonly find: (around: XmlElement, use: XmlUse) => readonly Found[];
  /** The name of the element of a use. */
  readonly nameOf: (use: XmlUse) => string;
  /** The value of a required property that is not found: XML has no empty list, and writers leave out `null`. */
  readonly absent?: Json;
}

/** Characters of a text that an error shows. Own choice. */
const maxShown = 40;

/**
 * Creates the function that reads documents as wire values (OpenAPI "XML Object"), the inverse of `xmlText`. Prefixes
 * mean nothing, namespaces do. Elements and attributes that are not declared become members with their local names.
 */
export function xmlReader(types: Types): (shape: Shape) => (text: string) => XmlValue {
  const readerOf = readers(types);
  return (shape) => {
    const reader = readerOf(shape);
    const use = rootUse(types, shape);
    return (text) => {
      const parsed = parseXml(text);
      if (!parsed.ok) return parsed;
      const { root } = parsed;
      const around: XmlElement = { ...root, attributes: [], children: [root] };
      // Only the description can name the root; the name of a type is a guess.
      const [found] = [use, { ...use, name: root.name }].flatMap((one) => reader.find(around, one));
      if (found === undefined) {
        const expected = `<${reader.nameOf(use)}>`;
        return {
          ok: false,
          error: syntaxError(text, { fault: "expected the element {}", found: expected, offset: root.from }),
        };
      }
      const loose = looseIn(found);
      if (loose?.loose !== undefined) {
        const offset = Math.max(loose.from, text.indexOf(loose.loose, loose.from));
        const fault = "expected XML, found {}";
        return { ok: false, error: syntaxError(text, { fault, found: JSON.stringify(loose.loose), offset }) };
      }
      return { ok: true, value: found.value, positions: () => positionsOf(found) };
    };
  };
}

function readers(types: Types): (shape: Shape) => Reader {
  const choose = decoderWithSelection(types);
  const flat = alternatives(types);
  const algebra: Algebra<Reader> = {
    ...leafReaders(types),
    nullable: ({ item }, recur) => {
      const inner = recur(item);
      // Not a spread of `inner`: it would force a recursive type while that is folded.
      return { find: (around, use) => inner.find(around, use), nameOf: (use) => inner.nameOf(use), absent: null };
    },
    list: ({ item }, recur) => listReader(recur(item)),
    set: ({ item }, recur) => listReader(recur(item)),
    map: ({ value }, recur) => objectReader([], recur(value)),
    object: ({ properties, extra }, recur) =>
      objectReader(
        properties.map(({ key, optional, xml = {}, shape }) => ({
          ...{ key, optional, use: { name: key, form: xml } },
          reader: recur(shape),
        })),
        extra && recur(extra),
      ),
    discriminatedUnion: (node, recur) => {
      const variantOf = discriminantReader(node);
      const isOf = (value: Json, i: number): boolean => isObject(value) && variantOf(value) === i;
      return unionReader(() => node.variants.map(({ shape }) => recur(shape)), isOf);
    },
    undiscriminatedUnion: (node, recur) => {
      const decode = choose(node);
      return unionReader(
        () => flat(node).map(({ shape }) => recur(shape)),
        (value, i) => decode(value).selection[""] === i,
      );
    },
    ref: (_, force) => ({
      find: (around, use) => force().find(around, use),
      nameOf: (use) => force().nameOf(use),
      get absent() {
        return force().absent as Json; // `exactOptionalPropertyTypes` does not know getters that return undefined.
      },
    }),
  };
  return fold(
    types,
    aroundEach(algebra, (node, answer) => {
      const inner = answer(node);
      const merged = ({ name, form }: XmlUse): XmlUse => ({ name, form: { ...node.xml, ...form } });
      return {
        ...inner,
        find: (around, use) => inner.find(around, merged(use)),
        nameOf: (use) => inner.nameOf(merged(use)),
      };
    }),
  );
}

const leafReader = (readExactly: (text: string) => Json): Reader => {
  const read = (text: string): Json => {
    // White space around a number or a flag means nothing; a text has it.
    const value = readExactly(text.trim());
    return typeof value === "string" ? text : value;
  };
  const inElement = once((element) =>
    element.children.every((child) => typeof child === "string") && element.attributes.every(isOfInstance)
      ? foundIn(element, read(textOf(element)))
      : readAny(element),
  );
  return {
    nameOf: qualified,
    find: (around, use) => {
      const { nodeType, attribute } = use.form;
      if (nodeType === "text" || nodeType === "cdata") return [foundIn(around, read(textOf(around)))];
      if (attribute || nodeType === "attribute")
        return around.attributes.filter(hasNameOf(use)).map((one) => foundIn(one, read(one.value)));
      return elementsOf(around, use).map(inElement);
    },
  };
};

/** Reads an element without a declaration: text, or an object of what is in it. */
const readAny = once((element: XmlElement): Found => {
  if (element.attributes.length === 0 && element.children.every((child) => typeof child === "string"))
    return foundIn(element, textOf(element));
  const { loose: _, ...found } = objectIn(element, [], anyReader);
  return found;
});

const anyReader: Reader = { ...leafReader(asText), find: (around, use) => elementsOf(around, use).map(readAny) };

/** The readers of leaves: the reader of a leaf reads its text. */
function leafReaders(types: Types): LeafAlgebra<Reader> {
  const textsOf = fold<(text: string) => Json>(types, { ...leafTexts, ...branches(asText) });
  return { ...eachLeaf((leaf) => leafReader(textsOf(leaf))), unknown: () => anyReader };
}

function listReader(item: Reader): Reader {
  const unwrapped = guarded((around, use) => {
    const all = listOf(around, item.find(around, itemUse(use)));
    return all.used.length === 0 ? [] : [all];
  });
  return {
    nameOf: qualified,
    absent: [],
    find: (around, use) => {
      if (!isWrappedIn(use)) return unwrapped(around, use);
      return elementsOf(around, use).map((one) => {
        const items = listOf(one, item.find(one, itemUse(use)));
        return items.used.length === 0 && isText(one)
          ? foundIn(one, textOf(one))
          : { ...items, ...spanOf(one), used: [one] };
      });
    },
  };
}

/** Finds nothing in an element that it reads already: a list without elements around its items may contain itself. */
function guarded(find: Reader["find"]): Reader["find"] {
  const busy = new Set<XmlElement>();
  return (around, use) => {
    if (busy.has(around)) return [];
    busy.add(around);
    try {
      return find(around, use);
    } finally {
      busy.delete(around);
    }
  };
}

/** Joins items to one list. */
const listOf = (around: Span, items: readonly Found[]): Found => ({
  from: items[0]?.from ?? around.from,
  to: items.at(-1)?.to ?? around.to,
  value: items.map(({ value }) => value),
  parts: items.map((one, i) => [i, one] as const),
  used: items.flatMap(({ used }) => used),
});

/** A property with the reader of its shape. */
interface Member {
  readonly key: string;
  readonly optional: boolean;
  readonly use: XmlUse;
  readonly reader: Reader;
}

function objectReader(members: readonly Member[], further: Reader = anyReader): Reader {
  const inElement = once((element) => objectIn(element, members, further));
  const without = guarded((around) => [membersIn(around, members)]);
  return {
    nameOf: qualified,
    find: (around, use) =>
      use.form.nodeType === "none" ? without(around, use) : elementsOf(around, use).map(inElement),
  };
}

/** Reads the declared members of an object from an element that may have others. */
function membersIn(element: XmlElement, members: readonly Member[]): Found {
  const found = members.flatMap(({ key, optional, use, reader }): readonly (readonly [string, Found])[] => {
    const all = reader.find(element, use);
    const [first] = all;
    if (first !== undefined) return [[key, all.length === 1 ? first : listOf(element, all)]];
    const { absent } = reader;
    return optional || absent === undefined ? [] : [[key, { ...spanOf(element), value: absent, used: [] }]];
  });
  return objectOfParts(
    element,
    found,
    found.flatMap(([, { used }]) => used),
  );
}

/** Reads an element as an object; what is not declared becomes a member, repeated elements a list. */
function objectIn(element: XmlElement, members: readonly Member[], further: Reader): Found {
  const declared = membersIn(element, members);
  const used = new Set<unknown>(declared.used);
  const rest = [...element.attributes, ...element.children].flatMap((one) =>
    typeof one === "string" || used.has(one) || isOfInstance(one) ? [] : [one],
  );
  const others = [...groupBy(rest, memberName)].map(([name, same]): readonly [string, Found] => {
    const [attribute] = same.flatMap((one) => ("value" in one ? [foundIn(one, one.value)] : []));
    const only: XmlElement = { ...element, children: same.flatMap((one) => ("value" in one ? [] : [one])) };
    const all = further.find(only, { name, form: {} });
    const [first] = all;
    return [name, attribute ?? (first !== undefined && all.length === 1 ? first : listOf(element, all))];
  });
  // Text where elements are expected is not an object.
  if (used.size === 0 && rest.length === 0 && isText(element)) return foundIn(element, textOf(element));
  // A declared attribute may have the name of an element that is not declared.
  const found = new Set(declared.parts?.flatMap(([key, { used: from }]) => (from.length === 0 ? [] : [key])));
  const more = others.filter(([name]) => !found.has(name));
  return {
    ...objectOfParts(element, [...(declared.parts ?? []), ...more], []),
    used: [element],
    ...(isText(element) && !used.has(element) && { loose: looseText(element) }),
  };
}

/** Groups items by a key, in the order of their first items. */
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** The name of a part that is not declared: without its prefix, if that names a namespace. */
const memberName = ({ name, local, namespace }: XmlElement | XmlAttribute): string =>
  namespace === undefined ? name : local;

const objectOfParts = (
  element: XmlElement,
  parts: readonly (readonly [string | number, Found])[],
  used: Found["used"],
): Found => ({
  ...spanOf(element),
  value: objectOf(parts.map(([key, { value }]) => [String(key), value] as const)),
  parts,
  used,
});

/** Reads with each variant, and takes the value that is of its variant. */
function unionReader(create: () => readonly Reader[], isOf: (value: Json, variant: number) => boolean): Reader {
  let readers: readonly Reader[] | undefined;
  // Created once: readers cache the values of elements.
  const variants = (): readonly Reader[] => {
    readers ??= create();
    return readers;
  };
  return {
    nameOf: (use) => variants()[0]?.nameOf(use) ?? qualified(use),
    find: (around, use) => {
      const all = variants()
        .flatMap((one, variant) => one.find(around, use).map((found) => ({ ...found, variant })))
        // A list, which is several elements, comes before its first item.
        .sort((a, b) => a.from - b.from || b.to - a.to);
      const chosen: Found[] = [];
      for (const here of groupBy(all, ({ from, to }) => `${from} ${to}`).values()) {
        const [first] = here;
        if (first === undefined || first.from < (chosen.at(-1)?.to ?? 0)) continue;
        chosen.push(here.find(({ value, variant }) => isOf(value, variant)) ?? first);
      }
      return chosen;
    },
  };
}

/** Caches the value of each element, which several variants of a union read. */
function once(read: (element: XmlElement) => Found): (element: XmlElement) => Found {
  const known = new WeakMap<XmlElement, Found>();
  return (element) => {
    const old = known.get(element) ?? (isNil(element) ? foundIn(element, null) : read(element));
    known.set(element, old);
    return old;
  };
}

const instance = "http://www.w3.org/2001/XMLSchema-instance";
const isOfInstance = ({ namespace }: Pick<XmlElement, "namespace">): boolean => namespace === instance;

/** Returns true for `xsi:nil="true"`, which is null (OpenAPI 3.2 "XML Object"). */
const isNil = ({ attributes }: XmlElement): boolean =>
  attributes.some((one) => isOfInstance(one) && one.local === "nil" && /^\s*(?:true|1)\s*$/.test(one.value));

const spanOf = ({ from, to }: Span): Span => ({ from, to });
const foundIn = (at: XmlElement | XmlAttribute, value: Json): Found => ({ ...spanOf(at), value, used: [at] });

const textOf = ({ children }: XmlElement): string => children.filter((child) => typeof child === "string").join("");

const isText = (element: XmlElement): boolean => textOf(element).trim() !== "";

/** Creates the function that returns true for an element or attribute with the name of a use. */
const hasNameOf = (use: XmlUse): ((one: XmlElement | XmlAttribute) => boolean) => {
  const { namespace, prefix } = use.form;
  const name = qualified(use);
  const local = prefix === undefined ? name : name.slice(prefix.length + 1);
  return (one) =>
    (namespace === undefined || one.namespace === namespace) && (one.name === name || one.local === local);
};

const elementsOf = ({ children }: XmlElement, use: XmlUse): readonly XmlElement[] =>
  children.filter((child) => typeof child !== "string").filter(hasNameOf(use));

/** Returns the start of the first text in an element that is not blank. */
const looseText = ({ children }: XmlElement): string =>
  children
    .flatMap((child) => (typeof child === "string" ? [child.trim()] : []))
    .find(Boolean)
    ?.slice(0, maxShown) ?? "";

/** Finds the first declared element with text that no member holds. */
function looseIn(found: Found): Found | undefined {
  if (found.loose !== undefined) return found;
  for (const [, part] of found.parts ?? []) {
    const inner = looseIn(part);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Lists the positions of values in the document by JSON Pointer. */
function positionsOf(root: Found): ReadonlyMap<string, Position> {
  const found = new Map<string, Position>();
  const visit = ({ from, to, parts = [] }: Found, path: readonly (string | number)[]): void => {
    found.set(toPointer(path), { from, to });
    for (const [step, part] of parts) visit(part, [...path, step]);
  };
  visit(root, []);
  return found;
}
