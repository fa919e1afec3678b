export { type Load, useLoad } from "./use-load.ts";
export { useSelector } from "./use-selector.ts";
