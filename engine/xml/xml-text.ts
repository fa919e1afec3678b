import { alternatives, decoderWithSelection, discriminantReader } from "#engine/interpret";
import { isList, isObject, type Json, type JsonObject, own, printJson } from "#engine/json";
import {
  type Algebra,
  aroundEach,
  eachLeaf,
  fold,
  idOf,
  type Property,
  type Shape,
  type Types,
  type XmlForm,
} from "#engine/shape";

/** A part of an XML document. Attributes belong to the element around them. */
type XmlPart =
  | { readonly kind: "element"; readonly name: string; readonly parts: readonly XmlPart[] }
  | { readonly kind: "attribute"; readonly name: string; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "cdata"; readonly text: string };

/** The name that a value gets from the property or list around it, and the form that is stated there. */
export interface XmlUse {
  readonly name: string;
  readonly form: XmlForm;
}

/** The property with a document as its value, such as a part of a form. */
type NamedProperty = Pick<Property, "key" | "xml">;

type Write = (value: Json, use: XmlUse) => readonly XmlPart[];

/**
 * Creates the function that writes wire values as XML documents (OpenAPI "XML Object"). The root is named by the type's
 * own name unless it states another one; without a type, by the property that it is the value of. `null` is left out.
 */
export function xmlText(types: Types): (shape: Shape, value: Json, property?: NamedProperty) => string {
  const chosen = decoderWithSelection(types);
  const flat = alternatives(types);
  const algebra: Algebra<Write> = {
    ...eachLeaf<Write>(() => writeAny),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => writeList(recur(item)),
    set: ({ item }, recur) => writeList(recur(item)),
    map: ({ value: item }, recur) => writeObject([], recur(item), recur),
    object: ({ properties, extra }, recur) => writeObject(properties, extra && recur(extra), recur),
    discriminatedUnion: (node, recur) => {
      const variantOf = discriminantReader(node);
      return (value, use) => {
        const variant = node.variants[(isObject(value) ? variantOf(value) : undefined) ?? -1];
        return (variant ? recur(variant.shape) : writeAny)(value, use);
      };
    },
    undiscriminatedUnion: (node, recur) => {
      return (value, use) => {
        const variant = flat(node)[chosen(node)(value).selection[""] ?? -1];
        return (variant ? recur(variant.shape) : writeAny)(value, use);
      };
    },
    ref: (_, force) => (value, use) => force()(value, use),
  };
  const write = fold(
    types,
    aroundEach(algebra, (node, answer) => {
      const inner = answer(node);
      return (value, { name, form }) => (value === null ? [] : inner(value, { name, form: { ...node.xml, ...form } }));
    }),
  );
  return (shape, value, property) => {
    const parts = write(shape)(value, rootUse(types, shape, property));
    const [only, second] = parts;
    const root: XmlPart =
      only?.kind === "element" && second === undefined ? only : { kind: "element", name: "root", parts };
    return `<?xml version="1.0" encoding="UTF-8"?>\n${printPart(root, "")}`;
  };
}

/** The use of a shape as a document. A document has one element, so the items of a list are wrapped. */
export function rootUse(types: Types, shape: Shape, { key, xml }: Partial<NamedProperty> = {}): XmlUse {
  const id = idOf(shape);
  const typeName = id === undefined ? undefined : types.get(id)?.name;
  return { name: typeName ?? key ?? "root", form: { ...xml, wrapped: true } };
}

/** Writes a value without declared members: a scalar as text, an object by its keys. */
const writeAny: Write = (value, use) => {
  if (isList(value)) return writeList(writeAny)(value, use);
  if (isObject(value)) return [element(use, membersOf(value, [], writeAny))];
  if (value === null) return [];
  const { form } = use;
  const text = typeof value === "string" ? value : printJson(value);
  if (form.nodeType === "text" || form.nodeType === "cdata") return [{ kind: form.nodeType, text }];
  if (form.attribute || form.nodeType === "attribute") {
    return [...namespaceOf(form), { kind: "attribute", name: qualified(use), text }];
  }
  return [element(use, allowed(text) === "" ? [] : [{ kind: "text", text }])];
};

