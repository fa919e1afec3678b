import type { ReactElement } from "react";
import { printJson } from "#engine/json";
import { formText } from "#locales/messages/form";
import { Button } from "#ui/kit";
import { type ControlProps, useForm, useValue } from "../../context/index.ts";

/** The only allowed value, read-only. A button replaces another value by it. */
export function FixedControl({ control, at, names, isInvalid }: ControlProps<"fixed">): ReactElement {
  const { port } = useForm();
  const matches = useValue(at) === control.value;
  const text = printJson(control.value);
  return (
    <div className="form-row">
      <input
        id={names.input}
        aria-labelledby={names.label}
        aria-describedby={names.describedBy}
        aria-invalid={isInvalid || undefined}
        readOnly
        value={text}
        size={Math.min(Math.max(text.length, 4), 40)}
        className="form-fixed"
      />
      {!matches && (
        <Button
          label={formText().actOn({ text: formText().useTheFixedValue, name: names.name })}
          onPress={() => port.dispatch({ type: "set", at, value: control.value })}
        >
          {formText().useTheFixedValue}
        </Button>
      )}
    </div>
  );
}
