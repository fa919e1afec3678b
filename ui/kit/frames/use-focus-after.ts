import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Focuses the first focusable element of `next` when the focused element inside is removed. Browsers would move the
 * focus to the body, far from where the reader was.
 */
export function useFocusAfter(...next: readonly RefObject<Pick<HTMLElement, "focus"> | null>[]) {
  const held = useRef<Element>(undefined);
  useLayoutEffect(() => {
    const last = held.current;
    if (last === undefined || last.isConnected) return;
    held.current = undefined;
    // A part inside that knows better has given it away already.
    if (last.ownerDocument.activeElement !== last.ownerDocument.body) return;
    for (const { current } of next) {
      current?.focus({ preventScroll: true });
      if (last.ownerDocument.activeElement !== last.ownerDocument.body) return;
    }
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      held.current = target;
    },
    onBlur: (): void => {
      held.current = undefined;
    },
  };
}
