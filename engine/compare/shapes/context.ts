import type { Shape, TypeId } from "#engine/shape";
import type { IsAssignable, View } from "../assignable/index.ts";
import type { ChangeLocation, Report } from "../report/index.ts";

/** The same question about either version. */
export interface Both<R> {
  readonly older: (shape: Shape) => R;
  readonly newer: (shape: Shape) => R;
}

/** Returns true if values of the older shape are valid in the newer one (`forward`), and the reverse (`backward`). */
export interface AssignableBothWays {
  readonly forward: IsAssignable;
  readonly backward: IsAssignable;
}

/** Compares two shapes at a place and reports what differs. Named types are put off until their turn. */
export type CompareShapes = (older: Shape, newer: Shape, location: ChangeLocation) => void;

/** Views of the two versions that all parts of a comparison share. */
export interface Versions {
  readonly report: Report;
  readonly see: Both<View>;
  /** Short texts for shapes. */
  readonly label: Both<string>;
  readonly assignable: AssignableBothWays;
  /** The same where the shapes are those of map keys. */
  readonly keyAssignable: AssignableBothWays;
  /** Returns true if two named types may be the same: equal ids, or one removed and the other added. */
  readonly sameType: (older: TypeId, newer: TypeId) => boolean;
  /**
   * Two named types meet at a place. They are compared once, under their own names. Returns false if they are not,
   * since too many pairs were.
   */
  readonly meet: (older: TypeId, newer: TypeId, location: ChangeLocation) => boolean;
}

/** The same, for what holds shapes. */
export interface ComparisonContext extends Versions {
  readonly compare: CompareShapes;
}

/**
 * Returns true if values sent in a direction are valid for users of the older version; always true without a direction.
 */
export function isCompatible(
  { forward, backward }: AssignableBothWays,
  direction: ChangeLocation["direction"],
  older: Shape,
  newer: Shape,
): boolean {
  if (direction === "none") return true;
  return direction === "request" ? forward(older, newer) : backward(newer, older);
}
