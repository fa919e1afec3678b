import type { Shape } from "#engine/shape";
import type { Node } from "../node.ts";
import type { WaitingDefault } from "./defaults.ts";
import type { Documents } from "./documents/index.ts";
import type { Choice, Dialect, Facts } from "./facts/index.ts";
import type { PropertyDraft } from "./property-draft.ts";
import type { Subtypes } from "./subtypes.ts";

/** The state that the parts of a schema reader share. */
export interface Context {
  readonly documents: Documents;
  readonly dialect: Dialect;
  /** True if the titles of properties are the labels of their fields. */
  readonly titles: boolean;
  /** The subtypes of schemas, which include others by `allOf`. */
  readonly subtypes: Subtypes;
  /** Merges schemas into facts; `base` holds the facts that are known already. */
  readonly gather: (nodes: readonly Node[], base?: Facts) => Facts;
  /** The shape of a value that has to fit all of these schemas. */
  readonly shapeOfAll: (nodes: readonly Node[]) => Shape;
  readonly shapeFrom: (facts: Facts) => Shape;
  /** Returns the schema that a node is an alias of, at the end of the chain; the node itself if it adds something. */
  readonly standsFor: (node: Node) => Node | undefined;
  /** The named type of a schema. */
  readonly typeOf: (node: Node) => Shape;
  /** The named type of a schema, with this property as its first; `undefined` if another one already has to be. */
  readonly typeWithFirst: (node: Node, key: string) => Shape | undefined;
  /** The properties of the created objects, in lists that can still be sorted. */
  readonly orders: WeakMap<Shape, PropertyDraft[]>;
  /** Defers the form value of a property's default until all types are known. */
  readonly wait: (waiting: WaitingDefault) => void;
  /** The choices that are being merged with their sibling keywords. */
  readonly spreading: Set<Choice["at"]["value"]>;
  /**
   * The number of variants merged with sibling keywords of their unions, and of shapes written again, within the
   * current schema.
   */
  readonly spent: { merged: number; repeated: number };
}
