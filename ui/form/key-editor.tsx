import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import type { Shape } from "#engine/shape";
import { Dropdown, TextInput } from "#ui/kit";
import { words } from "../words.ts";
import { optionOf } from "./choosing.tsx";
import { useForm } from "./form-context.ts";

/** What the input of a key needs. */
export interface KeyEditorProps {
  readonly label: string;
  readonly keyShape: Shape | undefined;
  readonly current: string;
  readonly isTaken: (key: string) => boolean;
  /** Told a key that is free; `goOn` when the reader went on by key to the value. */
  readonly onKey: (key: string, goOn: boolean) => void;
  /** Given for a row that is not there yet. */
  readonly onCancel?: () => void;
  readonly startsFocused?: boolean;
}

/** The key of a row. It counts once the reader leaves it or presses Enter: half a key is no key. */
export function KeyEditor(props: KeyEditorProps): ReactElement {
  const { tools } = useForm();
  const control = props.keyShape && tools.control(props.keyShape);
  if (control?.kind !== "choice") return <KeyText {...props} />;
  const free = control.options.filter(({ value }) => value === props.current || !props.isTaken(value));
  const position = free.findIndex(({ value }) => value === props.current);
  return (
    <Dropdown
      label={props.label}
      options={free.map((option) => optionOf(option.value, option))}
      selected={position < 0 ? undefined : position}
      onSelect={(next) => {
        const key = free[next]?.value;
        if (key !== undefined && key !== props.current) props.onKey(key, true);
      }}
    />
  );
}

function KeyText({ label, current, isTaken, onKey, onCancel, startsFocused }: KeyEditorProps): ReactElement {
  const [draft, setDraft] = useState<string>();
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const faultId = useId();
  useEffect(() => {
    if (startsFocused) input.current?.focus();
  }, [startsFocused]);

  const leave = (goOn: boolean): boolean => {
    const next = draft ?? current;
    if (next === current) {
      setDraft(undefined);
      setFault(undefined);
      if (!goOn) onCancel?.();
      return false;
    }
    // Immer can't set such a key, and no server expects it.
    const wrong = next === "__proto__" ? words.keyForbidden : isTaken(next) ? words.keyTaken : undefined;
    setFault(wrong);
    if (wrong !== undefined) return goOn;
    setDraft(undefined);
    onKey(next, goOn);
    return goOn && onCancel !== undefined;
  };
  const onPressed = (key: string, shift: boolean): boolean => {
    if (key === "Enter") {
      leave(true);
      return true;
    }
    if (key === "Tab" && !shift && draft !== undefined && onCancel) return leave(true);
    if (key !== "Escape" || (draft === undefined && !onCancel)) return false;
    setDraft(undefined);
    setFault(undefined);
    onCancel?.();
    return true;
  };
  return (
    <div className="form-key">
      <TextInput
        ref={input}
        label={label}
        describedBy={fault === undefined ? undefined : faultId}
        text={draft ?? current}
        onText={setDraft}
        onBlur={() => leave(false)}
        onKey={onPressed}
        placeholder={label}
        isInvalid={fault !== undefined}
      />
      {fault !== undefined && (
        <p id={faultId} className="form-fault">
          {fault}
        </p>
      )}
    </div>
  );
}
