import { isObject } from "#engine/json";
import { entriesOf, locationOf, type Node } from "../node.ts";
import { type Documents, referenceOf } from "./documents/index.ts";

/** A schema that the description names. */
export interface NamedSchema {
  readonly name: string;
  /** The schema; that of another file if the description only refers to it. */
  readonly node: Node;
  /** The entry of the description. */
  readonly entry: Node;
}

/**
 * Lists the schemas that a description names in these places. Authors keep schemas in files of their own, and other
 * files refer to the file: the schema there is the named one, not another type. If several names refer to a file, the
 * first is that of the schema.
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
