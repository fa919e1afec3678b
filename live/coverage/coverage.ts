/** The kinds of parts of a description that a run can touch, in the order of reports. */
export const coverageKinds = [
  "operation",
  "parameter",
  "status",
  "enum value",
  "variant",
  "error shape",
  "message",
] as const;

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

/** An optional property of an endpoint's responses. It does not count toward the coverage. */
export interface SeenProperty {
  readonly endpoint: string;
  /** The status and the place: `200 [].size`. */
  readonly name: string;
  /** True if an answer had it. */
  readonly isCovered: boolean;
}

/** The parts of a description that a run can cover, and the covered ones. */
export interface Coverage {
  readonly items: readonly CoverageItem[];
  /** The optional properties of answers; absent unless the run collects them. */
  readonly properties?: readonly SeenProperty[];
}

/** Numbers of covered and of all parts, and their ratio in percent, rounded down so that 100 means all. */
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
