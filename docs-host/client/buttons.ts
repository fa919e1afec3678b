const namespace = "http://www.w3.org/2000/svg";

/** Creates a button that submits no form. */
export function plainButton(className: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  return button;
}

/** Creates a button with an icon of 16 by 16 units and a name for screen readers. */
export function iconButton(className: string, name: string, path: string): HTMLButtonElement {
  const button = plainButton(className);
  button.setAttribute("aria-label", name);
  button.title = name;
  const icon = document.createElementNS(namespace, "svg");
  icon.setAttribute("class", "kit-icon");
  icon.setAttribute("viewBox", "0 0 16 16");
  icon.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(namespace, "path");
  line.setAttribute("d", path);
  icon.append(line);
  button.append(icon);
  return button;
}
