import { type ReactElement, useEffect, useRef } from "react";
import { formText } from "#locales/messages/form";
import { type StepDirection, startStepper } from "#machines";
import { Icon } from "../buttons/index.ts";
import { spinAttributes } from "./step.ts";
import { TextInput, type TextInputProps } from "./text-input.tsx";

/**
 * A number as typed text. `step` returns the text of the next number; `onText` gets true if the change is from a button
 * or key that is still pressed.
 */
export interface NumberInputProps extends Omit<TextInputProps, "type" | "spin" | "after" | "onKey" | "onText"> {
  readonly onText: (text: string, continues: boolean) => void;
  /** The name of the number in the labels of the stepper's buttons. */
  readonly name: string;
  readonly step: (direction: StepDirection) => string;
  readonly limits: Parameters<typeof spinAttributes>[1];
}

/** A stepper that lives as long as the view, and makes its steps by the latest function given. */
function useStepper(move: (direction: StepDirection, continues: boolean) => void) {
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  const stepper = useRef<ReturnType<typeof startStepper>>(undefined);
  useEffect(
    () => () => {
      stepper.current?.stop();
      stepper.current = undefined;
    },
    [],
  );
  return {
    press: (direction: StepDirection): void => {
      // It is started by the first press, since most numbers are typed.
      stepper.current ??= startStepper((way, continues) => latest.current(way, continues));
      stepper.current.send({ type: "press", direction });
    },
    release: (): void => stepper.current?.send({ type: "release" }),
  };
}

/** A number with a stepper: arrow keys in the field, two buttons for the pointer. */
export function NumberInput({ name, step, limits, text, onText, ...rest }: NumberInputProps): ReactElement {
  const isAtBound = (direction: StepDirection): boolean => step(direction) === text;
  const move = (direction: StepDirection, continues: boolean): void => {
    // A button that is held down may not hear of its release once it is disabled.
    if (isAtBound(direction)) stepper.release();
    else onText(step(direction), continues);
  };
  const stepper = useStepper(move);
  const onKey = (key: string, _shift: boolean, repeats: boolean): boolean => {
    if (key === "ArrowUp") move(1, repeats);
    else if (key === "ArrowDown") move(-1, repeats);
    else return false;
    return true;
  };
  const stepButton = (direction: StepDirection): ReactElement => (
    <button
      type="button"
      aria-label={direction === 1 ? formText().increase({ name }) : formText().decrease({ name })}
      tabIndex={-1}
      disabled={rest.isDisabled || isAtBound(direction)}
      onPointerDown={({ button }) => button === 0 && stepper.press(direction)}
      onPointerUp={stepper.release}
      onPointerLeave={stepper.release}
      onPointerCancel={stepper.release}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      // Screen readers send only a click.
      onClick={({ detail }) => {
        if (detail !== 0) return;
        stepper.press(direction);
        stepper.release();
      }}
      className="kit-step"
    >
      <Icon name={direction === 1 ? "up" : "down"} />
    </button>
  );
  return (
    <TextInput
      {...rest}
      spin={spinAttributes(text, limits)}
      text={text}
      onText={(next) => onText(next, false)}
      onKey={onKey}
      after={
        <span className="kit-steps">
          {stepButton(1)}
          {stepButton(-1)}
        </span>
      }
    />
  );
}
