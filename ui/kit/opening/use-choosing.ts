import { type KeyboardEvent, type Ref, useRef, useState } from "react";
import { type Starts, useOpen } from "./use-open.ts";

/** A popover that lets readers use the page behind it is a dialog too; the library has that role for the others only. */
export const asDialog = (popover: HTMLElement | null): void => popover?.setAttribute("role", "dialog");

/**
 * The open state of a menu that choices may leave open, and whether an entry was chosen since it opened. After a choice,
 * `onReturn` is called when Escape has closed the menu and its button has the focus.
 *
 * @param elementRef as in {@link useOpen}
 */
export function useChoosing(
  starts: Starts,
  elementRef: Ref<HTMLButtonElement> | undefined,
  onReturn: (() => void) | undefined,
) {
  const { isOpen, setOpen, button } = useOpen(starts, elementRef);
  const [hasChosen, setChosen] = useState(false);
  const returns = useRef(false);
  return {
    isOpen,
    hasChosen,
    onChoose: () => setChosen(true),
    onOpenChange: (next: boolean): void => {
      setOpen(next);
      setChosen(false);
    },
    onKey: ({ key }: Pick<KeyboardEvent, "key">): void => {
      returns.current = key === "Escape" && hasChosen;
    },
    button: {
      ref: button,
      onFocus: (): void => {
        if (returns.current) onReturn?.();
        returns.current = false;
      },
    },
  };
}

/** An open state, and the choices since. */
export type Choosing = ReturnType<typeof useChoosing>;
