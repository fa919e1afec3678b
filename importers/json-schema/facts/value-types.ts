import { type Facts, type JsonType, restrictsItems, restrictsMembers } from "./facts.ts";

/** Formats of texts, for schemas that omit their type. */
const textFormats: ReadonlySet<string> = new Set([
  "date-time",
  "date",
  "uuid",
  "email",
  "uri",
  "byte",
  "binary",
  "password",
]);

/** Returns the types of values, except `null`. Without a declared type, those that the other keywords restrict. */
export function typesOf(facts: Facts): readonly (JsonType | "any")[] {
  const { types, format = "", pattern, minLength, maxLength, encoding, minimum, maximum, multipleOf } = facts;
  if (types !== undefined) {
    const others = [...types].filter((type) => type !== "null");
    if (others.length === 0) return ["null"];
    if (others.length >= 5) return ["any"];
    return others.filter((type) => type !== "integer" || !types.has("number"));
  }
  if (restrictsMembers(facts)) return ["object"];
  if (restrictsItems(facts)) return ["array"];
  if ([pattern, minLength, maxLength, encoding].some((one) => one !== undefined) || textFormats.has(format))
    return ["string"];
  if ([minimum, maximum, multipleOf].some((one) => one !== undefined) || format === "double" || format === "float")
    return ["number"];
  return format === "int32" || format === "int64" ? ["integer"] : ["any"];
}

/** Returns true if `null` is allowed in addition to other values. */
export const allowsNull = ({ nullable, types }: Facts): boolean =>
  nullable || (types?.has("null") === true && types.size > 1);
