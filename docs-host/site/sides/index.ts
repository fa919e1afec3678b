export { formSideOf, type Side, sideOf } from "./sides.ts";
