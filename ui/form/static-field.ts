import type { Control, ControlOf, VariantSelection } from "#engine/interpret";
import { isList, isObject, type Json, type JsonObject, keysOf, own, printJson } from "#engine/json";
import type { Path, Shape } from "#engine/shape";
import { words } from "../words.ts";
import { below, idsAt } from "./field-ids.ts";
import { inlineKinds } from "./inline-kinds.ts";
import { textOf } from "./input-text.ts";
import { limitsText } from "./limits-text.ts";
import type { Tools } from "./tools.ts";

const places = new WeakMap<Element, Path>();

/** Returns the path of a frame that was rendered here. */
export const staticPath = (frame: Element): Path | undefined => places.get(frame);

/** A field as the static view shows it. */
export interface StaticField {
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

/** Context for rendering static fields. */
export interface StaticForm {
  readonly page: Document;
  readonly tools: Tools;
  readonly choices: VariantSelection;
  /** Returns the value of a field. */
  readonly held: (place: Path) => Json | undefined;
}

/**
 * Renders fields outside the viewport as plain elements with the same names, ids, texts and values as the controls that
 * replace them. So the page can be searched, printed, navigated by Tab and read out, at a fraction of the cost.
 */
export function renderStatic(form: StaticForm, fields: readonly StaticField[]): DocumentFragment {
  const drawn = form.page.createDocumentFragment();
  for (const field of fields) drawn.append(staticField(form, field, form.held(field.at)));
  return drawn;
}

function staticField(form: StaticForm, field: StaticField, value: Json | undefined): HTMLElement {
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
  const control = staticControl(form, at, tools.control(shape), shape, value);
  if (within !== undefined || control.getAttribute("role") === "group") {
    control.setAttribute("aria-labelledby", [within, ids.label].filter(Boolean).join(" "));
  }
  if (described !== "") control.setAttribute("aria-describedby", described);
  if (!optional && control.tagName === "INPUT") control.setAttribute("aria-required", "true");
  frame.append(element(page, "div", "form-control", control));
  return frame;
}

/** Renders the control of a value; `omit` is a property that a variant selector above shows already. */
function staticControl(
  form: StaticForm,
  at: Path,
  control: Control,
  shape: Shape,
  value: Json | undefined,
  omit?: string,
): HTMLElement {
  const { page, tools } = form;
  switch (control.kind) {
    case "group":
      if (isObject(value)) return staticGroup(page, staticMembers(form, at, control, value, omit));
      break;
    case "list":
      if (isList(value)) return staticGroup(page, staticItems(form, at, control, value));
      break;
    case "map":
      if (isObject(value)) return staticGroup(page, staticRows(form, at, keysOf(value), control.value, value));
      break;
    case "nullable":
      if (value === null || value === undefined) break;
      return staticChoice(form, at, tools.typeText(control.item), (inner) =>
        staticControl(inner, at, tools.control(control.item), control.item, value),
      );
    case "union": {
      const chosen = tools.variant(shape, value, form.choices, at);
      const variant = chosen === undefined ? undefined : control.variants[chosen];
      if (variant === undefined) break;
      return staticChoice(form, at, variant.label, (inner) =>
        staticControl(inner, at, tools.control(variant.shape), variant.shape, value, control.discriminant),
      );
    }
    case "text":
      return staticInput(page, at, textOf(value), control.secret ? "password" : "text");
    case "fixed": {
      const input = staticInput(page, at, printJson(control.value), "text");
      input.readOnly = true;
      return input;
    }
    case "number":
    case "digits":
    case "datetime":
    case "date":
    case "base64":
      return staticInput(page, at, textOf(value), "text");
  }
  const shown = value === undefined ? "" : typeof value === "string" ? value : printJson(value);
  const button = staticButton(page, shown);
  button.id = idsAt(at).input;
  button.setAttribute("aria-labelledby", `${idsAt(at).label} ${idsAt(at).input}`);
  return button;
}

function staticInput(page: Document, at: Path, text: string, type: "text" | "password"): HTMLInputElement {
  const input = element(page, "input", "kit-input");
  input.id = idsAt(at).input;
  input.type = type;
  input.autocomplete = "off";
  input.defaultValue = text;
  return input;
}

function staticButton(page: Document, text: string): HTMLButtonElement {
  const button = element(page, "button", "kit-button kit-button-outline form-still", text);
  button.type = "button";
  return button;
}

function staticGroup(page: Document, inside: readonly HTMLElement[]): HTMLElement {
  const group = element(page, "div", "form-group", ...inside);
  group.setAttribute("role", "group");
  return group;
}

/** The selected variant, and its content below. */
function staticChoice(
  form: StaticForm,
  at: Path,
  chosen: string,
  inside: (form: StaticForm) => HTMLElement,
): HTMLElement {
  const chooser = staticButton(form.page, chosen);
  chooser.setAttribute("aria-label", `${words.variantOf(mapName(at))}: ${chosen}`);
  const stack = element(form.page, "div", "form-stack", chooser, inside(form));
  stack.setAttribute("role", "group");
  return stack;
}

function staticMembers(
  form: StaticForm,
  at: Path,
  { properties, extra }: ControlOf<"group">,
  value: JsonObject,
  omit: string | undefined,
): readonly HTMLElement[] {
  const known = new Set(properties.map(({ key }) => key));
  const fields = properties.flatMap((property) => {
    const part = own(value, property.key);
    if (property.key === omit || (part === undefined && property.optional)) return [];
    return [staticField(form, { ...property, at: below(at, property.key), label: words.keyName(property.key) }, part)];
  });
  const others = keysOf(value).filter((key) => !known.has(key));
  const mark = extra === undefined ? words.notInDefinition : undefined;
  return [...fields, ...staticRows(form, at, others, extra ?? { kind: "unknown" }, value, mark)];
}

const staticItems = (
  form: StaticForm,
  at: Path,
  { item: shape }: ControlOf<"list">,
  value: readonly Json[],
): readonly HTMLElement[] =>
  value.map((item, i) =>
    staticField(
      form,
      { at: below(at, i), shape, label: words.item(i + 1), within: idsAt(at).label, optional: true },
      item,
    ),
  );

/** Returns the name of a map as far as its path gives one. */
function mapName(at: Path): string {
  const last = at.at(-1);
  return typeof last === "number" ? words.item(last + 1) : words.keyName(last ?? "");
}

/** Renders the rows of a map: the key, and the value under the name of its key. */
const staticRows = (
  form: StaticForm,
  at: Path,
  keys: readonly string[],
  shape: Shape,
  value: JsonObject,
  mark?: string,
): readonly HTMLElement[] =>
  keys.map((key, i) =>
    staticRow(
      form,
      { at: below(at, key), shape, label: key, optional: true, mark },
      words.partOf(words.key(i + 1), mapName(at)),
      own(value, key),
    ),
  );

/** Renders a key and its value, in one line if the control does. */
function staticRow(form: StaticForm, field: StaticField, keyName: string, value: Json | undefined): HTMLElement {
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
    const held = staticControl(form, at, control, shape, value);
    held.removeAttribute("aria-labelledby");
    const text = held.tagName === "BUTTON" ? `: ${held.textContent}` : "";
    held.setAttribute("aria-label", words.valueOf(words.keyName(label)) + text);
    const frame = element(page, "div", "form-field", element(page, "div", "form-control", held));
    frame.id = ids.frame;
    places.set(frame, at);
    row.append(frame);
  } else row.append(staticField(form, { ...field, label: words.keyName(label) }, value));
  return row;
}

/** Renders rows of a map, as `renderStatic` renders fields, with the names of their key inputs. */
export function renderStaticRows(
  form: StaticForm,
  rows: readonly StaticField[],
  keyName: (position: number) => string,
): DocumentFragment {
  const drawn = form.page.createDocumentFragment();
  for (const [i, row] of rows.entries()) drawn.append(staticRow(form, row, keyName(i), form.held(row.at)));
  return drawn;
}
