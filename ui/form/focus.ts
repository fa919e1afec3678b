import { useCallback, useEffect, useRef } from "react";
import type { Issue } from "#engine/interpret";
import type { Path } from "#engine/shape";
import { isKeyFault } from "./issue-board.ts";
import type { TypedFault } from "./key-drafts.ts";
import { idsAt } from "./place.ts";

const focusable = ["input", "textarea", "button", "a[href]", "[tabindex]"]
  .map((part) => `${part}:not([tabindex="-1"]):not([disabled]):not([hidden])`)
  .join(",");

/** Puts the focus on an element, or the first thing inside of it, that takes it; on the element anyway when none does. */
export function focusInside(element: HTMLElement): void {
  const takes = element.matches(focusable);
  const target = takes ? element : (element.querySelector<HTMLElement>(focusable) ?? element);
  if (target === element && !takes) element.tabIndex = -1;
  target.focus();
  target.scrollIntoView?.({ block: "nearest" });
}

/**
 * Puts the focus on the control of a place, or of the nearest place above it that is drawn. Tells whether it found one.
 *
 * @param page the document in which the form stands
 */
export function focusPlace(page: Document, at: Path): boolean {
  for (let length = at.length; length >= 0; length -= 1) {
    const frame = page.getElementById(idsAt(at.slice(0, length)).frame);
    if (frame === null) continue;
    focusInside(frame.querySelector<HTMLElement>(":scope > .form-control") ?? frame);
    return true;
  }
  return false;
}

/** Puts the focus where a fault is mended: on a key where the key is at fault, else on the control of the place. */
export function focusFault(page: Document, fault: Issue | TypedFault): void {
  const input = "input" in fault ? fault.input : isKeyFault(fault) ? idsAt(fault.at).key : undefined;
  const element = input === undefined ? null : page.getElementById(input);
  if (element === null) focusPlace(page, fault.at);
  else focusInside(element);
}

/** Tells whether an element stands within the field of a place. */
export const isWithin = (element: Element, at: Path): boolean =>
  element.ownerDocument.getElementById(idsAt(at).frame)?.contains(element) ?? false;

/** Gives a function that postpones an act until this view is drawn again, such as moving the focus to what was added. */
export function useAfterDrawing(): (act: () => void) => void {
  const wish = useRef<() => void>(undefined);
  useEffect(() => {
    const act = wish.current;
    wish.current = undefined;
    act?.();
  });
  return useCallback((act) => {
    wish.current = act;
  }, []);
}

/** Puts the focus on the button that removes a place. Tells whether there is one. */
export function focusRemoval(page: Document, at: Path): boolean {
  const frame = page.getElementById(idsAt(at).frame);
  const button = frame?.querySelector<HTMLElement>(":scope > .form-field-head .form-remove button");
  button?.focus();
  return button !== undefined && button !== null;
}
