/** Schemas as data, which pages load without the code that validates. */
export { reachedLocations, reachedSchemas } from "./reached.ts";
export { relocated } from "./relocate.ts";
export type { Schema, SchemaAnchors, SchemaObject, Schemas, SchemaTable, SchemaType } from "./schema.ts";
