/** The kinds of parts of a description that a run can touch, in the order of reports. */
export const coverageKinds = ["operation", "parameter", "status", "enum value", "variant", "error shape"] as const;

/** One of these kinds. */
export type CoverageKind = (typeof coverageKinds)[number];

/** A part of a description that a run can touch. */
export interface CoverageItem {
  readonly kind: CoverageKind;
  /** The name of the endpoint: `GET /plants/{id}`. */
  readonly endpoint: string;
  readonly name: string;
  readonly isCovered: boolean;
}

/** The parts of a description, and which of them a run has touched. */
export interface Coverage {
  readonly items: readonly CoverageItem[];
}

/** Touched and all parts, and their ratio in percent, rounded down so that only all of them are 100. */
export interface CoverageShare {
  readonly covered: number;
  readonly total: number;
  readonly percent: number;
}

/** Counts the touched parts; of no parts all are touched. */
export function shareOf(items: readonly CoverageItem[]): CoverageShare {
  const covered = items.filter(({ isCovered }) => isCovered).length;
  const total = items.length;
  return { covered, total, percent: total === 0 ? 100 : Math.floor((covered * 100) / total) };
}
