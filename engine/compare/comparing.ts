import type { Shape, TypeId } from "#engine/shape";
import type { Fits } from "./fits.ts";
import type { Report, Site } from "./site.ts";
import type { View } from "./view.ts";

/** The same question about either version. */
export interface Both<R> {
  readonly older: (shape: Shape) => R;
  readonly newer: (shape: Shape) => R;
}

/** Whether values of the older shape fit the newer one (`forth`), and the other way round (`back`). */
export interface FitsBothWays {
  readonly forth: Fits;
  readonly back: Fits;
}

/** Compares two shapes at a place and reports what differs. Named types are put off until their turn. */
export type CompareShapes = (older: Shape, newer: Shape, site: Site) => void;

/** What all parts of a comparison know of the two versions. */
export interface Versions {
  readonly report: Report;
  readonly see: Both<View>;
  /** Short texts for shapes. */
  readonly label: Both<string>;
  readonly fits: FitsBothWays;
  /** The same where the shapes are those of map keys. */
  readonly keyFits: FitsBothWays;
  /** Whether two named types may be one: of the same id, or one gone and the other new. */
  readonly sameType: (older: TypeId, newer: TypeId) => boolean;
  /** Two named types meet at a place. They are compared once, under their own names. */
  readonly meet: (older: TypeId, newer: TypeId, site: Site) => void;
}

/** The same, for what holds shapes. */
export interface Comparing extends Versions {
  readonly compare: CompareShapes;
}

/** Whether what travels in a direction fits those who know only the older version; yes where nothing travels. */
export function fitting(
  { forth, back }: FitsBothWays,
  direction: Site["direction"],
  older: Shape,
  newer: Shape,
): boolean {
  if (direction === "none") return true;
  return direction === "request" ? forth(older, newer) : back(newer, older);
}
