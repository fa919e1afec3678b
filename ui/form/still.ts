import type { Control, ControlOf, VariantSelection } from "#engine/interpret";
import { isList, isObject, type Json, type JsonObject, keysOf, own, printJson } from "#engine/json";
import type { Path, Shape } from "#engine/shape";
import { words } from "../words.ts";
import { inlineKinds } from "./inline-kinds.ts";
import { textOf } from "./input-text.ts";
import { limitsText } from "./limits-text.ts";
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
  readonly mark?: string | undefined;
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

/** What drawing needs to know beside the fields themselves. */
export interface StillForm {
  readonly page: Document;
  readonly tools: Tools;
  readonly choices: VariantSelection;
  /** The value of a field. */
  readonly held: (place: Path) => Json | undefined;
}

/**
 * Draws fields that are out of sight: the same names, ids, texts and values as the controls that take their place when
 * they come near or are focused, as plain elements. So the page can be searched, printed, gone through by Tab and read
 * out, for a small part of what controls cost.
 */
export function drawStill(form: StillForm, fields: readonly StillField[]): DocumentFragment {
  const drawn = form.page.createDocumentFragment();
  for (const field of fields) drawn.append(stillField(form, field, form.held(field.at)));
  return drawn;
}

function stillField(form: StillForm, field: StillField, value: Json | undefined): HTMLElement {
  const { page, tools } = form;
  const { at, shape, label, within, optional, description, mark } = field;
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
  if (mark !== undefined) {
    const about = element(page, "p", "", element(page, "span", "kit-badge kit-badge-warn", mark));
    about.id = ids.about;
    frame.append(about);
  }
  const limits = limitsText(tools.control(shape), tools);
  if (limits !== undefined) {
    const hint = element(page, "p", "form-hint", limits);
    hint.id = ids.limits;
    frame.append(hint);
  }
  const described = [(description ?? mark) && ids.about, limits && ids.limits].filter(Boolean).join(" ");
  const control = stillControl(form, at, tools.control(shape), shape, value);
  if (within !== undefined || control.getAttribute("role") === "group") {
    control.setAttribute("aria-labelledby", [within, ids.label].filter(Boolean).join(" "));
  }
  if (described !== "") control.setAttribute("aria-describedby", described);
  if (!optional && control.tagName === "INPUT") control.setAttribute("aria-required", "true");
  frame.append(element(page, "div", "form-control", control));
  return frame;
}

/** Draws what holds the value of a place; `omit` are properties that a chooser above says already. */
function stillControl(
  form: StillForm,
  at: Path,
  control: Control,
  shape: Shape,
  value: Json | undefined,
  omit?: string,
): HTMLElement {
  const { page, tools } = form;
  switch (control.kind) {
    case "group":
      if (isObject(value)) return stillGroup(page, stillMembers(form, at, control, value, omit));
      break;
    case "list":
      if (isList(value)) return stillGroup(page, stillItems(form, at, control, value));
      break;
    case "map":
      if (isObject(value)) return stillGroup(page, stillRows(form, at, keysOf(value), control.value, value));
      break;
    case "nullable":
      if (value === null || value === undefined) break;
      return stillChoice(form, at, tools.typeText(control.item), (inner) =>
        stillControl(inner, at, tools.control(control.item), control.item, value),
      );
    case "union": {
      const chosen = tools.variant(shape, value, form.choices, at);
      const variant = chosen === undefined ? undefined : control.variants[chosen];
      if (variant === undefined) break;
      return stillChoice(form, at, variant.label, (inner) =>
        stillControl(inner, at, tools.control(variant.shape), variant.shape, value, control.discriminant),
      );
    }
    case "text":
      return stillInput(page, at, textOf(value), control.secret ? "password" : "text");
    case "fixed": {
      const input = stillInput(page, at, printJson(control.value), "text");
      input.readOnly = true;
      return input;
    }
    case "number":
    case "digits":
    case "datetime":
    case "date":
    case "base64":
      return stillInput(page, at, textOf(value), "text");
  }
  const shown = value === undefined ? "" : typeof value === "string" ? value : printJson(value);
  const button = stillButton(page, shown);
  button.id = idsAt(at).input;
  button.setAttribute("aria-labelledby", `${idsAt(at).label} ${idsAt(at).input}`);
  return button;
}

function stillInput(page: Document, at: Path, text: string, type: "text" | "password"): HTMLInputElement {
  const input = element(page, "input", "kit-input");
  input.id = idsAt(at).input;
  input.type = type;
  input.autocomplete = "off";
  input.defaultValue = text;
  return input;
}

