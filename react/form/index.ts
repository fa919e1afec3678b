/** The form of one shape as a component, and its state as a hook. */
export { type ControlHandle, type CustomControls, DefaultControl, useControl } from "./custom-controls.tsx";
export { setWords } from "./set-words.ts";
export { type ShapeFormLook, ShapeFormOver, type ShapeFormProps } from "./shape-form.tsx";
export { update } from "./update.ts";
export {
  type ServerIssue,
  type ShapeFormField,
  type ShapeFormHandle,
  type ShapeFormOptions,
  useShapeForm,
} from "./use-shape-form.ts";
