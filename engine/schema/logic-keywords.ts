import { isObject, type Json, own } from "#engine/json";
import type { Build, KeywordChecks } from "./build.ts";
import { type Check, type Context, nothingSeen, pathOf, type SchemaIssue, test } from "./context.ts";

/** Maximum number of references in a row without a step into the value: a schema that only refers to itself. */
const maxHops = 200;

/**
 * Follows a reference, and caches the verdict about an object or a list if it depends on nothing else. Runs at each
 * level of a deep value, so it adds only one call to the stack.
 */
const follow =
  (target: (context: Context) => Check): Check =>
  (value, context) => {
    if (context.hops > maxHops) return true;
    const check = target(context);
    const next = { ...context, hops: context.hops + 1 };
    const { run, report, seen, scope, omitted } = context;
    const isCached = report === undefined && seen === undefined && scope === undefined && omitted === undefined;
    if (!isCached || typeof value !== "object" || value === null) return check(value, next);
    const known = run.known.get(check) ?? new WeakMap<object, boolean>();
    run.known.set(check, known);
    const found = known.get(value);
    if (found !== undefined) return found;
    const isValid = check(value, next);
    known.set(value, isValid);
    return isValid;
  };

/** Maximum number of schemas that are applied to explain why one alternative does not allow a value. Our choice. */
const maxExplained = 10_000;

/** Reports the issues of the only alternative that a value is probably meant for, else that none allows it. */
function noneAllows(checks: readonly Check[], build: Build, value: Json, context: Context): false {
  const { report } = context;
  if (report === undefined) return false;
  const depth = pathOf(context.path).length;
  const isOther = ({ path, keyword }: SchemaIssue): boolean =>
    path.length < depth + 2 &&
    (keyword === "const" || keyword === "enum" || (keyword === "type" && path.length === depth));
  // Alternatives within alternatives share the limit.
  const run = context.run.isExplaining ? context.run : { left: maxExplained, known: new Map(), isExplaining: true };
  const likely = checks.flatMap((check) => {
    const issues: SchemaIssue[] = [];
    check(value, { ...context, run, seen: context.seen && nothingSeen(), report: (issue) => issues.push(issue) });
    return issues.length === 0 || issues.some(isOther) ? [] : [issues];
  });
  if (likely.length !== 1 || run.left < 0) return build.fail(value, context);
  for (const issue of likely.flat()) report(issue);
  return false;
}

/** The keywords that apply other schemas to the same value. */
export const logicKeywords: KeywordChecks<
  "$ref" | "$dynamicRef" | "allOf" | "anyOf" | "oneOf" | "not" | "if" | "dependentSchemas"
> = {
  $ref: (location, build) => follow(() => build.at(location)),
  $dynamicRef: ([location, anchor], build) =>
    follow((context) => build.at(build.anchored(anchor, context) ?? location)),
  allOf: (all, build) => {
    const checks = all.map((schema, i) => build.sub(schema, i));
    return (value, context) => {
      let isValid = true;
      for (const check of checks) {
        if (check(value, context)) continue;
        isValid = false;
        if (context.report === undefined) return false;
      }
      return isValid;
    };
  },
  anyOf: (all, build) => {
    const checks = all.map((schema, i) => build.sub(schema, i));
    return (value, context) => {
      // Each alternative may evaluate other parts.
      const isValid =
        context.seen === undefined
          ? checks.some((check) => test(check, value, context))
          : checks.filter((check) => test(check, value, context)).length > 0;
      return isValid || noneAllows(checks, build, value, context);
    };
  },
  oneOf: (all, build) => {
    const checks = all.map((schema, i) => build.sub(schema, i));
    return (value, context) => {
      let first: number | undefined;
      for (const [i, check] of checks.entries()) {
        if (!test(check, value, context)) continue;
        if (first !== undefined) {
          const { report } = context;
          const matches = [first, i] as const;
          return build.fail(value, { ...context, report: report && ((issue) => report({ ...issue, matches })) });
        }
        first = i;
      }
      return first !== undefined || noneAllows(checks, build, value, context);
    };
  },
  not: (schema, build) => {
    const check = build.sub(schema);
    return (value, context) => !test(check, value, { ...context, seen: undefined }) || build.fail(value, context);
  },
  if: (schema, build) => {
    const { then = true, else: other = true } = build.schema;
    const [condition, consequent, alternative] = [build.sub(schema), build.sub(then), build.sub(other)];
    return (value, context) => (test(condition, value, context) ? consequent : alternative)(value, context);
  },
  dependentSchemas: (all, build) => {
    const checks = Object.entries(all).map(([key, schema]) => [key, build.sub(schema, key)] as const);
    return (value, context) => {
      if (!isObject(value)) return true;
      const results = checks.flatMap(([key, check]) => (own(value, key) === undefined ? [] : [check(value, context)]));
      return results.every((one) => one);
    };
  },
};
