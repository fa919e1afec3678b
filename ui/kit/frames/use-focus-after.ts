import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { focusedIn, type Tree, treeOf } from "../tree.ts";

/**
 * Focuses the first focusable element of `next` when the focused element inside is removed. Browsers would move the
 * focus to the body, far from where the reader was.
 */
export function useFocusAfter(...next: readonly RefObject<Pick<HTMLElement, "focus"> | null>[]) {
  const held = useRef<Element>(undefined);
  /** The tree of the element, which a removed one is no longer in. */
  const frame = useRef<Tree>(undefined);
  useLayoutEffect(() => {
    const last = held.current;
    if (last === undefined || last.isConnected) return;
    held.current = undefined;
    const tree = frame.current ?? last.ownerDocument;
    // A part inside that knows better has given it away already.
    if (focusedIn(tree) !== undefined) return;
    for (const { current } of next) {
      current?.focus({ preventScroll: true });
      if (focusedIn(tree) !== undefined) return;
    }
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      held.current = target;
      frame.current = treeOf(target);
    },
    onBlur: (): void => {
      held.current = undefined;
    },
  };
}
