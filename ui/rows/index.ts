import "./rows.css";

export { type GridColumn, widthOf } from "./grid-column.ts";
export { type GridHandle, GridRows, type GridRowsProps } from "./grid-rows.tsx";
export { HexRows, hexLine } from "./hex-rows.tsx";
export { lineOf, RowLine } from "./row-line.tsx";
export { useColumns } from "./use-columns.ts";
export { useInSight } from "./use-in-sight.ts";
export { type CheckRow, type RowMismatches, useMismatches } from "./use-mismatches.ts";
export { allDrawn, useScroll } from "./use-scroll.ts";
export { useThrottled } from "./use-throttled.ts";
