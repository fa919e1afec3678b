import { type ReactElement, useState } from "react";
import { equalJson, parseJson, printJson } from "#engine/json";
import { formText } from "#locales/messages/form";
import { TextArea } from "#ui/kit";
import { writers } from "../../../writers.ts";
import { type ControlProps, useBrokenText, useDraft, useForm, useValue } from "../../context/index.ts";
import { textProps } from "./input-text.ts";

/** Any JSON, as text with all digits. Invalid text changes nothing, and its issue has the position of the error. */
export function JsonControl(props: ControlProps<"json">): ReactElement {
  const { at, names, isInvalid } = props;
  const { port } = useForm();
  const value = useValue(at);
  const typed = useDraft(at, "text");
  // The form stores no white space of valid JSON.
  const [written, setWritten] = useState<string>();
  const issue = `${names.input}:json`;

  const parsed = typed.text === undefined ? undefined : parseJson(typed.text);
  const broken = parsed && !parsed.ok ? parsed.error : undefined;
  const means = written === undefined ? undefined : parseJson(written);
  const shown = typed.text ?? (means?.ok && value !== undefined && equalJson(means.value, value) ? written : undefined);

  useBrokenText({ at, input: names.input, what: "value", issue: broken });

  const onText = (text: string): void => {
    const next = parseJson(text);
    if (next.ok) {
      setWritten(text);
      port.dispatch({ type: "set", at, value: next.value });
    } else {
      typed.put(text);
    }
  };
  return (
    <>
      <TextArea
        {...textProps(props, "{}")}
        describedBy={[names.describedBy, broken && issue].filter(Boolean).join(" ") || undefined}
        isInvalid={isInvalid || broken !== undefined}
        text={shown ?? (value === undefined ? "" : printJson(value, 2))}
        onText={onText}
      />
      {broken && (
        <p id={issue} className="form-issue">
          {formText().jsonError({ line: broken.line, column: broken.column, message: writers().jsonFault(broken) })}
        </p>
      )}
    </>
  );
}
