import { formText } from "#locales/messages/form";
import { type Naming, naming } from "../buttons/index.ts";
import { staticButton, staticIcon } from "./buttons.ts";
import type { CreateElement } from "./element.ts";

/** Creates a `DropZone`; `id` makes the ids of its parts. */
export const staticDropZone = (
  create: CreateElement,
  { id, button, labelledBy = "", describedBy }: Naming & { readonly id: string; readonly button: string },
): HTMLElement => {
  const [hint, buttonId] = [`${id}:hint`, `${id}:browse`];
  const zone = create(
    "div",
    { role: "group", ...naming({ labelledBy, describedBy }), class: "kit-drop" },
    create("span", { id: hint, class: "kit-drop-hint" }, formText().dropFiles),
    staticButton(create, {
      id: buttonId,
      labelledBy: `${buttonId} ${labelledBy}`.trim(),
      describedBy: hint,
      text: button,
    }),
  );
  zone.prepend(staticIcon(zone.ownerDocument, "upload"));
  return zone;
};
