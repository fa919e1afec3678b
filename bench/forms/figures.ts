import type { Visit } from "./measure.ts";

/** Medians of several visits to one page; times in ms. */
export interface Figures {
  readonly usable: number;
  readonly whole: number;
  readonly p50: number;
  readonly p98: number;
  readonly mainThread: number;
  readonly heap: number;
  readonly nodes: number;
}

/** The least number that so large a part of all is not above: the nearest rank. */
const quantile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * part) - 1)] ?? Number.NaN;

/** Sums up visits: each figure is from the median visit. */
export function figuresOf(visits: readonly Visit[]): Figures {
  const median = (of: (one: Visit) => number): number => quantile(visits.map(of), 0.5);
  return {
    usable: median((one) => one.usable),
    whole: median((one) => one.whole),
    p50: median((one) => quantile(one.keyToPaint, 0.5)),
    p98: median((one) => quantile(one.keyToPaint, 0.98)),
    mainThread: median((one) => one.mainThread),
    heap: median((one) => one.heapMb),
    nodes: median((one) => one.nodes),
  };
}
