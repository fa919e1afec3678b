import type { Group } from "#engine/model";
import type { Documents, SchemaReader } from "../json-schema/index.ts";
import type { Node } from "../node.ts";

/** The state that the readers of one document share. */
export interface Reading {
  readonly documents: Documents;
  readonly schemas: SchemaReader;
  readonly root: Node;
  /** The name or the address of the document. */
  readonly name: string;
  /** The sections that methods have named so far, by id. */
  readonly groups: Map<string, Group>;
}
