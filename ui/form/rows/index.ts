/** The rows of a map, and the keys of an object that it does not declare. */
export { MapRows } from "./map-rows.tsx";
export { useMapKeys } from "./use-map-keys.ts";
