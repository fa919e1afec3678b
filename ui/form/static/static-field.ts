import type { Json } from "#engine/json";
import type { Path } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { type Child, staticButton, staticIconButton } from "#ui/kit/static";
import {
  availabilityText,
  availabilityTone,
  controlNames,
  differsFrom,
  examplePlaceholder,
  type FieldData,
  idsAt,
  isSingleInput,
  limitsText,
} from "../model/index.ts";
import type { StaticForm } from "./static-form.ts";
import { staticProse } from "./static-prose.ts";

const paths = new WeakMap<Element, Path>();

/** Returns the path of a frame that was rendered here. */
export const staticPath = (frame: Element): Path | undefined => paths.get(frame);

const badge = ({ create }: StaticForm, tone: "warn" | "neutral", text: string, id?: string): HTMLElement =>
  create("span", { id, class: `kit-badge kit-badge-${tone}` }, text);

/** Renders the button of an example, as `UseExample` does. */
function exampleButton({ create }: StaticForm, name: string): HTMLElement {
  const button = {
    variant: "quiet",
    label: formText().actOn({ text: formText().useExample, name }),
    text: formText().useExample,
  } as const;
  return create("span", { class: "form-example" }, staticButton(create, button));
}

function head(form: StaticForm, field: FieldData, hint: Child, use: Child): HTMLElement {
  const { create, tools } = form;
  const { at, shape, label, optional, availability } = field;
  const ids = idsAt(at);
  const isHidden = isSingleInput(tools.control(shape)) ? "true" : undefined;
  const required = (): Child =>
    create("span", { class: "form-required", "aria-hidden": isHidden }, formText().required);
  return create(
    "div",
    { class: "form-field-head" },
    create("label", { id: ids.label, for: ids.input, class: "form-label" }, label),
    " ",
    optional ? undefined : required(),
    " ",
    create("span", { class: "form-type" }, tools.typeText(shape)),
    " ",
    hint,
    " ",
    availability && badge(form, availabilityTone(availability), availabilityText(availability)),
    use,
    isHidden ? undefined : removal(form, field),
  );
}

function removal({ create }: StaticForm, { label, accessibleName = label, isRemovable }: FieldData): Child {
  if (!isRemovable) return undefined;
  const button = staticIconButton(create, { icon: "cross", label: formText().remove({ name: accessibleName }) });
  return create("span", { class: "form-remove" }, button);
}

/** Renders a field with its value, as `Field` does. */
export function staticField(form: StaticForm, field: FieldData, value: Json | undefined): HTMLElement {
  const { create, tools } = form;
  const {
    at,
    shape,
    label,
    accessibleName = label,
    bare,
    optional,
    description,
    mark,
    examples,
    isPlaceholder,
  } = field;
  const ids = idsAt(at);
  const control = tools.control(shape);
  const limits = limitsText(control, tools);
  const names = controlNames(field, limits);
  const example = tools.example(shape, examples);
  const differs = example && differsFrom(example, value);
  const placeholder = differs ? undefined : badge(form, "warn", formText().placeholder, ids.mark);
  const button = differs ? exampleButton(form, accessibleName) : undefined;
  const use = isPlaceholder ? placeholder : button;
  const hint = limits === undefined ? undefined : create("span", { id: ids.limits, class: "form-hint" }, limits);
  const frame = create(
    "div",
    { id: ids.frame, class: "form-field", "data-kind": control.kind },
    bare ? undefined : head(form, field, hint, use),
    description === undefined
      ? undefined
      : create("div", { id: ids.about, class: "form-about prose" }, ...staticProse(create, tools.prose(description))),
    mark === undefined ? undefined : create("p", { id: ids.about }, badge(form, "warn", mark)),
    bare ? hint : undefined,
    create(
      "div",
      { class: "form-control" },
      form.control(control, {
        form,
        shape,
        at,
        value,
        names,
        isRequired: !optional,
        placeholder: isPlaceholder ? undefined : examplePlaceholder(example),
      }),
    ),
    isSingleInput(control) && !bare ? removal(form, field) : undefined,
    bare ? use : undefined,
  );
  paths.set(frame, at);
  return frame;
}
