import type { ReactElement } from "react";
import { Switch } from "#ui/kit";
import { type ControlProps, useForm, useValue } from "../../context/index.ts";
import { inputProps } from "./input-text.ts";

/** A switch for a boolean. */
export function SwitchControl(props: ControlProps<"switch">): ReactElement {
  const { at } = props;
  const { port } = useForm();
  const { isRequired: _, ...named } = inputProps(props);
  return (
    <Switch {...named} isOn={useValue(at) === true} onChange={(value) => port.dispatch({ type: "set", at, value })} />
  );
}
