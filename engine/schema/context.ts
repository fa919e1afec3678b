import type { Json } from "#engine/json";
import type { Path } from "#engine/shape";
import type { SchemaObject } from "../schema-table/index.ts";

/** A keyword of a schema that a value breaks. */
export interface SchemaIssue {
  /** The path of the value; of a missing property, the path of the object. */
  readonly path: Path;
  readonly keyword: keyof SchemaObject | "false";
  /** The location of the keyword: the schema in the table, and the steps to the keyword in it. */
  readonly at: string;
  readonly schema: SchemaObject;
  readonly value: Json;
  /** The property that is missing or not allowed. */
  readonly key?: string;
  /** The first two alternatives of `oneOf` that both allow the value. */
  readonly matches?: readonly [number, number];
}

/** Steps to a value, linked from the last one. */
export interface Steps {
  readonly step: string | number;
  readonly before: Steps | undefined;
}

/** The resources that were entered, the innermost first (JSON Schema 2020-12 §7.1). */
export interface Scope {
  readonly resource: string;
  readonly before: Scope | undefined;
}

/** The parts of a value that keywords have evaluated so far. */
export interface Seen {
  readonly keys: Set<string>;
  readonly items: Set<number>;
  /** All items before this index. */
  before: number;
  allKeys: boolean;
}

/** The state of one validation. */
export interface Run {
  /** The number of schemas that may still be applied; then everything counts as valid. */
  left: number;
  /** Results about objects and lists that a reference was applied to. */
  readonly known: Map<Check, WeakMap<object, boolean>>;
  /** True while the issues of alternatives are collected. */
  readonly isExplaining?: boolean;
}

/** The surroundings of a value while it is validated. */
export interface Context {
  readonly run: Run;
  readonly path: Steps | undefined;
  readonly scope: Scope | undefined;
  /** Number of references that were followed without a step into the value. */
  readonly hops: number;
  /** Absent unless a keyword asks which parts were evaluated. */
  readonly seen: Seen | undefined;
  /** Properties that the sender leaves out, so that they are not required. */
  readonly omitted: ReadonlySet<string> | undefined;
  /** Collects issues; absent if only the verdict counts. */
  readonly report: ((issue: SchemaIssue) => void) | undefined;
}

/** Returns true if a value is valid; reports issues if the context collects them. */
export type Check = (value: Json, context: Context) => boolean;

export const nothingSeen = (): Seen => ({ keys: new Set(), items: new Set(), before: 0, allKeys: false });

/** Adds the parts that a branch has evaluated. */
export function addSeen(seen: Seen, other: Seen): void {
  for (const key of other.keys) seen.keys.add(key);
  for (const item of other.items) seen.items.add(item);
  seen.before = Math.max(seen.before, other.before);
  seen.allKeys ||= other.allKeys;
}

/** Returns the surroundings of a part of a value. */
export const contextOf = (step: string | number, { run, path, scope, report }: Context): Context => ({
  run,
  path: { step, before: path },
  scope,
  hops: 0,
  seen: undefined,
  omitted: undefined,
  report,
});

/** Applies a check to a part of a value. */
export const checkPart = (check: Check, part: Json, step: string | number, context: Context): boolean =>
  check(part, contextOf(step, context));

/** Applies a check without issues, and adds the parts that it evaluates if it succeeds. */
export function test(check: Check, value: Json, context: Context): boolean {
  const seen = context.seen && nothingSeen();
  const isValid = check(value, { ...context, seen, report: undefined });
  if (isValid && seen !== undefined && context.seen !== undefined) addSeen(context.seen, seen);
  return isValid;
}

/** Returns the path of steps. */
export function pathOf(steps: Steps | undefined): Path {
  const path: (string | number)[] = [];
  for (let at = steps; at !== undefined; at = at.before) path.push(at.step);
  return path.reverse();
}
