/** A measured figure. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly digits?: number;
  /** The goal of one process on two idle cores. */
  readonly goal?: { readonly kind: "least" | "most"; readonly value: number };
}

/** Prints a figure with its goal. */
export function report(section: string, { name, value, unit, digits = 1, goal }: Figure): void {
  const isMet = goal === undefined || (goal.kind === "least" ? value >= goal.value : value <= goal.value);
  const verdict = goal === undefined ? "" : `${isMet ? "met" : "MISSED"} (at ${goal.kind} ${goal.value} ${unit})`;
  console.log(`| ${section} | ${name} | ${value.toFixed(digits)} ${unit} | ${verdict} |`);
}

export const printHead = (): void => console.log("| store | figure | value | goal |\n| --- | --- | --- | --- |");

/** Returns a quantile of values; `part` is 0.5 for the median. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);
