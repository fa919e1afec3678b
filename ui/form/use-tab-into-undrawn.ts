import { useEffect } from "react";
import { treeOf } from "#ui/kit";
import { type FormDeps, focusableIn, undrawnClass } from "./context/index.ts";

const undrawn = `.${undrawnClass}, .form-chunk[data-still]:empty`;

/** Time between two looks at a form that is still being drawn, in ms: one frame at 60 Hz. */
const frame = 16;

const isBefore = (a: Element, b: Element): boolean =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function beside(from: HTMLElement, isBack: boolean): HTMLElement | undefined {
  const all = focusableIn(treeOf(from));
  return all[all.indexOf(from) + (isBack ? -1 : 1)];
}

/** Returns true if Tab would skip fields that are not drawn yet. */
function skipsFields(from: HTMLElement, isBack: boolean): boolean {
  const marks = [...treeOf(from).querySelectorAll(undrawn)];
  if (marks.length === 0) return false;
  const next = beside(from, isBack);
  const [before, after] = isBack ? [next, from] : [from, next];
  return marks.some(
    (mark) => (before === undefined || isBefore(before, mark)) && (after === undefined || isBefore(mark, after)),
  );
}

/** Draws the rest of a form that is still being drawn when Tab would skip it. */
export function useTabIntoUndrawn({ slices }: FormDeps): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { shiftKey: isBack } = event;
      // Outside of a shadow tree, its host is the target.
      const [target] = event.composedPath();
      if (event.key !== "Tab" || !(target instanceof HTMLElement) || !skipsFields(target, isBack)) return;
      slices.finish();
      if (!skipsFields(target, isBack)) return;
      // The module that draws them is still on its way.
      event.preventDefault();
      event.stopPropagation();
      const goOn = (): void => {
        if (treeOf(target).activeElement !== target) return;
        slices.finish();
        if (skipsFields(target, isBack)) setTimeout(goOn, frame);
        else beside(target, isBack)?.focus();
      };
      setTimeout(goOn, frame);
    };
    addEventListener("keydown", onKeyDown, true);
    return () => removeEventListener("keydown", onKeyDown, true);
  }, [slices]);
}
