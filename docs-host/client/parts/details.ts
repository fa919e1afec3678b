import { revealBy, writeAddress } from "./address.ts";

/** Opens a disclosure for its address, and writes its address when the reader opens it. */
export function enableDetails(element: HTMLElement): void {
  if (!(element instanceof HTMLDetailsElement)) return;
  revealBy((target) => {
    const isHidden = !element.open && element.contains(target);
    if (isHidden) element.open = true;
    return isHidden;
  });
  element.querySelector("summary")?.addEventListener("click", () => {
    if (!element.open && element.id !== "") writeAddress(element.id);
  });
}
