import { isList, isObject, type Json, type JsonObject, own, printJson } from "#engine/json";
import { numberText } from "./facts/index.ts";

/** The keywords of these rules. Few schemas have one. */
const keywords: ReadonlySet<string> = new Set([
  "contains",
  "dependentRequired",
  "dependentSchemas",
  "exclusiveMaximum",
  "exclusiveMinimum",
  "if",
  "maxItems",
  "maxProperties",
  "minItems",
  "minProperties",
  "multipleOf",
  "not",
]);

/**
 * Returns the rules of a schema that a shape can't hold, as sentences: forms can't check them, but readers can follow
 * them. `undefined` if there are none.
 */
export function rulesInWords(schema: Json | undefined): string | undefined {
  if (!isObject(schema) || !Object.keys(schema).some((key) => keywords.has(key))) return undefined;
  const sentences = [
    ...limits(schema),
    ...step(schema),
    ...counts(schema, "minItems", "maxItems", "item", "items"),
    ...counts(schema, "minProperties", "maxProperties", "member", "members"),
    ...together(schema),
    ...conditions(schema),
  ];
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

/** Exclusive limits. Those of integers become inclusive limits of the shape. */
function limits(schema: JsonObject): readonly string[] {
  const type = own(schema, "type");
  if (type === "integer") return [];
  return (["Minimum", "Maximum"] as const).flatMap((side) => {
    const described = own(schema, `exclusive${side}`);
    const limit = numberText(described === true ? own(schema, side.toLowerCase()) : described);
    return limit === undefined ? [] : [`${side === "Minimum" ? "More" : "Less"} than ${limit}.`];
  });
}

function step(schema: JsonObject): readonly string[] {
  const text = numberText(own(schema, "multipleOf"));
  return text === undefined || text === "1" ? [] : [`A multiple of ${text}.`];
}

function counts(schema: JsonObject, from: string, to: string, one: string, many: string): readonly string[] {
  const [least, most] = [numberText(own(schema, from)), numberText(own(schema, to))];
  const words = (count: string) => `${count} ${count === "1" ? one : many}`;
  if (least !== undefined && least === most) return [`Exactly ${words(least)}.`];
  return [
    ...(least === undefined || least === "0" ? [] : [`At least ${words(least)}.`]),
    ...(most === undefined ? [] : [`At most ${words(most)}.`]),
  ];
}

const names = (keys: readonly Json[]): string => keys.map((key) => `\`${String(key)}\``).join(", ");

/** Returns sentences about members that are required if another one is present. */
function together(schema: JsonObject): readonly string[] {
  const needed = own(schema, "dependentRequired");
  if (!isObject(needed)) return [];
  return Object.entries(needed).flatMap(([key, others]) =>
    isList(others) && others.length > 0
      ? [`If \`${key}\` is present, ${names(others)} ${others.length > 1 ? "are" : "is"} required.`]
      : [],
  );
}

/** A rule without a good sentence is named by its keyword. */
function conditions(schema: JsonObject): readonly string[] {
  const not = own(schema, "not");
  const only = isObject(not) && Object.keys(not).length === 1 ? not : undefined;
  const [forbidden, excluded] = [only && own(only, "required"), only && (own(only, "enum") ?? own(only, "const"))];
  const exclusion =
    not === undefined
      ? []
      : isList(forbidden)
        ? [
            forbidden.length > 1
              ? `${names(forbidden)} are not allowed together.`
              : `${names(forbidden)} is not allowed.`,
          ]
        : excluded !== undefined
          ? [
              `Must not be ${(isList(excluded) ? excluded : [excluded]).map((one) => `\`${printJson(one)}\``).join(" or ")}.`,
            ]
          : ["Some values are not allowed: the definition excludes them with `not`."];
  const more = ["contains", "if", "dependentSchemas"].filter((key) => own(schema, key) !== undefined);
  return [
    ...exclusion,
    ...(more.length === 0 ? [] : [`The definition also has rules in ${names(more)}, which are not checked here.`]),
  ];
}
