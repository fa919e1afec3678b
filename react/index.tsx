import type { ReactElement } from "react";
import { eagerViews } from "#ui/form";
import { ShapeFormOver, type ShapeFormProps } from "./form/index.ts";

export type { Control, Issue } from "#engine/interpret";
export type { ControlProps, ControlViews } from "#ui/form";
export type { CallboardReferenceElement, ReferenceEvents } from "./embed/index.ts";
export {
  type ControlHandle,
  type CustomControls,
  DefaultControl,
  type ServerIssue,
  type ShapeFormField,
  type ShapeFormHandle,
  type ShapeFormLook,
  type ShapeFormOptions,
  type ShapeFormProps,
  setWords,
  update,
  useControl,
  useShapeForm,
} from "./form/index.ts";
export { ApiReference, type ApiReferenceProps } from "./reference/api-reference.tsx";
export { Playground, type PlaygroundProps } from "./reference/playground.tsx";
export type { EmbeddedProps } from "./reference/reference-props.ts";

/** The form of one shape, for its value or for a form of `useShapeForm`. */
export const ShapeForm = (props: ShapeFormProps): ReactElement => <ShapeFormOver {...props} builtIn={eagerViews} />;
