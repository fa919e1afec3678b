/** Time in which the pointer may move from the text to the tip, in milliseconds. */
const patience = 150;

/** Least distance of a tip from the edge of the window, in pixels. */
const margin = 8;

/** Places a tip beside its text: on its side if there is room, else on the other one. */
function place(tip: HTMLElement, text: DOMRect, side: string, offset: number): void {
  const { width, height } = tip.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const maxLeft = clientWidth - width;
  const maxTop = clientHeight - height;
  const isBeside = side === "left" || side === "right";
  const before = isBeside ? text.left - width - offset : text.top - height - offset;
  const behind = isBeside ? text.right + offset : text.bottom + offset;
  const end = (isBeside ? maxLeft : maxTop) - margin;
  const wantsBefore = side === "left" || side === "top";
  const isBefore = wantsBefore ? before >= margin || behind > end : behind > end && before >= margin;
  const along = isBefore ? before : behind;
  const clamp = (value: number, max: number) => Math.max(margin, Math.min(value, max - margin));
  const left = isBeside ? along : text.left + text.width / 2 - width / 2;
  const top = isBeside ? text.top + text.height / 2 - height / 2 : along;
  tip.style.left = `${clamp(left, maxLeft)}px`;
  tip.style.top = `${clamp(top, maxTop)}px`;
}

/** Shows a tip above everything else on hover and focus, within the window, until Escape (WCAG 2.2, 1.4.13). */
export function enableTooltip(root: HTMLElement): void {
  const [text, tip] = [...root.children] as (HTMLElement | undefined)[]; // the server renders HTML elements
  if (text === undefined || tip === undefined || !("showPopover" in tip)) return;
  const { side = "top", offset = "6" } = root.dataset;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const follow = (): void => place(tip, text.getClientRects()[0] ?? text.getBoundingClientRect(), side, Number(offset));
  const show = (): void => {
    clearTimeout(hiding);
    if (tip.matches(":popover-open")) return;
    tip.showPopover();
    follow();
    document.addEventListener("keydown", onKey, true);
    addEventListener("scroll", follow, { capture: true, passive: true });
  };
  const hide = (): void => {
    clearTimeout(hiding);
    if (tip.matches(":popover-open")) tip.hidePopover();
    document.removeEventListener("keydown", onKey, true);
    removeEventListener("scroll", follow, { capture: true });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    hide();
    // A dialog around it stays open.
    event.stopPropagation();
    event.preventDefault();
  };
  const hideSoon = (): void => {
    clearTimeout(hiding);
    hiding = setTimeout(() => {
      if (!root.contains(document.activeElement)) hide();
    }, patience);
  };
  tip.popover = "manual";
  root.dataset.ready = "";
  root.addEventListener("pointerenter", show);
  root.addEventListener("pointerleave", hideSoon);
  root.addEventListener("focusin", show);
  root.addEventListener("focusout", hideSoon);
}
