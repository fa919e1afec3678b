import type { ReferenceView } from "./reference-view.ts";

/**
 * Scrolls to a part of the page that is drawn, and opens all that it is nested in. Another page without a part gets the
 * focus at its start.
 */
export function scrollToPart({ page, content }: ReferenceView, part: string, isOther: boolean): void {
  const target = part === "" ? null : content.querySelector<HTMLElement>(`[id="${CSS.escape(decoded(part))}"]`);
  for (let one = target?.parentElement; one; one = one.parentElement)
    if (one instanceof HTMLDetailsElement) one.open = true;
  if (target !== null) target.scrollIntoView();
  if (target !== null || !isOther) return;
  content.focus({ preventScroll: true });
  if (page.getBoundingClientRect().top < 0) page.scrollIntoView();
}

/** An id with a broken escape is used unchanged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
