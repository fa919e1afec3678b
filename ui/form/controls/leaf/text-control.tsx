import type { ReactElement } from "react";
import { formText } from "#locales/messages/form";
import { Button, PasswordInput, TextArea, TextInput } from "#ui/kit";
import { type ControlProps, useForm, useValue } from "../../context/index.ts";
import { inputText, needsFreshId } from "../../model/index.ts";
import { textProps } from "./input-text.ts";

/** Text and UUIDs. A text with several lines gets an input with several lines, so that none is lost. */
export function TextControl(props: ControlProps<"text">): ReactElement {
  const { control, at, names } = props;
  const { port, randomId, say } = useForm();
  const text = inputText(useValue(at));
  const onText = (next: string): void => port.dispatch({ type: "set", at, value: next });

  const shared = { ...textProps(props, control.placeholder), text, onText };
  if (control.secret) return <PasswordInput {...shared} name={names.name} />;
  if (text.includes("\n")) return <TextArea {...shared} />;
  const generates = needsFreshId(at.at(-1));
  return (
    <div className="form-row">
      <TextInput {...shared} />
      {generates && (
        <Button
          label={formText().actOn({ text: formText().generate, name: names.name })}
          onPress={() => {
            onText(randomId());
            say(formText().generated({ name: names.name }));
          }}
        >
          {formText().generate}
        </Button>
      )}
    </div>
  );
}
