import { scriptsText } from "#locales/messages/scripts";
/** Adds a button to each body with nested parts that opens or closes all of them; once, also if it is called again. */
export function enableExpand(root: ParentNode = document): void {
  for (const shape of root.querySelectorAll<HTMLElement>(".shape")) {
    // Types that a reader opens in place are added later.
    const nested = (): readonly HTMLDetailsElement[] => [
      ...shape.querySelectorAll<HTMLDetailsElement>("details.nested"),
    ];
    if (nested().length === 0 || shape.querySelector(":scope > .expand") !== null) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "expand";
    const show = (): void => {
      button.textContent = scriptsText()[nested().every(({ open }) => open) ? "collapseAll" : "expandAll"];
    };
    button.addEventListener("click", () => {
      const open = nested().some((one) => !one.open);
      for (const one of nested()) one.open = open;
      show();
    });
    // The event doesn't bubble.
    shape.addEventListener("toggle", show, true);
    show();
    shape.prepend(button);
  }
}
