import type { ReferenceView } from "./reference-view.ts";

/** The page, and the playground over it. */
export interface CoverOptions {
  readonly view: ReferenceView;
  readonly playgroundRoot: HTMLElement;
  /** True if the playground replaces the page, rather than covers it. */
  readonly isInPlace: boolean;
}

/** Covers the page with a playground, or replaces it; returns the function that undoes it, and puts the focus back. */
export function coverPage({ view, playgroundRoot, isInPlace }: CoverOptions): () => void {
  const link = focusedLink(view);
  const undo = isInPlace ? replacePage(view) : showOver(playgroundRoot);
  return () => {
    undo();
    (link ?? view.content.querySelector<HTMLElement>("[data-try-it]"))?.focus({ preventScroll: true });
  };
}

/** Hides the page, which a playground replaces; returns the function that undoes it. */
function replacePage({ page }: ReferenceView): () => void {
  page.hidden = true;
  return () => {
    page.hidden = false;
  };
}

/** Shows an element over the page and stops the page from scrolling; returns the function that undoes it. */
function showOver(over: HTMLElement): () => void {
  const { style } = document.documentElement;
  const { overflow } = style;
  over.showPopover();
  style.overflow = "hidden";
  return () => {
    style.overflow = overflow;
    if (over.isConnected) over.hidePopover();
  };
}

/** The link that has the focus, which gets it back when the playground closes. */
function focusedLink({ page }: ReferenceView): HTMLElement | undefined {
  const root = page.getRootNode();
  const active = root instanceof ShadowRoot ? root.activeElement : null;
  return active instanceof HTMLElement && active.dataset.tryIt !== undefined ? active : undefined;
}
