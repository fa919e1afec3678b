/** The live view of each kind of control. */
export { controlViews } from "./control-views.ts";