/** Writes the items of a list beside each other; in their own element if they are wrapped. */
const writeList =
  (item: Write): Write =>
  (value, use) => {
    if (!isList(value)) return writeAny(value, use);
    const isWrapped = isWrappedIn(use);
    const items = value.flatMap((one) => item(one, itemUse(use)));
    return isWrapped ? [element(use, items)] : items;
  };

/** Returns true if a list has an element around its items. */
export const isWrappedIn = ({ form }: XmlUse): boolean => form.wrapped === true || form.nodeType === "element";

/** The use of an item. The name of a list that is not wrapped has no effect (OpenAPI 3.0 "XML Object"). */
export const itemUse = (use: XmlUse): XmlUse => ({ name: (isWrappedIn(use) && use.form.name) || use.name, form: {} });

/** Writes an object; `further` writes the members that are not declared. */
function writeObject(
  properties: readonly Property[],
  further: Write | undefined,
  recur: (shape: Shape) => Write,
): Write {
  const declared = properties.map((one) => ({ ...one, write: recur(one.shape) }));
  return (value, use) => {
    if (!isObject(value)) return writeAny(value, use);
    const known = declared.flatMap(({ key, xml = {}, write }) => {
      const member = own(value, key);
      return member === undefined ? [] : write(member, { name: key, form: xml });
    });
    const keys = properties.map(({ key }) => key);
    const parts = [...known, ...membersOf(value, keys, further ?? writeAny)];
    return use.form.nodeType === "none" ? parts : [element(use, parts)];
  };
}

const membersOf = (value: JsonObject, without: readonly string[], write: Write): readonly XmlPart[] =>
  Object.entries(value)
    .filter(([key]) => !without.includes(key))
    .flatMap(([key, one]) => write(one, { name: key, form: {} }));

const element = (use: XmlUse, parts: readonly XmlPart[]): XmlPart => ({
  kind: "element",
  name: qualified(use),
  parts: [...namespaceOf(use.form), ...parts],
});

/** Returns a name with its prefix. Characters that no XML name has become `_` (XML 1.0 §2.3). */
export function qualified({ name, form }: XmlUse): string {
  const clean = (form.name ?? name).replace(/[^\w.:\-\u{b7}-\u{10ffff}]/gu, "_").replace(/^(?=[\d.-]|$)/, "_");
  return form.prefix === undefined ? clean : `${form.prefix}:${clean}`;
}

/** Declares the namespace of a form on the element that it is in (Namespaces in XML 1.0 §3). */
const namespaceOf = ({ namespace, prefix }: XmlForm): readonly XmlPart[] =>
  namespace === undefined
    ? []
    : [{ kind: "attribute", name: prefix === undefined ? "xmlns" : `xmlns:${prefix}`, text: namespace }];

/** Escapes text (XML 1.0 §2.4). */
const escaped = (text: string): string =>
  // A reader takes any other return for a line feed (XML 1.0 §2.11).
  allowed(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\r", "&#13;");

/** Omits the characters that XML can't have (XML 1.0 §2.2). */
export const allowed = (text: string): string =>
  text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "");

function printPart(part: XmlPart, indent: string): string {
  if (part.kind === "text") return escaped(part.text);
  if (part.kind === "cdata") return `<![CDATA[${allowed(part.text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
  if (part.kind === "attribute")
    return ` ${part.name}="${escaped(part.text).replaceAll('"', "&quot;").replaceAll("\n", "&#10;").replaceAll("\t", "&#9;")}"`;
  const names = new Set<string>();
  const attributes = part.parts.flatMap((one) => {
    // An attribute occurs once in an element (XML 1.0 §3.1).
    if (one.kind !== "attribute" || names.has(one.name)) return [];
    names.add(one.name);
    return [printPart(one, indent)];
  });
  const content = part.parts.filter(({ kind }) => kind !== "attribute");
  const open = `<${part.name}${attributes.join("")}`;
  if (content.length === 0) return `${open}/>`;
  if (content.some(({ kind }) => kind !== "element"))
    return `${open}>${content.map((one) => printPart(one, indent)).join("")}</${part.name}>`;
  const inside = `${indent}  `;
  return `${open}>\n${content.map((one) => `${inside}${printPart(one, inside)}\n`).join("")}${indent}</${part.name}>`;
}
