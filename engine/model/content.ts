import type { Shape } from "#engine/shape";

/** Values of a body or a message: the shape draws them, the schema as it is written decides about them. */
export interface Content {
  readonly shape: Shape;
  /** The location of the schema in the model's table; absent if there is only the shape, as in the registry's form. */
  readonly schema?: string;
}
