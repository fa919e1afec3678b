import { isList, isObject, type Json, own, printJson } from "#engine/json";
import type { Path, Shape } from "#engine/shape";
import { words } from "../words.ts";
import { textOf } from "./input-text.ts";
import { below, idsAt } from "./place.ts";
import type { Tools } from "./tools.ts";

const places = new WeakMap<Element, Path>();

/** The place of a frame that was drawn here. */
export const stillPlace = (frame: Element): Path | undefined => places.get(frame);

/** A field as plain elements show it. */
export interface StillField {
  readonly at: Path;
  readonly shape: Shape;
  readonly label: string;
  readonly within?: string | undefined;
  readonly optional: boolean;
  readonly description?: string | undefined;
}

const element = <K extends keyof HTMLElementTagNameMap>(
  page: Document,
  name: K,
  className: string,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = page.createElement(name);
  made.className = className;
  made.append(...inside);
  return made;
};

/**
 * Draws fields that are out of sight: the same names, ids, texts and values as the controls that take their place when
 * they come near or are focused, as plain elements. So the page can be searched, printed, gone through by Tab and read
 * out, for a small part of what controls cost.
 */
export function drawStill(
  page: Document,
  tools: Tools,
  fields: readonly StillField[],
  held: (place: Path) => Json | undefined,
): DocumentFragment {
  const drawn = page.createDocumentFragment();
  for (const field of fields) drawn.append(stillField(page, tools, field, held(field.at)));
  return drawn;
}

function stillField(page: Document, tools: Tools, field: StillField, value: Json | undefined): HTMLElement {
  const { at, shape, label, within, optional, description } = field;
  const ids = idsAt(at);
  const name = element(page, "label", "form-label", label);
  name.id = ids.label;
  name.htmlFor = ids.input;
  const head = element(page, "div", "form-field-head", name);
  if (!optional) {
    const mark = element(page, "span", "form-required", "*");
    mark.setAttribute("aria-hidden", "true");
    head.append(mark);
  }
  head.append(element(page, "span", "form-type", tools.typeText(shape)));
  const frame = element(page, "div", "form-field", head);
  frame.id = ids.frame;
  places.set(frame, at);
  if (description !== undefined) {
    const about = element(page, "p", "form-about", description);
    about.id = ids.about;
    frame.append(about);
  }
  const control = stillControl(page, tools, field, value);
  if (within !== undefined || control.getAttribute("role") === "group") {
    control.setAttribute("aria-labelledby", [within, ids.label].filter(Boolean).join(" "));
  }
  if (description !== undefined) control.setAttribute("aria-describedby", ids.about);
  if (!optional && control.tagName === "INPUT") control.setAttribute("aria-required", "true");
  frame.append(element(page, "div", "form-control", control));
  return frame;
}

function stillControl(page: Document, tools: Tools, { at, shape }: StillField, value: Json | undefined): HTMLElement {
  const control = tools.control(shape);
  switch (control.kind) {
    case "group":
      if (!isObject(value)) break;
      return stillGroup(
        page,
        control.properties.flatMap((property) => {
          const part = own(value, property.key);
          if (part === undefined && property.optional) return [];
          return [stillField(page, tools, { ...property, at: below(at, property.key), label: property.key }, part)];
        }),
      );
    case "list":
      if (!isList(value)) break;
      return stillGroup(
        page,
        value.map((item, i) =>
          stillField(
            page,
            tools,
            {
              at: below(at, i),
              shape: control.item,
              label: words.item(i + 1),
              within: idsAt(at).label,
              optional: true,
            },
            item,
          ),
        ),
      );
    case "text":
    case "number":
    case "digits":
    case "datetime":
    case "date":
    case "base64": {
      const input = element(page, "input", "kit-input");
      input.id = idsAt(at).input;
      if (control.kind === "text" && control.secret) input.type = "password";
      input.autocomplete = "off";
      input.defaultValue = textOf(value);
      return input;
    }
  }
  const shown = value === undefined ? "" : typeof value === "string" ? value : printJson(value);
  const button = element(page, "button", "kit-button kit-button-outline form-still", shown);
  button.type = "button";
  button.id = idsAt(at).input;
  button.setAttribute("aria-labelledby", `${idsAt(at).label} ${idsAt(at).input}`);
  return button;
}

function stillGroup(page: Document, fields: readonly HTMLElement[]): HTMLElement {
  const group = element(page, "div", "form-group", ...fields);
  group.setAttribute("role", "group");
  return group;
}
