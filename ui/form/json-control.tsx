import { type ReactElement, useState } from "react";
import { equalJson, type Json, parseJson, printJson } from "#engine/json";
import { TextArea } from "#ui/kit";
import { words } from "../words.ts";
import { useBrokenText } from "./broken-texts.ts";
import type { ControlProps } from "./control-view.tsx";
import { useForm } from "./form-context.ts";
import { inputProps } from "./input-text.ts";
import { useValue } from "./use-place.ts";

interface Draft {
  readonly text: string;
  /** The value that stood there when the text was typed; once it is another one, the text is out of date. */
  readonly over: Json | undefined;
}

/** Any JSON, as text with every digit kept. While the text is broken, nothing changes and the fault says where it is. */
export function JsonControl(props: ControlProps<"json">): ReactElement {
  const { at, names, isInvalid } = props;
  const { port } = useForm();
  const value = useValue(at);
  const [draft, setDraft] = useState<Draft>();
  const fault = `${names.input}:json`;

  const parsed = draft && parseJson(draft.text);
  const means = parsed?.ok && value !== undefined && equalJson(parsed.value, value);
  const current = draft !== undefined && (means || (!parsed?.ok && draft.over === value));
  const broken = current && parsed && !parsed.ok ? parsed.fault : undefined;

  useBrokenText({ at, input: names.input, what: "value", fault: broken });

  const onText = (text: string): void => {
    const next = parseJson(text);
    setDraft({ text, over: value });
    if (next.ok) port.dispatch({ type: "set", at, value: next.value });
  };
  return (
    <>
      <TextArea
        {...inputProps(props)}
        describedBy={[names.describedBy, broken && fault].filter(Boolean).join(" ") || undefined}
        isInvalid={isInvalid || broken !== undefined}
        text={current ? draft.text : value === undefined ? "" : printJson(value, 2)}
        onText={onText}
        placeholder="{}"
      />
      {broken && (
        <p id={fault} className="form-fault">
          {words.jsonFault(broken.line, broken.column, broken.message)}
        </p>
      )}
    </>
  );
}
