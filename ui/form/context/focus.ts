import { useCallback, useEffect, useRef } from "react";
import type { Issue } from "#engine/interpret";
import type { Path } from "#engine/shape";
import { type Tree, treeOf } from "#ui/kit";
import { idsAt } from "../model/index.ts";
import type { TypedIssue } from "./stores/index.ts";
import { isKeyIssue } from "./stores/index.ts";

const focusable = ["input", "textarea", "button", "a[href]", "[tabindex]"]
  .map((part) => `${part}:not([tabindex="-1"]):not([disabled]):not([hidden])`)
  .join(",");

/** Lists the elements inside an element that Tab reaches, in order, if they are visible. */
export const focusableIn = (element: ParentNode): readonly HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(focusable),
];

/** Focuses an element, or the first focusable one inside it; makes the element itself focusable if there is none. */
export function focusInside(element: HTMLElement): void {
  const takes = element.matches(focusable);
  const target = takes ? element : (element.querySelector<HTMLElement>(focusable) ?? element);
  if (target === element && !takes) element.tabIndex = -1;
  target.focus();
  target.scrollIntoView?.({ block: "nearest" });
}

/**
 * Focuses the control at a path, or of the nearest ancestor that is rendered. Returns true if it found one.
 *
 * @param page the document, or the shadow tree, of the form
 */
export function focusField(page: Tree, at: Path): boolean {
  for (let length = at.length; length >= 0; length -= 1) {
    const frame = page.getElementById(idsAt(at.slice(0, length)).frame);
    if (frame === null) continue;
    focusInside(frame.querySelector<HTMLElement>(":scope > .form-control") ?? frame);
    return true;
  }
  return false;
}

/** A focused element, found again in another rendering of the same field. */
export interface FocusTarget {
  readonly path: Path;
  readonly id: string;
  /** Its position among the focusable elements of the field, without elements of fields inside it. */
  readonly position: number;
}

const ownFocusable = (frame: Element | null): readonly HTMLElement[] =>
  [...(frame?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter((one) => one.closest(".form-field") === frame);

/** Returns the target for a focused element in the field at a path. */
export const focusTarget = (path: Path, element: HTMLElement): FocusTarget => ({
  path,
  id: element.id,
  position: ownFocusable(element.closest(".form-field")).indexOf(element),
});

/**
 * Focuses a target, or the control at its path. Selects the text of an input, as Tab does, so that typing replaces it.
 */
export function focusAgain(page: Tree, { path, id, position }: FocusTarget): void {
  const own = ownFocusable(page.getElementById(idsAt(path).frame));
  const element = (id === "" ? null : page.getElementById(id)) ?? own[position];
  if (element) element.focus();
  else focusField(page, path);
  if (page.activeElement instanceof HTMLInputElement) page.activeElement.select();
}

/** Focuses the element where an issue is fixed: the input of a key if the issue is about the key, else the control. */
export function focusIssue(page: Tree, issue: Issue | TypedIssue): void {
  const input = "input" in issue ? issue.input : isKeyIssue(issue) ? idsAt(issue.path).key : undefined;
  const element = input === undefined ? null : page.getElementById(input);
  if (element === null) focusField(page, issue.path);
  else focusInside(element);
}

/** Returns true if an element is inside the field at a path. */
export const isWithin = (element: Element, at: Path): boolean =>
  treeOf(element).getElementById(idsAt(at).frame)?.contains(element) ?? false;

/** Returns a function that postpones a callback until after the next render, such as focusing an added element. */
export function useAfterDrawing(): (act: () => void) => void {
  const pending = useRef<() => void>(undefined);
  useEffect(() => {
    const act = pending.current;
    pending.current = undefined;
    act?.();
  });
  return useCallback((act) => {
    pending.current = act;
  }, []);
}

/** Focuses the remove button of a field. Returns true if there is one. */
export function focusRemoval(page: Tree, at: Path): boolean {
  const frame = page.getElementById(idsAt(at).frame);
  const button = frame?.querySelector<HTMLElement>(
    ":scope > .form-remove button, :scope > .form-field-head .form-remove button",
  );
  button?.focus();
  return button !== undefined && button !== null;
}
