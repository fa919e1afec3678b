/** A figure, its target and whether it is met. A figure that could not be had says why. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly target?: string;
  readonly met?: boolean;
}

/** Lays rows out in columns. */
export function printTable(rows: readonly Row[]): string {
  const head: Row = { what: "", figure: "figure", target: "target" };
  const widest = (pick: (row: Row) => string): number => Math.max(...[head, ...rows].map((row) => pick(row).length));
  const [first, second] = [widest(({ what }) => what), widest(({ figure }) => figure)];
  const mark = ({ met }: Row): string => (met === undefined ? "" : met ? "  ok" : "  MISSED");
  return [head, ...rows]
    .map((row) =>
      `${row.what.padEnd(first)}  ${row.figure.padStart(second)}  ${row.target ?? ""}${mark(row)}`.trimEnd(),
    )
    .join("\n");
}

/** Seconds, to two decimals. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

/** A figure in seconds that may be this many at most. */
export const within = (what: string, milliseconds: number, limit: number): Row => ({
  what,
  figure: seconds(milliseconds),
  target: `under ${seconds(limit)}`,
  met: milliseconds < limit,
});

/** A ratio that may be this at most. */
export const atMost = (what: string, ratio: number, limit: number): Row => ({
  what,
  figure: `${ratio.toFixed(1)} x`,
  target: `at most ${limit} x`,
  met: ratio <= limit,
});

/** A ratio that has to be this at least. */
export const atLeast = (what: string, ratio: number, limit: number): Row => ({
  what,
  figure: `${ratio.toFixed(1)} x`,
  target: `at least ${limit} x`,
  met: ratio >= limit,
});
