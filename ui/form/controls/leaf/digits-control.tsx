import type { ReactElement } from "react";
import { NumberInput, stepDigits } from "#ui/kit";
import { type ControlProps, useForm, useValue } from "../../context/index.ts";
import { declaredRange, inputText } from "../../model/index.ts";
import { textProps } from "./input-text.ts";

/** Integers beyond the range of a double, as digit text from the input to the wire. */
export function DigitsControl(props: ControlProps<"digits">): ReactElement {
  const { control, at, names } = props;
  const { port } = useForm();
  const text = inputText(useValue(at));
  return (
    <NumberInput
      {...textProps(props)}
      name={names.name}
      limits={declaredRange(control)}
      text={text}
      onText={(next, continues) =>
        port.dispatch({ type: "set", at, value: next.trim(), ...(continues && { continues }) })
      }
      step={(direction) => stepDigits(text, direction, control)}
      inputMode="numeric"
    />
  );
}
