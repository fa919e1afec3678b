/** Adds a button to each body that opens or closes all that is nested in it. */
export function enableExpand(root: ParentNode = document): void {
  for (const shape of root.querySelectorAll<HTMLElement>(".shape")) {
    const nested = [...shape.querySelectorAll<HTMLDetailsElement>("details.nested")];
    if (nested.length === 0) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "expand";
    const show = (): void => {
      button.textContent = nested.every(({ open }) => open) ? "Collapse all" : "Expand all";
    };
    button.addEventListener("click", () => {
      const open = nested.some((one) => !one.open);
      for (const one of nested) one.open = open;
      show();
    });
    for (const one of nested) one.addEventListener("toggle", show);
    show();
    shape.prepend(button);
  }
}
