import type { Ir } from "../ir/ir.ts";
import { standsFor } from "../ir/stands-for.ts";
import type { PrimitiveShape, PropertyIr, TypeBody, TypeIr, TypeRef, UnionIr, VariantIr } from "../ir/type.ts";
import { hashOf } from "../write/hash.ts";
import { areasOf } from "./areas.ts";
import { wireAuth } from "./definition-auth.ts";
import { emitChannels, emitWebhooks } from "./definition-channels.ts";
import { emitEndpoints } from "./definition-endpoints.ts";
import type { Literal, LiteralObject } from "./literal.ts";
import { documented } from "./shape.ts";

/** The type that the description is a value of: the registry's own type for APIs. */
export const definitionType = "api-latest:ApiDefinition";

/** Returns true if an IDL declares the type that describes APIs, so that it can describe itself. */
export const describesItself = (ir: Ir): boolean => ir.types.has(definitionType);

/** Writes a primitive as the registry's `PrimitiveType`: the same limits under the same names. */
const primitive = ({ kind, ...limits }: PrimitiveShape): LiteralObject => ({ type: kind, ...limits });

/** Writes a use of a type as the registry's `TypeReference`. */
export function wireReference(type: TypeRef, chosen?: Literal): LiteralObject {
  switch (type.kind) {
    case "primitive":
      return { type: "primitive", value: primitive(type.shape) };
    case "unknown":
      return { type: "unknown" };
    case "literal":
      return {
        type: "literal",
        value: { type: typeof type.value === "string" ? "stringLiteral" : "booleanLiteral", value: type.value },
      };
    case "file":
      // Only parts of forms and whole bodies are files, and those are described by the request.
      return { type: "unknown", displayName: "file" };
    case "named":
      return {
        type: "id",
        id: type.id,
        ...(typeof chosen === "string" && { default: { type: "enum", value: chosen } }),
      };
    case "optional":
      return { type: "optional", shape: wireShape(type.item), default: chosen };
    case "nullable":
      return { type: "nullable", shape: wireShape(type.item) };
    case "list":
    case "set":
      return { type: type.kind, itemShape: wireShape(type.item) };
    case "map":
      return { type: "map", keyShape: wireShape(type.key), valueShape: wireShape(type.value) };
  }
}

/** Writes a use of a type as the registry's `TypeShape`. */
export const wireShape = (type: TypeRef, chosen?: Literal): LiteralObject => ({
  type: "alias",
  value: wireReference(type, chosen),
});

/** Writes a property, a parameter or a header as the registry's `ObjectProperty`. */
export const wireProperty = (property: PropertyIr): LiteralObject => ({
  key: property.key,
  valueShape: wireShape(property.type, property.default),
  ...documented(property),
  propertyAccess: property.access,
});

const extra = (open: boolean): LiteralObject => (open ? { extraProperties: { type: "unknown" } } : {});

function wireVariant(variant: VariantIr, union: UnionIr, ir: Ir): LiteralObject {
  const { body } = variant;
  const object = body.kind === "object" ? ir.types.get(body.id)?.body : undefined;
  const value: readonly PropertyIr[] = body.kind === "value" ? [{ key: body.key, type: body.type }] : [];
  return {
    discriminantValue: variant.value,
    displayName: variant.displayName,
    ...documented(variant),
    extends: body.kind === "object" ? [body.id] : [],
    properties: [...value, ...union.base].map(wireProperty),
    ...extra(object?.kind === "object" && object.open),
  };
}

function wireBody(body: TypeBody, ir: Ir): LiteralObject {
  switch (body.kind) {
    case "alias":
      return wireShape(body.type);
    case "object":
      return { type: "object", extends: body.extends, properties: body.own.map(wireProperty), ...extra(body.open) };
    case "enum":
      return {
        type: "enum",
        default: body.default,
        values: body.values.map((value) => ({ value: value.value, ...documented(value) })),
      };
    case "union":
      return {
        type: "discriminatedUnion",
        discriminant: body.discriminant,
        variants: body.variants.map((variant) => wireVariant(variant, body, ir)),
      };
    case "anyOf":
      return {
        type: "undiscriminatedUnion",
        variants: body.variants.map(({ type, displayName, ...about }) => ({
          displayName,
          ...documented(about),
          shape: wireShape(type),
        })),
      };
  }
}

const wireType = (type: TypeIr, ir: Ir): LiteralObject => ({
  name: type.name,
  displayName: type.displayName,
  ...documented(type),
  shape: wireBody(type.body, ir),
});

/** Returns a UUID of version 8 (RFC 9562 §5.8) derived from the name; the registry assigns its own when it stores. */
function idOf(name: string): string {
  const hex = hashOf(name);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

/** Describes the API as a value of the registry's own wire type. */
export function definitionValue(ir: Ir): LiteralObject {
  const { api } = ir;
  const byId = (entries: readonly (readonly [string, Literal])[]): LiteralObject => Object.fromEntries(entries);
  return {
    id: idOf(api.name),
    endpoints: emitEndpoints(ir),
    websockets: emitChannels(ir),
    webhooks: emitWebhooks(ir),
    types: byId([...ir.types].map(([id, type]) => [id, wireType(type, ir)])),
    subpackages: byId(areasOf(ir).map(({ id, service }) => [id, { id, name: id, displayName: service.displayName }])),
    auths: byId(api.auths.map((auth) => [auth.id, wireAuth(auth)])),
    globalHeaders: api.headers.length === 0 ? undefined : api.headers.map(wireProperty),
    ...(hasApiName(ir) && { apiName: api.displayName ?? api.name }),
  };
}

/** The wire type has had a name for the API since it was widened; an older one is described without. */
function hasApiName(ir: Ir): boolean {
  const target = standsFor(ir.types, { kind: "named", id: definitionType });
  const body = target.kind === "named" ? ir.types.get(target.id)?.body : undefined;
  return body?.kind === "object" && body.all.some(({ key }) => key === "apiName");
}
