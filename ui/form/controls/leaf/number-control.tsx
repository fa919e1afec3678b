import type { ReactElement } from "react";
import type { Json } from "#engine/json";
import { NumberInput, stepNumber } from "#ui/kit";
import { type ControlProps, useForm, useValue } from "../../context/index.ts";
import { declaredRange, readNumber } from "../../model/index.ts";
import { textProps, useDraft } from "./input-text.ts";

/** Numbers within a double. Others keep their digits, and validation reports them. */
export function NumberControl(props: ControlProps<"number">): ReactElement {
  const { control, at, names } = props;
  const { port } = useForm();
  const read = (text: string): Json => readNumber(text, !control.decimals);
  const { text, setDraft } = useDraft(useValue(at), read);
  const onText = (next: string, continues: boolean): void => {
    setDraft(next);
    port.dispatch({ type: "set", at, value: read(next), ...(continues && { continues }) });
  };
  return (
    <NumberInput
      {...textProps(props)}
      name={names.name}
      limits={declaredRange(control)}
      text={text}
      onText={onText}
      step={(direction) => stepNumber(text, direction, control)}
      inputMode={control.decimals ? "decimal" : "numeric"}
    />
  );
}
