import { isObject } from "#engine/json";
import { entriesOf, locationOf, type Node } from "../node.ts";
import { type Documents, referenceOf } from "./documents/index.ts";

/** A schema that the description names. */
export interface NamedSchema {
  readonly name: string;
  /** The schema; it is in another file if the description only refers to it. */
  readonly node: Node;
  /** The entry of the description. */
  readonly entry: Node;
}

/**
 * Lists the schemas that a description names in these places. Authors store schemas in separate files that other files
 * refer to: the schema in such a file is the named one, not another type. If several names refer to a file, the schema
 * gets the first one.
 */
export function namedSchemas(documents: Documents, places: readonly Node[]): readonly NamedSchema[] {
  const claimed = new Set<string>();
  return places.flatMap(entriesOf).map(([name, entry]) => {
    const reference = isObject(entry.value) && Object.keys(entry.value).length === 1 ? referenceOf(entry) : undefined;
    const target = reference === undefined ? undefined : documents.find(reference, entry);
    if (target?.source.file === undefined || claimed.has(locationOf(target))) return { name, node: entry, entry };
    claimed.add(locationOf(target));
    return { name, node: target, entry };
  });
}
