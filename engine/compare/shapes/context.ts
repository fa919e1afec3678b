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

/** Compares two shapes at a location and reports the differences. Named types are queued. */
export type CompareShapes = (older: Shape, newer: Shape, location: ChangeLocation) => void;

/** Views of the two versions that all parts of a comparison share. */
export interface Versions {
  readonly report: Report;
  readonly see: Both<View>;
  /** Short texts for shapes. */
  readonly label: Both<string>;
  readonly assignable: AssignableBothWays;
  /** The same for shapes of map keys. */
  readonly keyAssignable: AssignableBothWays;
  /** Returns true if two named types may be the same: equal ids, or one removed and the other added. */
  readonly sameType: (older: TypeId, newer: TypeId) => boolean;
  /**
   * Queues two named types that are compared at a location. Each pair is compared once, under its own names. Returns
   * false if it is not compared, since there were too many pairs.
   */
  readonly meet: (older: TypeId, newer: TypeId, location: ChangeLocation) => boolean;
  /** Returns the newer id of an endpoint by its older one. */
  readonly endpointId: (older: string) => string;
}

/** The same, with the comparison of child shapes. */
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
