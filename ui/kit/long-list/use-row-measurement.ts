import { type RefObject, useLayoutEffect, useReducer, useRef } from "react";
import type { RowHeights } from "./row-heights.ts";

/** The attribute with the number of a row, by which rendered rows are found to measure them. */
export const rowAttribute = "data-row";

const renderedRows = (list: HTMLElement | null): readonly Element[] => [
  ...(list?.querySelectorAll(`[${rowAttribute}]`) ?? []),
];

/** Measures the rendered rows. Returns by how much those above an offset have changed, and if any has. */
function measure(list: HTMLElement, heights: RowHeights, above: number) {
  let changedAbove = 0;
  let isChanged = false;
  for (const element of renderedRows(list)) {
    const row = Number(element.getAttribute(rowAttribute));
    const { height } = element.getBoundingClientRect();
    // Without layout there is no height.
    if (height === 0) continue;
    const isAbove = heights.topOf(row) < above;
    const change = heights.measure(row, height);
    if (change === 0) continue;
    isChanged = true;
    if (isAbove) changedAbove += change;
  }
  return { changedAbove, isChanged };
}

/** Props of the measurement. */
export interface RowMeasurementOptions {
  readonly heights: RowHeights;
  /** Called after heights have changed. */
  readonly onChange: () => void;
  /** Called once with the mean height of the first rendered rows, in pixels. */
  readonly onEstimate: (height: number) => void;
}

/** Measures rows after each layout. Visible rows keep their position when rows above turn out to be higher. */
export function useRowMeasurement(
  list: RefObject<HTMLElement | null>,
  { heights, onChange, onEstimate }: RowMeasurementOptions,
): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const { changedAbove, isChanged } = measure(element, heights, element.scrollTop);
    if (!isChanged) return;
    if (changedAbove !== 0) element.scrollTop += changedAbove;
    onChange();
    redraw();
  });

  const isEstimated = useRef(false);
  useLayoutEffect(() => {
    if (isEstimated.current) return;
    const rows = renderedRows(list.current);
    const sum = rows.reduce((height, element) => height + element.getBoundingClientRect().height, 0);
    if (sum === 0) return;
    isEstimated.current = true;
    onEstimate(sum / rows.length);
  });
}
