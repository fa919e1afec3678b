/** The parts of an API that a run can touch. */
export const coverageKinds = ["operations", "parameters", "statuses", "enumValues", "variants", "errorShapes"] as const;

/** One of them. */
export type CoverageKind = (typeof coverageKinds)[number];

/** The parts of one kind that a run touched, and those that it did not, by name. */
export interface Touched {
  readonly touched: readonly string[];
  readonly missing: readonly string[];
}

/** The touched parts of an API, by kind. */
export type Coverage = { readonly [K in CoverageKind]: Touched };

/** Touched and all parts, and their ratio in percent, rounded down so that only all of them are 100. */
export interface CoverageShare {
  readonly touched: number;
  readonly total: number;
  readonly percent: number;
}

/** Returns the share of one kind of parts; of no parts all are touched. */
export const shareOf = ({ touched, missing }: Touched): CoverageShare => {
  const total = touched.length + missing.length;
  return {
    touched: touched.length,
    total,
    percent: total === 0 ? 100 : Math.floor((touched.length * 100) / total),
  };
};

/** Returns the share of all parts together, which `--min-coverage` compares. */
export const wholeShare = (coverage: Coverage): CoverageShare =>
  shareOf({
    touched: coverageKinds.flatMap((kind) => coverage[kind].touched),
    missing: coverageKinds.flatMap((kind) => coverage[kind].missing),
  });
