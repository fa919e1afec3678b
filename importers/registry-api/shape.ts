import type { Json } from "#engine/json";
import type { Alternative, EnumShape, EnumValue, ObjectShape, Property, Shape, TypeId, Variant } from "#engine/shape";
import { flagOf, found, isThere, itemsOf, member, type Node, note, textOf, textOr } from "../node.ts";
import { documented, optionalText } from "./documented.ts";
import { flatProperties } from "./object.ts";
import { digitText, isDigitKind, primitiveShape } from "./primitive.ts";
import type { Scope } from "./scope.ts";

/**
 * A use of a type: its shape, and whether the value may be absent or `null`. The wire format wraps the type for that;
 * here, optionality belongs to the property.
 */
export interface Use {
  readonly shape: Shape;
  readonly optional: boolean;
  readonly nullable: boolean;
  readonly default?: Json;
  /** Values are digit text in a form, whatever they are on the wire. */
  readonly digits: boolean;
}

const unknown: Use = { shape: { kind: "unknown" }, optional: false, nullable: false, digits: false };
const always = (shape: Shape): Use => ({ shape, optional: false, nullable: false, digits: false });

/** Returns the shape of a use where nothing can be absent: an optional value becomes a nullable one. */
export const shapeOfUse = (use: Use): Shape =>
  use.optional ? { kind: "nullable", item: use.shape } : shapeWhenThere(use);

/** Returns the shape of a use where the property says whether the value may be absent. */
export const shapeWhenThere = ({ shape, nullable }: Use): Shape =>
  nullable ? { kind: "nullable", item: shape } : shape;

/** Reads a `TypeShape`. Parts that can't be read are reported and become any JSON value. */
export function readType(node: Node, scope: Scope): Use {
  const kind = member(node, "type");
  switch (kind.value) {
    case "alias":
      return readReference(member(node, "value"), scope);
    case "object":
      return always(readObject(node, scope));
    case "enum":
      return always(readEnum(node));
    case "discriminatedUnion":
      return always(readDiscriminatedUnion(node, scope));
    case "undiscriminatedUnion": {
      const variants = itemsOf(member(node, "variants")).map(
        (variant): Alternative => ({
          ...documented(variant),
          ...optionalText(variant, "displayName"),
          shape: shapeOfUse(readType(member(variant, "shape"), scope)),
        }),
      );
      return always({ kind: "undiscriminatedUnion", variants });
    }
    default:
      return unreadable(kind, "shape");
  }
}

/** Reads a `TypeReference`. */
export function readReference(node: Node, scope: Scope): Use {
  const kind = member(node, "type");
  const item = (key: string): Shape => shapeOfUse(readType(member(node, key), scope));
  switch (kind.value) {
    case "id":
      return readId(node, scope);
    case "primitive": {
      const primitive = member(node, "value");
      const shape = primitiveShape(primitive);
      if (shape === undefined) return unreadable(member(primitive, "type"), "primitive type");
      return { ...always(shape), digits: isDigitKind(primitive) };
    }
    case "optional":
      return withDefault({ ...readType(member(node, "shape"), scope), optional: true }, member(node, "default").value);
    case "nullable":
      return { ...readType(member(node, "shape"), scope), nullable: true };
    case "list":
      return always({ kind: "list", item: item("itemShape") });
    case "set":
      return always({ kind: "set", item: item("itemShape") });
    case "map":
      return always({ kind: "map", key: item("keyShape"), value: item("valueShape") });
    case "literal":
      return readLiteral(member(node, "value"));
    case "unknown":
      return always({ kind: "unknown", ...optionalText(node, "displayName") });
    default:
      return unreadable(kind, "type reference");
  }
}

/**
 * Reads a reference to a named type. The target of an alias is read where the alias is defined. Only its optionality is
 * looked up here, since that belongs to the property that uses it.
 */
function readId(node: Node, scope: Scope): Use {
  const at = member(node, "id");
  const id = textOr(at, "");
  if (!scope.named.has(id)) {
    note(at, "unknown-reference", `unknown type ${JSON.stringify(id)}; any JSON value is accepted`);
    return unknown;
  }
  const { optional, digits } = lookThrough(id, scope, []);
  const use: Use = { ...always({ kind: "ref", id }), optional: optional !== undefined, digits };
  const inherited = optional === undefined ? use : withDefault(use, member(optional, "default").value);
  return withDefault(inherited, textOf(member(member(node, "default"), "value")));
}

/**
 * Follows aliases of aliases to their end, and returns whether they are optional and whether the end is a number in
 * digits.
 */
function lookThrough(
  id: TypeId,
  scope: Scope,
  trail: readonly TypeId[],
): { optional: Node | undefined; digits: boolean } {
  const target = scope.named.get(id);
  let optional: Node | undefined;
  let shape = target && member(target, "shape");
  while (shape !== undefined && member(shape, "type").value === "alias") {
    const reference = member(shape, "value");
    const kind = member(reference, "type").value;
    if (kind === "primitive") return { optional, digits: isDigitKind(member(reference, "value")) };
    if (kind === "id") {
      const next = member(reference, "id").value;
      if (typeof next !== "string" || next === id || trail.includes(next)) break;
      const inner = lookThrough(next, scope, [...trail, id]);
      return { ...inner, optional: optional ?? inner.optional };
    }
    if (kind === "optional") optional ??= reference;
    shape = kind === "optional" || kind === "nullable" ? member(reference, "shape") : undefined;
  }
  return { optional, digits: false };
}

