/** The control that edits the values of a shape. */
export {
  type Control,
  type ControlOf,
  controlOf,
  type Option,
  type Presentation,
} from "./control.ts";
export { type ControlFold, foldControl, isUnion, leafControls, variantShapes } from "./fold-control.ts";
export { type VisibleProperties, visibleProperties } from "./visible.ts";
