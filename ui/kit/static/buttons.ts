import { type ButtonLook, type IconName, iconPaths, type Naming, naming } from "../buttons/index.ts";
import { isLong } from "../lists/index.ts";
import type { CreateElement } from "./element.ts";

const svg = "http://www.w3.org/2000/svg";
const icons = new WeakMap<Document, Map<IconName, Node>>();

/** Creates an `Icon`: a copy of the first one of its name in a document, which is cheaper than another one. */
export function staticIcon(page: Document, name: IconName): Node {
  const known = icons.get(page) ?? new Map<IconName, Node>();
  icons.set(page, known);
  const first = known.get(name) ?? newIcon(page, name);
  known.set(name, first);
  return first.cloneNode(true);
}

function newIcon(page: Document, name: IconName): Node {
  const icon = page.createElementNS(svg, "svg");
  for (const [key, value] of [
    ["class", "kit-icon"],
    ["viewBox", "0 0 16 16"],
    ["aria-hidden", "true"],
    ["focusable", "false"],
  ] as const) {
    icon.setAttribute(key, value);
  }
  const path = page.createElementNS(svg, "path");
  path.setAttribute("d", iconPaths[name]);
  icon.append(path);
  return icon;
}

/** A button of the static view. */
export interface StaticButton extends Naming {
  readonly text: string;
  readonly variant?: ButtonLook;
  readonly icon?: IconName;
}

/** Creates a `Button`. */
export const staticButton = (
  create: CreateElement,
  { text, variant: look = "outline", icon, ...named }: StaticButton,
): HTMLElement => {
  const button = create("button", { ...naming(named), type: "button", class: `kit-button kit-button-${look}` }, text);
  if (icon !== undefined) button.prepend(staticIcon(button.ownerDocument, icon));
  return button;
};

/** Creates an `IconButton`; `opens` if it opens a dialog. */
export const staticIconButton = (
  create: CreateElement,
  { label, icon, opens }: { readonly label: string; readonly icon: IconName; readonly opens?: boolean },
): HTMLElement => {
  const dialog = opens === true ? { "aria-haspopup": "dialog", "aria-expanded": false } : {};
  const button = create("button", { "aria-label": label, type: "button", class: "kit-icon-button", ...dialog });
  button.append(staticIcon(button.ownerDocument, icon));
  return button;
};

/** Creates a `MenuButton` that is closed. */
export const staticMenuButton = (
  create: CreateElement,
  {
    text,
    icon,
    length,
    ...named
  }: Naming & { readonly text: string; readonly icon: IconName; readonly length: number },
): HTMLElement => {
  const button = create(
    "button",
    {
      ...naming(named),
      type: "button",
      "aria-haspopup": isLong({ length }) ? "dialog" : "menu",
      "aria-expanded": false,
      class: "kit-button kit-button-quiet",
    },
    text,
  );
  button.prepend(staticIcon(button.ownerDocument, icon));
  button.append(staticIcon(button.ownerDocument, "down"));
  return button;
};
