import type { TypeId } from "#engine/shape";
import { entriesOf, type Node } from "../node.ts";

/** The named types of a description, as received. */
export type NamedNodes = ReadonlyMap<TypeId, Node>;

/** The dependencies of a reader of shapes. */
export interface Scope {
  readonly named: NamedNodes;
  /** The types with inherited properties that are being read. */
  readonly within: readonly TypeId[];
  /** The inherited properties of types that others extend, cached. */
  readonly inherited: Map<TypeId, readonly Inherited[]>;
  /** The number of properties inherited within inherited properties so far, counted by the readers. */
  readonly spent: { inherited: number };
}

/** Creates the scope for reading shapes that refer to these types. */
export const scopeOf = (types: Node): Scope => ({
  named: new Map(entriesOf(types)),
  within: [],
  inherited: new Map(),
  spent: { inherited: 0 },
});

/** An inherited property, and the types that it was inherited through. */
export interface Inherited {
  readonly node: Node;
  readonly through: readonly TypeId[];
}
