import { type Ref, useEffect, useRef, useState } from "react";
import { type Starts, useOpen } from "./use-open.ts";

/** A popover that lets readers use the page behind it is a dialog too; the library has that role for the others only. */
export const asDialog = (popover: HTMLElement | null): void => popover?.setAttribute("role", "dialog");

/**
 * The open state of a menu that choices may leave open, and whether an entry was chosen since it opened. After a choice,
 * `onReturn` is called when Escape or Tab has closed the menu and its button has the focus.
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
  useEffect(() => {
    if (!hasChosen) return undefined;
    // Before the listener of the library, which would move the focus behind the button.
    const onKey = (event: KeyboardEvent): void => {
      returns.current = ["Tab", "Escape"].includes(event.key);
      if (event.key !== "Tab") return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setChosen(false);
    };
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  }, [hasChosen, setOpen]);
  return {
    isOpen,
    hasChosen,
    onChoose: () => setChosen(true),
    onOpenChange: (next: boolean): void => {
      setOpen(next);
      setChosen(false);
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
