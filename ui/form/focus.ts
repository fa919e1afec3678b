import { useCallback, useEffect, useRef } from "react";
import type { Path } from "#engine/shape";
import { idsAt } from "./place.ts";

const focusable = ["input", "textarea", "button", "a[href]", "[tabindex]"]
  .map((part) => `${part}:not([tabindex="-1"]):not([disabled]):not([hidden])`)
  .join(",");

/** Puts the focus on the first thing inside an element that takes it; on the element itself when nothing does. */
export function focusInside(element: HTMLElement): void {
  const target = element.querySelector<HTMLElement>(focusable) ?? element;
  if (target === element) element.tabIndex = -1;
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
