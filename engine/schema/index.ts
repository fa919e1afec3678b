/** The verdict about a value by the schema that its author wrote. */
export { describeIssue, formIssue } from "./describe-issue.ts";
export type { SchemaDirection } from "./omitted.ts";
export { schemaValidators } from "./schema-validator.ts";
