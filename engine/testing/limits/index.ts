/** Values at the limit of every keyword of a schema, and one beyond it. */
export { type Contradiction, contradictionIn } from "./contradiction.ts";
export { endlessSchemas } from "./endless.ts";
export { completed, instanceOf } from "./instance-of.ts";
export { type LimitValue, limitValues } from "./limit-values.ts";
export { noValueIn } from "./no-value.ts";
export { type SchemaBook, schemaBook } from "./schema-book.ts";
export { schemaStep } from "./schema-step.ts";
export { shapeSchemas } from "./shape-schema.ts";
