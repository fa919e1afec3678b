import { type Ref, useEffect, useState } from "react";
import { useObjectRef } from "react-aria/useObjectRef";
import { useLayoutEffect } from "../use-layout-effect.ts";

/** The presses and the focus of the button that a list replaces once it is loaded. */
export interface Starts {
  /** It was pressed. */
  readonly startsOpen: boolean;
  /** It has the focus. */
  readonly startsFocused: boolean;
}

/**
 * The open state of a list, and the ref of its button. The button takes the focus of the one that it replaces, and the
 * list opens if that was pressed; closing returns the focus to its previous element.
 *
 * @param elementRef a further ref of the button
 */
export function useOpen({ startsOpen, startsFocused }: Starts, elementRef?: Ref<HTMLButtonElement>) {
  const [isOpen, setOpen] = useState(false);
  const button = useObjectRef(elementRef);
  const isFocused = startsOpen || startsFocused;
  // `autoFocus` of React Aria waits for a frame or for transitions, and a key that is pressed during this would be
  // lost.
  useLayoutEffect(() => {
    if (isFocused) button.current?.focus({ preventScroll: true });
  }, [isFocused, button]);
  useEffect(() => {
    if (startsOpen) setOpen(true);
  }, [startsOpen]);
  return { isOpen, setOpen, button };
}
