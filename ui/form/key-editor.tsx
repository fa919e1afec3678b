import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Path, Shape } from "#engine/shape";
import { Dropdown, TextInput } from "#ui/kit";
import { optionOf } from "./choosing.tsx";
import { useForm } from "./form-context.ts";
import { below, idsAt } from "./place.ts";
import type { Checked } from "./use-fault.ts";
import { useKeyFault } from "./use-key-fault.ts";
import { useStable } from "./use-stable.ts";
import { useTravel } from "./use-travel.ts";

/** What the input of a key needs. */
export interface KeyEditorProps {
  readonly label: string;
  readonly keyShape: Shape | undefined;
  /** The place of the map. */
  readonly at: Path;
  /** The map itself, where it has faults to tell of its keys. */
  readonly holder: Checked | undefined;
  /** The key that the row has; none for a row that is not there yet. */
  readonly current: string | undefined;
  /** Why a key can't be had, such as that another row has it. */
  readonly refusalOf: (key: string) => string | undefined;
  /** Told a key that is free; `goOn` when the reader went on by key to the value. */
  readonly onKey: (key: string, goOn: boolean) => void;
  /** Given for a row that is not there yet. */
  readonly onCancel?: () => void;
  readonly startsFocused?: boolean;
}

/** The key of a row. It counts once the reader leaves it or presses Enter: half a key is no key. */
export function KeyEditor(props: KeyEditorProps): ReactElement {
  const { at, current, holder } = props;
  const { tools } = useForm();
  const [left, setLeft] = useState(false);
  const fault = useKeyFault(holder, current === undefined ? undefined : below(at, current), left);
  const control = props.keyShape && tools.control(props.keyShape);
  const input = current === undefined ? idsAt(at).newKey : idsAt(below(at, current)).key;
  if (control?.kind !== "choice")
    return <KeyText {...props} input={input} fault={fault} onLeft={() => setLeft(true)} />;

  const free = control.options.filter(({ value }) => value === current || props.refusalOf(value) === undefined);
  const position = free.findIndex(({ value }) => value === current);
  return (
    <div id={input} className="form-key">
      <Dropdown
        label={props.label}
        describedBy={fault === undefined ? undefined : `${input}:fault`}
        isInvalid={fault !== undefined}
        options={free.map((option) => optionOf(option.value, option))}
        selected={position < 0 ? undefined : position}
        onSelect={(next) => {
          const key = free[next]?.value;
          if (key !== undefined && key !== current) props.onKey(key, true);
        }}
      />
      <KeyFaultText input={input} fault={fault} />
    </div>
  );
}

const KeyFaultText = ({ input, fault }: { readonly input: string; readonly fault: string | undefined }) =>
  fault !== undefined && (
    <p id={`${input}:fault`} className="form-fault">
      {fault}
    </p>
  );

interface KeyTextProps extends KeyEditorProps {
  readonly input: string;
  readonly fault: string | undefined;
  readonly onLeft: () => void;
}

function KeyText({
  input,
  fault,
  onLeft,
  label,
  at,
  current,
  refusalOf,
  onKey,
  onCancel,
  startsFocused,
}: KeyTextProps) {
  const { keys } = useForm();
  const read = () => keys.get(input);
  const draft = useSyncExternalStore(keys.subscribe, read, read);
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (startsFocused) element.current?.focus();
  }, [startsFocused]);
  const drop = (): void => keys.put(input, undefined);
  useTravel(drop);

  const onText = (text: string): void => keys.put(input, { at, from: current, text, refusal: undefined });
  /** Takes what was typed as the key; tells whether the reader goes on elsewhere from here. */
  const leave = (goOn: boolean): boolean => {
    onLeft();
    const text = draft?.text ?? current ?? "";
    if (text === (current ?? "")) {
      drop();
      if (!goOn) onCancel?.();
      return false;
    }
    const refusal = refusalOf(text);
    if (refusal === undefined) {
      drop();
      onKey(text, goOn);
      return goOn && onCancel !== undefined;
    }
    keys.put(input, { at, from: current, text, refusal });
    return goOn;
  };
  // What was refused is taken as soon as no other row stands in its way any more.
  const isFree = draft?.refusal !== undefined && refusalOf(draft.text) === undefined;
  const take = useStable(() => leave(false));
  useEffect(() => {
    if (isFree) take();
  }, [isFree, take]);

  const onPressed = (key: string, shift: boolean): boolean => {
    if (key === "Enter") {
      leave(true);
      return true;
    }
    if (key === "Tab" && !shift && draft !== undefined && onCancel) return leave(true);
    if (key !== "Escape" || (draft === undefined && !onCancel)) return false;
    drop();
    onCancel?.();
    return true;
  };
  const shown = draft?.refusal ?? (draft === undefined ? fault : undefined);
  return (
    <div className="form-key">
      <TextInput
        id={input}
        ref={element}
        label={label}
        describedBy={shown === undefined ? undefined : `${input}:fault`}
        text={draft?.text ?? current ?? ""}
        onText={onText}
        onBlur={() => leave(false)}
        onKey={onPressed}
        placeholder={label}
        isInvalid={shown !== undefined}
      />
      <KeyFaultText input={input} fault={shown} />
    </div>
  );
}
