import "./rows.css";

export { type GridColumn, type GridHandle, GridRows, type GridRowsProps, widthOf } from "./grid-rows.tsx";
export { HexRows, hexLine } from "./hex-rows.tsx";
export { RowData } from "./row-data.tsx";
export { lineOf, RowLine } from "./row-line.tsx";
export { saveFile } from "./save-file.ts";
export { useInSight } from "./use-in-sight.ts";
export { type CheckRow, type RowMismatches, useMismatches } from "./use-mismatches.ts";
export { useThrottled } from "./use-throttled.ts";
