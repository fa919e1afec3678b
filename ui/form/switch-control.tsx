import type { ReactElement } from "react";
import { Switch } from "#ui/kit";
import type { ControlProps } from "./control-props.ts";
import { useForm } from "./form-context.ts";
import { inputProps } from "./input-text.ts";
import { useValue } from "./use-path-value.ts";

/** A switch for a boolean. */
export function SwitchControl(props: ControlProps<"switch">): ReactElement {
  const { at } = props;
  const { port } = useForm();
  const { isRequired: _, ...named } = inputProps(props);
  return (
    <Switch {...named} isOn={useValue(at) === true} onChange={(value) => port.dispatch({ type: "set", at, value })} />
  );
}
