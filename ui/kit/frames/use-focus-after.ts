import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { focusedIn, type Tree, treeOf } from "../tree.ts";

/**
 * Focuses the first focusable element of `next` when the focused element inside is removed. Browsers would move the
 * focus to the body, far from where the reader was.
 */
export function useFocusAfter(...next: readonly RefObject<Pick<HTMLElement, "focus"> | null>[]) {
  /** The focused element and its tree; a removed element no longer has one. */
  const held = useRef<{ readonly last: Element; readonly tree: Tree } | false>(false);
  useLayoutEffect(() => {
    const { current: holder } = held;
    if (!holder || holder.last.isConnected) return;
    held.current = false;
    for (const { current } of next) {
      // A part inside that knows better has given it away already.
      if (focusedIn(holder.tree) !== undefined) return;
      current?.focus({ preventScroll: true });
    }
  });
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
      // A list over it returns the focus by itself, after this effect.
      held.current = currentTarget.contains(target) && { last: target, tree: treeOf(target) };
    },
    onBlur: (): void => {
      held.current = false;
    },
  };
}
