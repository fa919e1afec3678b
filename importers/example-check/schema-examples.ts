import { isObject, type Json, own } from "#engine/json";
import { reachedLocations, type SchemaObject } from "#engine/schema-table";
import { asTyped, type Documents, isPlaceholder, type SchemaReader, statedExamples } from "../json-schema/index.ts";
import { locationOf } from "../node.ts";
import type { CreateExampleCheck } from "./wrong-examples.ts";

/**
 * Reports the examples and defaults of schemas, and of schemas inside these, that the schemas do not allow. The examples
 * of one schema are a unit: they are checked again once it or a schema that it refers to has changed. Call it after `finishSchemas`.
 */
export function checkSchemaExamples(
  create: CreateExampleCheck | undefined,
  { documents, schemas }: { readonly documents: Documents; readonly schemas: SchemaReader },
): void {
  if (create === undefined) return;
  const { units, main } = documents;
  const { written } = schemas;
  const locations = written.addUnused();
  const table = written.table();
  const all: { [location: string]: SchemaObject } = {};
  Object.defineProperties(all, Object.getOwnPropertyDescriptors(table.schemas));
  const check = create({ ...table, schemas: all });
  for (const location of locations) {
    units.read(`schema examples ${location}`, [], () => {
      const stating = written.statingExamples(location);
      written.dependOn(reachedLocations(table, [location]));
      main.source.diagnostics.push(...check({ schema: location }));
      for (const { node, schema } of stating) {
        const at = locationOf(node);
        if (!Object.hasOwn(all, at)) all[at] = schema;
        const examples = isObject(node.value) ? statedExamples(node.value).filter((one) => !isReference(one)) : [];
        const initial = isObject(node.value) ? own(node.value, "default") : undefined;
        // Tools write null for "none".
        const stated =
          initial === undefined || initial === null || isPlaceholder(initial) ? examples : [...examples, initial];
        const values = units.readDetached(() => asTyped(stated, schemas.factsOf(node)));
        main.source.diagnostics.push(
          ...values.flatMap((value, i) => check({ schema: at, value, isDefault: i >= examples.length })),
        );
      }
    });
  }
}

/** Returns true for a reference in place of an example, which some tools resolve. */
const isReference = (example: Json): boolean => isObject(example) && typeof own(example, "$ref") === "string";
