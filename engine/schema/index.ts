/** The verdict about a value by the schema that its author wrote. */
export type { SchemaIssue } from "./context.ts";
export { describeIssue, formIssue } from "./describe-issue.ts";
export { formValidator } from "./form-validator.ts";
export { undisputedFormatTest } from "./formats/index.ts";
export { isUndisputedMultiple } from "./numbers.ts";
export type { SchemaDirection } from "./omitted.ts";
export { isSlowPattern } from "./schema-pattern.ts";
export { type SchemaValidator, schemaValidators } from "./schema-validator.ts";
