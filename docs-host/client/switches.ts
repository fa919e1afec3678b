import { closest } from "./closest.ts";

/** Closes open switches by Escape, and by a click or the focus outside. */
export function enableSwitches(): void {
  const close = (except: Node | null): void => {
    for (const open of document.querySelectorAll<HTMLDetailsElement>(".switch[open]")) {
      if (!open.contains(except)) open.open = false;
    }
  };
  const outside = ({ target }: Event): void => close(target as Node); // events of a page start at its nodes
  document.addEventListener("click", outside);
  document.addEventListener("focusin", outside);
  document.addEventListener("keydown", (event) => {
    const open = event.key === "Escape" ? closest<HTMLDetailsElement>(event, ".switch[open]") : null;
    if (open === null) return;
    open.open = false;
    open.querySelector("summary")?.focus();
  });
}
