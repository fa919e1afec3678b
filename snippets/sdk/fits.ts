import { isExact, isList, isObject, type Json, own } from "#engine/json";

/**
 * Returns true if a value matches a type of the registry's definitions, as far as can be seen without its named types.
 */
export function fitsReference(reference: Json | undefined, value: Json): boolean {
  const type = isObject(reference) ? own(reference, "type") : undefined;
  if (!isObject(reference) || typeof type !== "string") return true;
  const inner = (key: string): Json | undefined => {
    const part = own(reference, key);
    // A type is stored directly, or as the shape of an alias.
    return isObject(part) && own(part, "type") === "alias" ? own(part, "value") : part;
  };
  switch (type) {
    case "primitive":
      return fitsPrimitive(own(reference, "value"), value);
    case "literal":
      return literalOf(own(reference, "value")) === value;
    case "optional":
    case "nullable":
      return value === null || fitsReference(inner("shape") ?? inner("itemType"), value);
    case "list":
    case "set":
      return isList(value) && value.every((item) => fitsReference(inner("itemShape") ?? inner("itemType"), item));
    case "map":
      return isObject(value);
    default:
      return true;
  }
}

const literalOf = (wire: Json | undefined): Json | undefined => (isObject(wire) ? own(wire, "value") : undefined);

const isNumber = (value: Json): boolean => typeof value === "number" || isExact(value);

function fitsPrimitive(wire: Json | undefined, value: Json): boolean {
  const type = isObject(wire) ? own(wire, "type") : undefined;
  if (type === "boolean") return typeof value === "boolean";
  if (type === "integer" || type === "uint") return typeof value === "number" && Number.isInteger(value);
  if (type === "double" || type === "long" || type === "uint64") return isNumber(value);
  return typeof value === "string";
}
