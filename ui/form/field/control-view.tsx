import type { ComponentType, ReactElement } from "react";
import { type ControlProps, useForm } from "../context/index.ts";

/** Renders a control by the view of its kind. */
export function ControlView(props: ControlProps): ReactElement {
  const { views } = useForm();
  // The view chosen by `control.kind` takes just this control; the table's type promises it.
  const View = views[props.control.kind] as ComponentType<ControlProps>;
  return <View {...props} />;
}
