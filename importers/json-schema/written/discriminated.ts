import { isObject, type Json, own } from "#engine/json";
import type { Schema, SchemaObject } from "#engine/schema-table";
import { itemsOf, keyword, locationOf, type Node } from "../../node.ts";
import { type Documents, mappedSchema, nameOf, referenceOf } from "../documents/index.ts";
import { type Discriminator, readDiscriminator } from "../facts/index.ts";
import { isSchema } from "./translate.ts";

/**
 * Lets the discriminator of a schema choose among its `oneOf`, since values often fit several variants of it (OpenAPI
 * 3.1 "Discriminator Object"). A variant allows only the values of the property that name it: the values in the
 * mapping, and the name of its schema unless that schema restricts the property itself.
 */
export function withDiscriminator(schema: SchemaObject, node: Node, documents: Documents): SchemaObject {
  const { oneOf, ...rest } = schema;
  const at = keyword(node, "discriminator");
  const discriminator = readDiscriminator(at);
  if (oneOf === undefined || discriminator === undefined) return schema;
  const variants = itemsOf(keyword(node, "oneOf")).filter(isSchema);
  // The default variant (OpenAPI 3.2) takes the values that name no other one.
  const { defaultMapping } = discriminator;
  const defaultVariant = defaultMapping === undefined ? undefined : mappedSchema(defaultMapping, at, documents);
  const isDefault = (target: Node): boolean =>
    defaultVariant !== undefined && locationOf(defaultVariant) === locationOf(target);
  const named = variants.map((variant) => namesOf(variant, discriminator, documents));
  const { property } = discriminator;
  const anyOf = oneOf.map((variant, i): Schema => {
    const { target, values = [] } = named[i] ?? {};
    const others = named.flatMap((one, j) => (i === j ? [] : one.values));
    const allowed: Schema | false =
      target === undefined || !isDefault(target)
        ? values.length > 0 && { enum: values }
        : others.length > 0 && { not: { enum: others.filter((one) => !values.includes(one)) } };
    return allowed ? { allOf: [variant], properties: { [property]: allowed } } : variant;
  });
  return rest.anyOf === undefined ? { ...rest, anyOf } : { ...rest, allOf: [...(rest.allOf ?? []), { anyOf }] };
}

/** A variant with the values of the property that name it. */
interface NamedVariant {
  readonly target?: Node;
  readonly values: readonly string[];
}

function namesOf(node: Node, { property, mapping, at }: Discriminator, documents: Documents): NamedVariant {
  const target = documents.follow(node);
  if (target === undefined || referenceOf(node) === undefined) return { values: [] };
  const mapped = mapping.flatMap(([value, reference]) => {
    const one = mappedSchema(reference, at, documents);
    return one !== undefined && locationOf(one) === locationOf(target) ? [value] : [];
  });
  const name = isFreeText(target.value, property) ? nameOf(node) : undefined;
  return { target, values: [...new Set([...mapped, ...(name === undefined ? [] : [name])])] };
}

/** Returns true if an object declares a property as any text. */
function isFreeText(schema: Json | undefined, property: string): boolean {
  const properties = isObject(schema) ? own(schema, "properties") : undefined;
  const declared = isObject(properties) ? own(properties, property) : undefined;
  if (!isObject(declared) || own(declared, "type") !== "string") return false;
  return ["enum", "const", "allOf", "pattern"].every((key) => own(declared, key) === undefined);
}
