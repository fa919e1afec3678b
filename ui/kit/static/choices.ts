import { formText } from "#locales/messages/form";
import { type Naming, naming } from "../buttons/index.ts";
import { isLong, type Options, optionsIn } from "../lists/index.ts";
import { staticIcon } from "./buttons.ts";
import type { CreateElement } from "./element.ts";

/** A choice of one option in the static view. */
export interface StaticChoice extends Naming {
  readonly options: Options;
  readonly selected: number | undefined;
}

/** Creates `Segments`. */
export const staticSegments = (create: CreateElement, { options, selected, ...named }: StaticChoice): HTMLElement =>
  create(
    "div",
    { role: "radiogroup", ...naming(named), class: "kit-segments" },
    ...optionsIn(options).map(({ label, note }, position) =>
      create(
        "button",
        {
          type: "button",
          role: "radio",
          "aria-checked": position === selected,
          tabindex: position === (selected ?? 0) ? 0 : -1,
          class: "kit-segment",
          "data-selected": position === selected || undefined,
        },
        label,
        note === undefined ? undefined : " ",
        note === undefined ? undefined : create("span", { class: "kit-note" }, note),
      ),
    ),
  );

/** Creates a closed `Dropdown`. `fallbackId` is its id if its naming has no id. */
export const staticDropdown = (
  create: CreateElement,
  { options, selected, fallbackId, ...named }: StaticChoice & { readonly fallbackId: string },
): HTMLElement => {
  const id = named.id ?? fallbackId;
  const value = `${id}value`;
  const text = (selected === undefined ? undefined : options.at(selected)?.label) ?? formText().select;
  const button = create(
    "button",
    {
      ...naming({ ...named, id, labelledBy: `${value} ${named.labelledBy ?? id}` }),
      type: "button",
      "aria-haspopup": isLong(options) ? "dialog" : "listbox",
      "aria-expanded": false,
      class: "kit-dropdown-button",
    },
    create(
      "span",
      { id: value, class: "kit-dropdown-value", "data-placeholder": selected === undefined || undefined },
      text,
    ),
  );
  button.append(staticIcon(button.ownerDocument, "down"));
  return create("div", { class: "kit-dropdown" }, button);
};

/** Creates a `Switch`. */
export const staticSwitch = (
  create: CreateElement,
  { isOn, ...named }: Naming & { readonly isOn: boolean },
): HTMLElement =>
  create(
    "label",
    { class: "kit-switch", "data-selected": isOn || undefined },
    create("input", {
      ...naming(named),
      type: "checkbox",
      role: "switch",
      checked: isOn,
      "aria-checked": isOn,
      class: "kit-hidden",
    }),
    create("span", { class: "kit-switch-track", "aria-hidden": true }, create("span", { class: "kit-switch-thumb" })),
    create("span", { class: "kit-switch-word", "aria-hidden": true }, String(isOn)),
  );
