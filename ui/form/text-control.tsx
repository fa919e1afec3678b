import type { ReactElement } from "react";
import { Button, PasswordInput, TextArea, TextInput } from "#ui/kit";
import { words } from "../words.ts";
import type { ControlProps } from "./control-view.tsx";
import { useForm } from "./form-context.ts";
import { inputProps, textOf } from "./input-text.ts";
import { useValue } from "./use-path-value.ts";

/**
 * Matches `idempotency_key` and the header `Idempotency-Key`: each new request needs a new one (docs/behavior.md#text).
 */
const asksForFreshId = (key: string | number | undefined): boolean =>
  typeof key === "string" && /^idempotency[_-]key$/i.test(key);

/** Text and UUIDs. A text that already has several lines is edited in several lines, so that none is lost. */
export function TextControl(props: ControlProps<"text">): ReactElement {
  const { control, at, names } = props;
  const { port, randomId, say } = useForm();
  const text = textOf(useValue(at));
  const onText = (next: string): void => port.dispatch({ type: "set", at, value: next });

  const shared = { ...inputProps(props), text, onText, placeholder: control.placeholder };
  if (control.secret) return <PasswordInput {...shared} name={names.name} />;
  if (text.includes("\n")) return <TextArea {...shared} />;
  const generates = asksForFreshId(at.at(-1));
  return (
    <div className="form-row">
      <TextInput {...shared} />
      {generates && (
        <Button
          label={words.actOn(words.generate, names.name)}
          onPress={() => {
            onText(randomId());
            say(words.generated(names.name));
          }}
        >
          {words.generate}
        </Button>
      )}
    </div>
  );
}
