/** Returns the quantile of numbers at a share from 0 to 1; NaN without any. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.min(Math.floor(numbers.length * share), numbers.length - 1)] ??
  Number.NaN;

/** Returns the median of numbers; NaN without any. */
export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);