function stillButton(page: Document, text: string): HTMLButtonElement {
  const button = element(page, "button", "kit-button kit-button-outline form-still", text);
  button.type = "button";
  return button;
}

function stillGroup(page: Document, inside: readonly HTMLElement[]): HTMLElement {
  const group = element(page, "div", "form-group", ...inside);
  group.setAttribute("role", "group");
  return group;
}

/** The chosen one of several, and below it what it holds. */
function stillChoice(form: StillForm, at: Path, chosen: string, inside: (form: StillForm) => HTMLElement): HTMLElement {
  const chooser = stillButton(form.page, chosen);
  chooser.setAttribute("aria-label", `${words.variantOf(mapName(at))}: ${chosen}`);
  const stack = element(form.page, "div", "form-stack", chooser, inside(form));
  stack.setAttribute("role", "group");
  return stack;
}

function stillMembers(
  form: StillForm,
  at: Path,
  { properties, extra }: ControlOf<"group">,
  value: JsonObject,
  omit: string | undefined,
): readonly HTMLElement[] {
  const known = new Set(properties.map(({ key }) => key));
  const fields = properties.flatMap((property) => {
    const part = own(value, property.key);
    if (property.key === omit || (part === undefined && property.optional)) return [];
    return [stillField(form, { ...property, at: below(at, property.key), label: words.keyName(property.key) }, part)];
  });
  const others = keysOf(value).filter((key) => !known.has(key));
  const mark = extra === undefined ? words.notInDefinition : undefined;
  return [...fields, ...stillRows(form, at, others, extra ?? { kind: "unknown" }, value, mark)];
}

const stillItems = (
  form: StillForm,
  at: Path,
  { item: shape }: ControlOf<"list">,
  value: readonly Json[],
): readonly HTMLElement[] =>
  value.map((item, i) =>
    stillField(
      form,
      { at: below(at, i), shape, label: words.item(i + 1), within: idsAt(at).label, optional: true },
      item,
    ),
  );

/** What a map is called, as far as its own place tells. */
function mapName(at: Path): string {
  const last = at.at(-1);
  return typeof last === "number" ? words.item(last + 1) : words.keyName(last ?? "");
}

/** Rows of a map: the key, and the value under the name of its key. */
const stillRows = (
  form: StillForm,
  at: Path,
  keys: readonly string[],
  shape: Shape,
  value: JsonObject,
  mark?: string,
): readonly HTMLElement[] =>
  keys.map((key, i) =>
    stillRow(
      form,
      { at: below(at, key), shape, label: key, optional: true, mark },
      words.partOf(words.key(i + 1), mapName(at)),
      own(value, key),
    ),
  );

/** A key and its value, which stand in one line where the value's control does. */
function stillRow(form: StillForm, field: StillField, keyName: string, value: Json | undefined): HTMLElement {
  const { page, tools } = form;
  const { at, shape, label } = field;
  const ids = idsAt(at);
  const name = element(page, "input", "kit-input");
  name.id = ids.key;
  name.autocomplete = "off";
  name.defaultValue = label;
  name.setAttribute("aria-label", keyName);
  if (field.mark !== undefined) name.setAttribute("aria-describedby", ids.about);
  const control = tools.control(shape);
  const row = element(page, "div", "form-map-row", element(page, "div", "form-key", name));
  if (inlineKinds.has(control.kind)) {
    row.dataset.inline = "true";
    const held = stillControl(form, at, control, shape, value);
    held.removeAttribute("aria-labelledby");
    const text = held.tagName === "BUTTON" ? `: ${held.textContent}` : "";
    held.setAttribute("aria-label", words.valueOf(words.keyName(label)) + text);
    const frame = element(page, "div", "form-field", element(page, "div", "form-control", held));
    frame.id = ids.frame;
    places.set(frame, at);
    row.append(frame);
  } else row.append(stillField(form, { ...field, label: words.keyName(label) }, value));
  return row;
}

/** Draws rows of a map that are out of sight, as `drawStill` draws fields, with the names of their keys. */
export function drawStillRows(
  form: StillForm,
  rows: readonly StillField[],
  keyName: (position: number) => string,
): DocumentFragment {
  const drawn = form.page.createDocumentFragment();
  for (const [i, row] of rows.entries()) drawn.append(stillRow(form, row, keyName(i), form.held(row.at)));
  return drawn;
}
