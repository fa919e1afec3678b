import { type FocusEvent, type RefObject, useRef } from "react";
import { focusInside } from "#ui/form";
import { type Tree, treeOf, useLayoutEffect } from "#ui/kit";

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches("input, textarea");

/** Returns the element of the same id, or its nearest ancestor that exists again. */
function again(last: Element, page: Tree): HTMLElement | null {
  for (let old: Element | null = last; old !== null; old = old.parentElement) {
    const found = old.id === "" ? null : page.getElementById(old.id);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Restores the focus when another layout renders the same parts again, such as after a phone is turned. Returns the
 * handlers that track the focused part.
 */
export function useRestoredFocus(frame: RefObject<HTMLElement | null>, layout: unknown) {
  const held = useRef<HTMLElement>(undefined);
  const drawn = useRef(layout);
  useLayoutEffect(() => {
    if (drawn.current === layout) return;
    drawn.current = layout;
    const last = held.current;
    if (last === undefined || frame.current === null || last.isConnected) return;
    const target = again(last, treeOf(frame.current));
    focusInside(target ?? frame.current);
    // Switches are inputs too, and have no text to mark.
    if (target !== null && isText(last) && isText(target) && last.selectionStart !== null)
      target.setSelectionRange(last.selectionStart, last.selectionEnd);
  }, [frame, layout]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      held.current = target;
    },
    onBlur: (): void => {
      held.current = undefined;
    },
  };
}
