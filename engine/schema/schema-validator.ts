import { escapeSegment, type Json, own } from "#engine/json";
import type { Schema, SchemaObject, Schemas } from "../schema-table/index.ts";
import type { Build } from "./build.ts";
import { addSeen, type Check, type Context, nothingSeen, pathOf, type Run, type SchemaIssue } from "./context.ts";
import { formatTest } from "./formats/index.ts";
import { logicKeywords } from "./logic-keywords.ts";
import { isMultiple } from "./numbers.ts";
import { omittedIn, type SchemaDirection } from "./omitted.ts";
import { itemKeywords, memberKeywords } from "./part-keywords.ts";
import { valueKeywords } from "./value-keywords.ts";

/** Maximum number of reported issues of one value; a server that is wrong everywhere must not fill the page. */
const maxIssues = 1000;

/** The checks of all keywords; those that depend on evaluated parts are last. */
const keywords = {
  ...logicKeywords,
  ...valueKeywords,
  ...itemKeywords,
  ...memberKeywords,
};

const late: ReadonlySet<string> = new Set(["unevaluatedItems", "unevaluatedProperties"]);

/** Lists the issues of a value; none if it is valid. */
export type SchemaValidator = (value: Json) => readonly SchemaIssue[];

/** The choices of a validator. */
export interface Judging extends Partial<Pick<Build, "formats" | "isMultipleOf">> {
  /**
   * Maximum number of schemas that are applied to one value, by default three million, which are seconds of work: our
   * choice, since schemas are untrusted.
   */
  readonly maxApplied?: number | undefined;
}

interface Compiler extends Pick<Build, "formats" | "isMultipleOf"> {
  readonly schemas: Schemas;
  readonly omitted: ((schema: SchemaObject) => ReadonlySet<string> | undefined) | undefined;
  readonly compiled: WeakMap<SchemaObject, Check>;
}

/**
 * Creates validators by the location of a schema in a table. Values are as on the wire, and every digit of their
 * numbers counts. A value that needs too much work or is nested too deeply counts as valid, since an unusual schema
 * must not prevent a reader from sending it.
 */
export function schemaValidators(
  schemas: Schemas,
  direction?: SchemaDirection,
  { formats = formatTest, isMultipleOf = isMultiple, maxApplied = 3_000_000 }: Judging = {},
): (location: string) => SchemaValidator {
  const compiler: Compiler = {
    ...{ schemas, formats, isMultipleOf },
    omitted: direction && omittedIn(schemas.schemas, direction),
    compiled: new WeakMap(),
  };
  return (location) => {
    let check: Check | undefined;
    return (value) => {
      check ??= checkAt(compiler, location);
      return isValidIn(check, value, maxApplied) ? [] : issuesBy(check, value, maxApplied);
    };
  };
}

function issuesBy(check: Check, value: Json, maxApplied: number): readonly SchemaIssue[] {
  const issues: SchemaIssue[] = [];
  isValidIn(check, value, maxApplied, (issue) => {
    if (issues.length < maxIssues) issues.push(issue);
  });
  return issues;
}

/** Returns true also for a value that could not be checked to the end: `not` would turn an unfinished check around. */
function isValidIn(check: Check, value: Json, maxApplied: number, report?: Context["report"]): boolean {
  const run: Run = { left: maxApplied, known: new Map() };
  const around = { path: undefined, scope: undefined, hops: 0, seen: undefined, omitted: undefined };
  try {
    return check(value, { run, ...around, report }) || run.left < 0;
  } catch (error) {
    if (isStackOverflow(error)) return true;
    throw error;
  }
}

/** The size of the stack depends on the engine, and so does the error: Firefox throws an InternalError. */
const isStackOverflow = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof Error && error.name === "InternalError");

/** Returns the check of a schema of the table. A missing one allows everything. */
function checkAt(compiler: Compiler, location: string): Check {
  const { schemas } = compiler.schemas;
  return compile(compiler, own(schemas, location) ?? true, location);
}

const pass: Check = () => true;

function compile(compiler: Compiler, schema: Schema, at: string): Check {
  if (schema === true) return pass;
  if (schema === false) return (value, context) => fail("false", {}, at, value, context);
  const known = compiler.compiled.get(schema);
  if (known !== undefined) return known;
  const checks = (Object.keys(schema) as (keyof SchemaObject)[]) // the keys of a schema
    .sort((a, b) => Number(late.has(a)) - Number(late.has(b)))
    .flatMap((keyword) => {
      const check = keywordCheck(compiler, schema, keyword, at);
      return check === undefined ? [] : [{ check, isLate: late.has(keyword) }];
    });
  const check = whole(compiler, schema, checks);
  compiler.compiled.set(schema, check);
  return check;
}

/** Returns the check of all keywords of a schema together. */
function whole(
  { omitted }: Compiler,
  schema: SchemaObject,
  checks: readonly { readonly check: Check; readonly isLate: boolean }[],
): Check {
  const needsSeen = checks.some(({ isLate }) => isLate);
  const left = omitted?.(schema);
  const isPlain = schema.$id === undefined && !needsSeen && left === undefined;
  // A reference alone adds no call to the stack; its target counts as applied.
  if (isPlain && checks.length === 1 && checks[0] !== undefined && schema.$ref !== undefined) return checks[0].check;
  return (value, context) => {
    context.run.left -= 1;
    if (context.run.left < 0) return true;
    const inner: Context = isPlain
      ? context
      : {
          ...context,
          ...(schema.$id !== undefined && { scope: { resource: schema.$id, before: context.scope } }),
          // Parts that siblings of the schema evaluate do not count.
          ...(needsSeen && { seen: nothingSeen() }),
          ...(left && { omitted: new Set([...(context.omitted ?? []), ...left]) }),
        };
    let isValid = true;
    for (const { check, isLate } of checks) {
      // Parts that failed were not evaluated; that is not a separate issue.
      if ((isLate && !isValid) || check(value, inner)) continue;
      isValid = false;
      if (context.report === undefined) return false;
    }
    if (needsSeen && context.seen !== undefined && inner.seen !== undefined) addSeen(context.seen, inner.seen);
    return isValid;
  };
}

function keywordCheck(
  compiler: Compiler,
  schema: SchemaObject,
  keyword: keyof SchemaObject,
  at: string,
): Check | undefined {
  if (!Object.hasOwn(keywords, keyword)) return undefined;
  const place = `${at}/${keyword}`;
  const build: Build = {
    ...{ ...compiler, schema },
    sub: (inner, ...steps) => compile(compiler, inner, [place, ...steps.map(escapeSegment)].join("/")),
    at: (location) => checkAt(compiler, location),
    anchored: (anchor, { scope }) => {
      const { schemaAnchors = {} } = compiler.schemas;
      let found: string | undefined;
      for (let one = scope; one !== undefined; one = one.before) found = schemaAnchors[one.resource]?.[anchor] ?? found;
      return found;
    },
    fail: (value, context, key) => fail(keyword, schema, place, value, context, key),
  };
  // The compiler can't see that the keyword's own value is passed to its function; the mapped type promises it.
  const create = keywords[keyword as keyof typeof keywords] as (wanted: unknown, build: Build) => Check | undefined;
  return create(schema[keyword], build);
}

function fail(
  keyword: SchemaIssue["keyword"],
  schema: SchemaObject,
  at: string,
  value: Json,
  { report, path }: Context,
  key?: string,
): false {
  report?.({ path: pathOf(path), keyword, at, schema, value, ...(key !== undefined && { key }) });
  return false;
}
