import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Returns the focus to `next` when what has it, inside of what hears of it, is taken away: browsers would give it to
 * the page, whose beginning is far from where the reader was. The first that can take it does.
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
