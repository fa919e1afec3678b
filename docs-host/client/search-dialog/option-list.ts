import { scriptsText } from "#locales/messages/scripts";
import { closest } from "../closest.ts";
import { element } from "./elements.ts";

/** An entry of the list: it opens an address, or does something in the dialog. */
export interface Option {
  readonly href: string;
  /** Called when it is chosen; returns true if the address is not opened. */
  readonly onChoose: () => boolean;
  readonly content: readonly (Node | string)[];
}

/** Entries below one heading. */
export interface OptionGroup {
  readonly title: string;
  readonly options: readonly Option[];
}

/** The list of a combobox: the field keeps the focus, and one entry is active (ARIA APG, "Combobox Pattern"). */
export interface OptionList {
  readonly root: HTMLElement;
  readonly show: (groups: readonly OptionGroup[]) => void;
  readonly move: (step: 1 | -1) => void;
  readonly choose: (inNewTab: boolean) => void;
}

/** Creates the list of a field. */
export function optionList(field: HTMLInputElement, id: string): OptionList {
  const root = element("div", {
    id,
    role: "listbox",
    "aria-label": scriptsText().results,
    class: "search-list",
  });
  let options: readonly Option[] = [];
  let active = -1;
  const optionAt = (index: number): HTMLElement | null => document.getElementById(`${id}-${index}`);

  const activate = (index: number): void => {
    optionAt(active)?.setAttribute("aria-selected", "false");
    active = index;
    const shown = optionAt(index);
    shown?.setAttribute("aria-selected", "true");
    shown?.scrollIntoView({ block: "nearest" });
    if (shown === null) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", shown.id);
  };
  const indexIn = (event: Event): number => {
    const shown = closest(event, "[role=option]");
    return shown === null ? -1 : Number(shown.id.slice(id.length + 1));
  };
  root.addEventListener("mousemove", (event) => {
    const index = indexIn(event);
    if (index !== -1 && index !== active) activate(index);
  });
  root.addEventListener("click", (event) => {
    const index = indexIn(event);
    if (options[index]?.onChoose() === true) event.preventDefault();
  });
  // The field keeps the focus.
  root.addEventListener("mousedown", (event) => event.preventDefault());

  return {
    root,
    show: (groups) => {
      let first = 0;
      const drawn = groups.map((group, i) => {
        const shown = drawGroup(group, id, first, i);
        first += group.options.length;
        return shown;
      });
      root.replaceChildren(...drawn);
      root.scrollTop = 0;
      options = groups.flatMap((group) => group.options);
      root.hidden = options.length === 0;
      field.setAttribute("aria-expanded", String(options.length > 0));
      active = -1;
      activate(options.length === 0 ? -1 : 0);
    },
    move: (step) => {
      if (options.length > 0) activate((active + step + options.length) % options.length);
    },
    choose: (inNewTab) => {
      const shown = optionAt(active);
      const option = options[active];
      if (shown === null || option === undefined) return;
      if (!inNewTab) shown.click();
      else if (!option.onChoose()) open(option.href, "_blank", "noopener");
    },
  };
}

/** Draws a group; `first` is the number of its first entry in the whole list. */
function drawGroup({ title, options }: OptionGroup, id: string, first: number, group: number): HTMLElement {
  const name = element("div", { id: `${id}-group-${group}`, class: "search-group", role: "presentation" }, title);
  const rows = options.map(({ href, content }, i) => {
    const attributes = { href, role: "option", id: `${id}-${first + i}`, "aria-selected": "false", tabindex: "-1" };
    return element("a", { ...attributes, class: "search-option" }, ...content);
  });
  return element("div", { role: "group", "aria-labelledby": name.id }, name, ...rows);
}
