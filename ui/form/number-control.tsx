import type { ReactElement } from "react";
import type { Json } from "#engine/json";
import { NumberInput, stepNumber } from "#ui/kit";
import type { ControlProps } from "./control-view.tsx";
import { useForm } from "./form-context.ts";
import { inputProps, useDraft } from "./input-text.ts";
import { useValue } from "./use-place.ts";

/** What is typed as the number it means; as text where it means none, for the check to say so. */
const readNumber = (text: string): Json =>
  /^\s*-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\s*$/.test(text) && Number.isFinite(Number(text)) ? Number(text) : text;

/** Numbers that a double holds. */
export function NumberControl(props: ControlProps<"number">): ReactElement {
  const { control, at, names } = props;
  const { port } = useForm();
  const { text, setDraft } = useDraft(useValue(at), readNumber);
  const onText = (next: string): void => {
    setDraft(next);
    port.dispatch({ type: "set", at, value: readNumber(next) });
  };
  return (
    <NumberInput
      {...inputProps(props)}
      name={names.name}
      text={text}
      onText={onText}
      step={(direction) => stepNumber(text, direction, control)}
      inputMode={control.decimals ? "decimal" : "numeric"}
    />
  );
}
