import type { ReactElement } from "react";
import { deferredViews } from "#ui/form";
import { ShapeFormOver, type ShapeFormProps } from "./form/index.ts";

export { DefaultControl, setWords, update, useControl, useShapeForm } from "./form/index.ts";

export { ApiReference } from "./reference/api-reference.tsx";
export { Playground } from "./reference/playground.tsx";

/** The form of one shape. The views of rare controls load with the first field of their kind. */
export const ShapeForm = (props: ShapeFormProps): ReactElement => <ShapeFormOver {...props} builtIn={deferredViews} />;
