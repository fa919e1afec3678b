import { type ReactElement, useMemo } from "react";
import { type ControlProps, useForm, useValue } from "../../context/index.ts";
import { Choosing, useOptions } from "../../field/index.ts";
import { inputProps } from "./input-text.ts";

const textOf = ({ value }: { readonly value: string }): string => value;

/** A choice among the values of an enum. */
export function ChoiceControl(props: ControlProps<"choice">): ReactElement {
  const { control, at } = props;
  const { port } = useForm();
  const value = useValue(at);
  const options = useOptions(control.options, textOf);
  const position = useMemo(
    () => control.options.findIndex((option) => option.value === value),
    [control.options, value],
  );
  const { isRequired: _, ...named } = inputProps(props);
  return (
    <Choosing
      {...named}
      presentation={control.presentation}
      options={options}
      selected={position < 0 ? undefined : position}
      onSelect={(next) => {
        const option = control.options[next];
        if (option) port.dispatch({ type: "set", at, value: option.value });
      }}
    />
  );
}
