import { defined } from "#engine/item-at";
import { type Endpoint, schemaLocations } from "#engine/model";
import { reachedLocations } from "#engine/schema-table";
import type { TypeDefinition, TypeId } from "#engine/shape";
import { checkSchemaExamples } from "../example-check/schema-examples.ts";
import type { CreateExampleCheck } from "../example-check/wrong-examples.ts";
import { member, note } from "../node.ts";
import { readEndpoint } from "./endpoint.ts";
import type { Operation } from "./operations.ts";
import type { Scope } from "./scope.ts";

/** The operations of a document with their ids, and their endpoints in the same order: only ids of those that are reused. */
interface ReadOperations {
  readonly operations: readonly Operation[];
  readonly ids: ReadonlyMap<Operation, string>;
  readonly endpoints: readonly (Endpoint | string)[];
  /** The types of the document; the definition is undefined for types of reused units. */
  readonly types: readonly (readonly [TypeId, TypeDefinition | undefined])[];
}

/**
 * Reports the examples of schemas and operations that their schemas do not allow, and operations without a success. The
 * examples of an operation are a unit: they are checked again once the operation or one of its schemas has changed.
 */
export function checkExamples(
  { operations, ids, endpoints, types }: ReadOperations,
  create: CreateExampleCheck | undefined,
  scope: Scope,
): void {
  if (create === undefined) return;
  const { units, main } = scope.documents;
  const { written } = scope.schemas;
  const table = written.table();
  const check = create(table);
  const known = types.flatMap(([id, type]) => (type === undefined ? [] : [[id, type] as const]));
  const allTypes = known.length === types.length ? new Map(known) : undefined;
  for (const [i, operation] of operations.entries()) {
    const [id, found] = [defined(ids.get(operation)), endpoints[i]];
    units.read(`examples ${id}`, [], () => {
      units.dependOnUnit(`call ${id}`);
      const endpoint = typeof found === "object" ? found : units.readDetached(() => readEndpoint(operation, id, scope));
      written.dependOn(reachedLocations(table, schemaLocations(endpoint)));
      main.source.diagnostics.push(...check(endpoint, allTypes));
      const isDefault = ({ statusRange }: Endpoint["errors"][number]): boolean => /^default$/i.test(statusRange ?? "");
      if (endpoint.errors.length > 0 && endpoint.responses.length === 0 && !endpoint.errors.some(isDefault))
        note(member(operation.node, "responses"), "missing", "expected a response of a success, found errors only");
    });
  }
  checkSchemaExamples(create, scope);
}
