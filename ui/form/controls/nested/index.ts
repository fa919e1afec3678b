/** Controls that contain fields. */
export { AddProperty } from "./add-property.tsx";
export { GroupControl } from "./group-control.tsx";
export { ListControl } from "./list-control.tsx";
export { MapControl } from "./map-control.tsx";
export { NullableControl } from "./nullable-control.tsx";
export { UnionControl } from "./union-control.tsx";
