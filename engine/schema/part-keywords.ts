import { isList, isObject, type Json, type JsonObject, keysOf, own } from "#engine/json";
import type { SchemaObject } from "../schema-table/index.ts";
import type { Build, KeywordChecks } from "./build.ts";
import { type Check, type Context, checkPart, contextOf } from "./context.ts";
import { schemaPattern } from "./schema-pattern.ts";

/** Applies a check to each of some members, and marks them as evaluated. */
function checkMembers(
  keys: readonly string[],
  value: JsonObject,
  checkOf: (key: string) => Check,
  context: Context,
): boolean {
  let isValid = true;
  for (const key of keys) {
    context.seen?.keys.add(key);
    if (checkOf(key)(own(value, key) as Json, contextOf(key, context))) continue; // one of its keys
    isValid = false;
    if (context.report === undefined) return false;
  }
  return isValid;
}

/** Returns the same for the items from an index on. */
const checkItems =
  (check: Check, from: number): Check =>
  (value, context) => {
    if (!isList(value)) return true;
    let isValid = true;
    for (let i = from; i < value.length; i += 1) {
      if (check(value[i] as Json, contextOf(i, context))) continue; // below its length
      isValid = false;
      if (context.report === undefined) return false;
    }
    if (context.seen !== undefined) context.seen.before = Math.max(context.seen.before, value.length);
    return isValid;
  };

/** Returns the test of keys that `properties` or `patternProperties` declare. */
function declaredKeys({ properties = {}, patternProperties = {} }: SchemaObject): (key: string) => boolean {
  const patterns = Object.keys(patternProperties).map((pattern) => schemaPattern(pattern));
  return (key) => Object.hasOwn(properties, key) || patterns.some((matches) => matches(key));
}

/** Reports each missing property. */
function checkRequired(keys: readonly string[], value: JsonObject, context: Context, { fail }: Build): boolean {
  const missing = keys.filter((key) => own(value, key) === undefined && context.omitted?.has(key) !== true);
  if (context.report !== undefined) for (const key of missing) fail(value, context, key);
  return missing.length === 0;
}

/** Reports each member that no schema allows: `false` says nothing about it that its key does not. */
function checkOthers(
  keys: readonly string[],
  value: JsonObject,
  context: Context,
  build: Build,
  check: Check | false,
): boolean {
  if (check !== false) return checkMembers(keys, value, () => check, context);
  if (context.report !== undefined) for (const key of keys) build.fail(value, context, key);
  return keys.length === 0;
}

/** The keywords about members of objects. */
export const memberKeywords: KeywordChecks<
  | ("required" | "dependentRequired" | "properties" | "patternProperties" | "additionalProperties")
  | ("propertyNames" | "unevaluatedProperties")
> = {
  required: (keys, build) => (value, context) => !isObject(value) || checkRequired(keys, value, context, build),
  dependentRequired: (all, build) => (value, context) => {
    if (!isObject(value)) return true;
    const present = Object.keys(all).filter((key) => own(value, key) !== undefined);
    return checkRequired([...new Set(present.flatMap((key) => all[key] ?? []))], value, context, build);
  },
  properties: (all, build) => {
    const checks = new Map(Object.entries(all).map(([key, schema]) => [key, build.sub(schema, key)]));
    return (value, context) => {
      if (!isObject(value)) return true;
      const keys = keysOf(value).filter((key) => checks.has(key));
      return checkMembers(keys, value, (key) => checks.get(key) as Check, context); // one of these
    };
  },
  patternProperties: (all, build) => {
    // A pattern that is not tested says nothing about any key; `declaredKeys` accepts them all.
    const rules = Object.entries(all).map(
      ([pattern, schema]) => [schemaPattern(pattern, false), build.sub(schema, pattern)] as const,
    );
    return (value, context) => {
      if (!isObject(value)) return true;
      const results = rules.map(([matches, check]) =>
        checkMembers(keysOf(value).filter(matches), value, () => check, context),
      );
      return results.every((one) => one);
    };
  },
  additionalProperties: (schema, build) => {
    const isDeclared = declaredKeys(build.schema);
    const check = schema === false ? schema : build.sub(schema);
    return (value, context) =>
      !isObject(value) ||
      checkOthers(
        keysOf(value).filter((key) => !isDeclared(key)),
        value,
        context,
        build,
        check,
      );
  },
  propertyNames: (schema, build) => {
    const check = build.sub(schema);
    return (value, context) => {
      if (!isObject(value)) return true;
      const wrong = keysOf(value).filter((key) => !checkPart(check, key, key, { ...context, report: undefined }));
      if (context.report !== undefined) for (const key of wrong) build.fail(value, context, key);
      return wrong.length === 0;
    };
  },
  unevaluatedProperties: (schema, build) => {
    const check = schema === false ? schema : build.sub(schema);
    return (value, context) => {
      const { seen } = context;
      if (!isObject(value) || seen?.allKeys) return true;
      const isValid = checkOthers(
        keysOf(value).filter((key) => seen?.keys.has(key) !== true),
        value,
        context,
        build,
        check,
      );
      if (seen !== undefined) seen.allKeys = true;
      return isValid;
    };
  },
};

/** The keywords about items of lists. */
export const itemKeywords: KeywordChecks<"prefixItems" | "items" | "contains" | "unevaluatedItems"> = {
  prefixItems: (all, build) => {
    const checks = all.map((schema, i) => build.sub(schema, i));
    return (value, context) => {
      if (!isList(value)) return true;
      const results = checks.slice(0, value.length).map((check, i) => checkPart(check, value[i] as Json, i, context)); // below its length
      if (context.seen !== undefined) context.seen.before = Math.max(context.seen.before, results.length);
      return results.every((one) => one);
    };
  },
  items: (schema, build) => checkItems(build.sub(schema), build.schema.prefixItems?.length ?? 0),
  contains: (schema, build) => {
    const check = build.sub(schema);
    const { minContains = 1, maxContains = Infinity, containsLeavesItems } = build.schema;
    return (value, context) => {
      if (!isList(value)) return true;
      const silent = { ...context, report: undefined };
      const found = value.flatMap((item, i) => (checkPart(check, item, i, silent) ? [i] : []));
      if (containsLeavesItems !== true) for (const i of found) context.seen?.items.add(i);
      return (found.length >= minContains && found.length <= maxContains) || build.fail(value, context);
    };
  },
  unevaluatedItems: (schema, build) => {
    const check = build.sub(schema);
    return (value, context) => {
      const { seen } = context;
      if (!isList(value)) return true;
      const others = value.flatMap((item, i) =>
        i < (seen?.before ?? 0) || seen?.items.has(i) ? [] : [[item, i] as const],
      );
      const isValid = others.every(([item, i]) => checkPart(check, item, i, context));
      if (seen !== undefined) seen.before = value.length;
      return isValid;
    };
  },
};
