import { type ReactElement, useEffect, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { limits } from "#engine/limits";
import { words } from "../words.ts";
import { Icon } from "./icons.tsx";
import type { Direction } from "./step.ts";
import { TextInput, type TextInputProps } from "./text-input.tsx";

/** A number as text: what was typed stays as it was typed. `step` gives the text of the next number. */
export interface NumberInputProps extends Omit<TextInputProps, "type" | "after" | "onKey"> {
  /** How the stepper's buttons call the number. */
  readonly name: string;
  readonly step: (direction: Direction) => string;
}

/** Acts at once, then again and again while held (product.md §9: after 1000 ms, each 100 ms). */
function useHold(act: (direction: Direction) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const go = (direction: Direction, pause: number): void => {
    latest.current(direction);
    timer.current = setTimeout(() => go(direction, limits.stepperRepeat), pause);
  };
  const stop = (): void => clearTimeout(timer.current);
  const start = (direction: Direction): void => {
    stop();
    go(direction, limits.stepperHold);
  };
  return { start, stop };
}

/** A number with a stepper: arrow keys in the field, two buttons for the pointer. */
export function NumberInput({ name, step, text, onText, ...rest }: NumberInputProps): ReactElement {
  const move = (direction: Direction): void => onText(step(direction));
  const hold = useHold(move);
  const onKey = (key: string): boolean => {
    if (key === "ArrowUp") move(1);
    else if (key === "ArrowDown") move(-1);
    else return false;
    return true;
  };
  const stepButton = (direction: Direction): ReactElement => (
    <Button
      aria-label={direction === 1 ? words.increase(name) : words.decrease(name)}
      excludeFromTabOrder
      isDisabled={rest.isDisabled ?? false}
      onPressStart={() => hold.start(direction)}
      onPressEnd={hold.stop}
      className="kit-step"
    >
      <Icon name={direction === 1 ? "up" : "down"} />
    </Button>
  );
  return (
    <TextInput
      {...rest}
      text={text}
      onText={onText}
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
