/** The control that edits the values of a shape. */
export {
  type Control,
  type ControlOf,
  controlOf,
  type Option,
  type Presentation,
  type VariantOption,
} from "./control.ts";
export { type ControlAlgebra, type ControlFold, foldControl, leafControls, variantShapes } from "./fold-control.ts";
export { type VisibleProperties, visibleProperties } from "./visible.ts";
