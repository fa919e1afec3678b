import type { Algebra } from "./fold.ts";
import type { ShapeOf } from "./shape.ts";

/** The kinds that hold no other shape. */
type Leaf =
  | "string"
  | "boolean"
  | "integer"
  | "uint"
  | "double"
  | "long"
  | "uint64"
  | "bigInteger"
  | "datetime"
  | "date"
  | "uuid"
  | "base64"
  | "enum"
  | "literal"
  | "file"
  | "unknown";

/** A shape that holds no other shape. */
export type LeafShape = ShapeOf<Leaf>;

/** The part of an algebra that answers for shapes without child shapes. */
export type LeafAlgebra<R> = Pick<Algebra<R>, Leaf>;

/** The part of an algebra that answers for shapes that hold others, and for named types. */
export type BranchAlgebra<R> = Omit<Algebra<R>, Leaf>;

/**
 * Uses one function for every kind without child shapes. A new kind is not among these until it is listed here, so that
 * it can't be forgotten.
 */
export const eachLeaf = <R>(answer: (leaf: LeafShape) => R): LeafAlgebra<R> => ({
  string: answer,
  boolean: answer,
  integer: answer,
  uint: answer,
  double: answer,
  long: answer,
  uint64: answer,
  bigInteger: answer,
  datetime: answer,
  date: answer,
  uuid: answer,
  base64: answer,
  enum: answer,
  literal: answer,
  file: answer,
  unknown: answer,
});

/**
 * Returns the same answer for every kind that holds no other shape, for algebras that ask about the inside of shapes.
 */
export const leaves = <R>(answer: R): LeafAlgebra<R> => eachLeaf(() => answer);

/** Returns the same answer for every kind that holds other shapes, for algebras that ask about leaves only. */
export const branches = <R>(answer: R): BranchAlgebra<R> => {
  const same = () => answer;
  return {
    nullable: same,
    list: same,
    set: same,
    map: same,
    object: same,
    discriminatedUnion: same,
    undiscriminatedUnion: same,
    ref: same,
  };
};