function withDefault(use: Use, value: Json | undefined): Use {
  if (value === undefined || value === null) return use;
  return { ...use, default: use.digits ? (digitText(value) ?? value) : value };
}

function readLiteral(node: Node): Use {
  const value = member(node, "value");
  if (typeof value.value === "string" || typeof value.value === "boolean") {
    return always({ kind: "literal", value: value.value });
  }
  note(
    value,
    "type",
    `expected the text or boolean of a literal, found ${found(value.value)}; any JSON value is accepted`,
  );
  return unknown;
}

function readEnum(node: Node): EnumShape {
  const values = itemsOf(member(node, "values")).flatMap((item): readonly EnumValue[] => {
    const value = textOf(member(item, "value"));
    return value === undefined ? [] : [{ ...documented(item), value }];
  });
  return { kind: "enum", values, ...optionalText(node, "default") };
}

/** Reads an object; properties of the types that it extends come first. */
const readObject = (node: Node, scope: Scope): ObjectShape => ({
  kind: "object",
  properties: flatProperties(node, scope).map((property) => readProperty(property.node, property.scope)),
  ...readExtra(node, scope),
});

function readExtra(node: Node, scope: Scope): Pick<ObjectShape, "extra"> {
  const extra = member(node, "extraProperties");
  return isThere(extra) ? { extra: shapeOfUse(readReference(extra, scope)) } : {};
}

function readDiscriminatedUnion(node: Node, scope: Scope): Shape {
  const discriminant = textOr(member(node, "discriminant"), "type");
  const variants = itemsOf(member(node, "variants")).map((variant): Variant => {
    const value = textOr(member(variant, "discriminantValue"), "");
    const target = taggedTarget(variant, discriminant, value, scope);
    return {
      ...documented(variant),
      value,
      ...optionalText(variant, "displayName"),
      shape:
        target === undefined ? readVariantObject(variant, discriminant, value, scope) : { kind: "ref", id: target },
    };
  });
  return { kind: "discriminatedUnion", discriminant, variants };
}

function readVariantObject(variant: Node, discriminant: string, value: string, scope: Scope): ObjectShape {
  const all = flatProperties(variant, scope);
  const isTag = ({ node }: (typeof all)[number]): boolean => member(node, "key").value === discriminant;
  const about = all.find(isTag);
  const tag: Property = {
    ...(about === undefined ? {} : documented(about.node)),
    key: discriminant,
    shape: { kind: "literal", value },
    optional: false,
  };
  const others = all.filter((one) => !isTag(one)).map((one) => readProperty(one.node, one.scope));
  return { kind: "object", properties: [tag, ...others], ...readExtra(variant, scope) };
}

/**
 * Returns the named type that a variant is equal to: its first own property is the discriminant with exactly this
 * value.
 */
function taggedTarget(variant: Node, discriminant: string, value: string, scope: Scope): TypeId | undefined {
  const [id, ...more] = itemsOf(member(variant, "extends")).map((item) => item.value);
  if (typeof id !== "string" || more.length > 0 || itemsOf(member(variant, "properties")).length > 0) return undefined;
  if (isThere(member(variant, "extraProperties"))) return undefined;
  const target = scope.named.get(id);
  const shape = target && member(target, "shape");
  if (shape === undefined || member(shape, "type").value !== "object") return undefined;
  if (itemsOf(member(shape, "extends")).length > 0) return undefined;
  const [first] = itemsOf(member(shape, "properties"));
  if (first === undefined || member(first, "key").value !== discriminant) return undefined;
  const reference = member(member(first, "valueShape"), "value");
  if (member(reference, "type").value !== "literal") return undefined;
  return member(member(reference, "value"), "value").value === value ? id : undefined;
}

/** Reads an `ObjectProperty`; parameters and headers are properties, too. */
export function readProperty(node: Node, scope: Scope): Property {
  const use = readType(member(node, "valueShape"), scope);
  const access = member(node, "propertyAccess");
  const known = access.value === "READ_ONLY" || access.value === "WRITE_ONLY" ? access.value : undefined;
  if (isThere(access) && known === undefined)
    note(access, "unknown-kind", `expected READ_ONLY or WRITE_ONLY, found ${found(access.value)}`);
  const examples = itemsOf(member(node, "examples")).flatMap(({ value }) => (value === undefined ? [] : [value]));
  return {
    ...documented(node),
    key: textOr(member(node, "key"), ""),
    ...(examples.length > 0 && { examples }),
    shape: shapeWhenThere(use),
    optional: use.optional,
    ...(use.default === undefined ? {} : { default: use.default }),
    ...(known === undefined ? {} : { access: known }),
  };
}

/** Reads a flag that makes a part optional, where the type does not. */
export const isOptional = (node: Node): boolean => flagOf(member(node, "isOptional")) ?? false;

function unreadable(kind: Node, what: string): Use {
  const code = isThere(kind) ? "unknown-kind" : "missing";
  note(kind, code, `expected the kind of a ${what}, found ${found(kind.value)}; any JSON value is accepted`);
  return unknown;
}
