import { isList, isObject, type Json, type JsonObject, own, printJson } from "#engine/json";

/** The keywords of these rules. Few schemas have one. */
const keywords: ReadonlySet<string> = new Set(["contains", "dependentRequired", "dependentSchemas", "if", "not"]);

/**
 * Returns the rules of a schema that a shape can't hold, as sentences: forms can't check them, but readers can follow
 * them. `undefined` if there are none.
 */
export function rulesInWords(schema: Json | undefined): string | undefined {
  if (!isObject(schema) || !Object.keys(schema).some((key) => keywords.has(key))) return undefined;
  const sentences = [...together(schema), ...conditions(schema)];
  return sentences.length === 0 ? undefined : sentences.join(" ");
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
