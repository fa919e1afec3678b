import type { Json } from "#engine/json";
import type { Schema, SchemaObject } from "../schema-table/index.ts";
import type { Check, Context } from "./context.ts";
import type { FormatTests } from "./formats/index.ts";

/** The functions from which the check of a keyword is made. */
export interface Build {
  readonly schema: SchemaObject;
  readonly formats: FormatTests;
  readonly isMultipleOf: (value: Json, step: Json) => boolean;
  /** Returns the check of a schema inside the keyword, at these steps below it. */
  readonly sub: (schema: Schema, ...steps: readonly (string | number)[]) => Check;
  /** Returns the check of another schema of the table; called when a value needs it, since schemas may be recursive. */
  readonly at: (location: string) => Check;
  /** Returns the location of the schema with an anchor, in the outermost resource that has it. */
  readonly anchored: (anchor: string, context: Context) => string | undefined;
  /** Reports that a value breaks the keyword, and returns false. */
  readonly fail: (value: Json, context: Context, key?: string) => false;
}

/** Creates the check of one keyword. */
export type KeywordCheck<K extends keyof SchemaObject> = (
  wanted: NonNullable<SchemaObject[K]>,
  build: Build,
) => Check | undefined;

/** The checks of some keywords. */
export type KeywordChecks<K extends keyof SchemaObject> = { readonly [One in K]: KeywordCheck<One> };

/** Creates the check of a keyword that looks at the value alone. */
export const testing =
  ({ fail }: Build, keeps: (value: Json) => boolean): Check =>
  (value, context) =>
    keeps(value) || fail(value, context);
