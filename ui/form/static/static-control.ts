import { type ControlOf, foldControl, isUnion, type Presentation } from "#engine/interpret";
import { isList, isObject, type Json, keysOf, own, printJson } from "#engine/json";
import { formText } from "#locales/messages/form";
import { type Options, stepDigits, stepNumber } from "#ui/kit";
import {
  type Child,
  staticButton,
  staticDropdown,
  staticDropZone,
  staticIcon,
  staticIconButton,
  staticMenuButton,
  staticNumberInput,
  staticPasswordInput,
  staticSegments,
  staticSwitch,
  staticTextArea,
  staticTextInput,
} from "#ui/kit/static";
import {
  browseText,
  dateStyles,
  declaredRange,
  documentedOptions,
  drawnProperties,
  fileLabel,
  fileSummary,
  filesIn,
  incompatibleText,
  inputText,
  itemFields,
  joinIds,
  limitsText,
  menuLength,
  namedVariant,
  needsFreshId,
  propertyFields,
  sharesChooserName,
  withNull,
} from "../model/index.ts";
import { staticField } from "./static-field.ts";
import type { StaticControl } from "./static-form.ts";
import { staticProse } from "./static-prose.ts";
import { type StaticMap, staticRows } from "./static-rows.ts";

const textProps = ({ names, isRequired, value, placeholder }: StaticControl, fallback?: string) => ({
  id: names.input,
  labelledBy: names.label,
  describedBy: names.describedBy,
  isRequired,
  text: inputText(value),
  placeholder: placeholder ?? fallback,
});

const stack = ({ form }: StaticControl, ...inside: readonly Child[]): HTMLElement =>
  form.create("div", { class: "form-stack" }, ...inside);

const row = ({ form }: StaticControl, ...inside: readonly Child[]): HTMLElement =>
  form.create("div", { class: "form-row" }, ...inside);

const group = ({ form, names }: StaticControl, ...inside: readonly Child[]): HTMLElement =>
  form.create(
    "div",
    {
      role: "group",
      tabindex: -1,
      ...(names.isHeaded ? { "aria-label": formText().fields } : { "aria-labelledby": names.label }),
      "aria-describedby": names.describedBy,
      class: "form-group",
    },
    ...inside,
  );

function text({ secret, placeholder }: ControlOf<"text">, props: StaticControl): HTMLElement {
  const { form, at, names } = props;
  const shared = textProps(props, placeholder);
  if (secret) return staticPasswordInput(form.create, { ...shared, name: names.name });
  if (shared.text.includes("\n")) return staticTextArea(form.create, shared);
  const generate = {
    label: formText().actOn({ text: formText().generate, name: names.name }),
    text: formText().generate,
  };
  return row(
    props,
    staticTextInput(form.create, shared),
    needsFreshId(at.at(-1)) ? staticButton(form.create, generate) : undefined,
  );
}

function date({ kind }: ControlOf<"datetime" | "date">, props: StaticControl): Node {
  const { create } = props.form;
  const { name, input } = props.names;
  const { placeholder, current } = dateStyles[kind];
  const after = staticIconButton(create, { icon: "calendar", label: formText().calendarOf({ name }), opens: true });
  const line = row(
    props,
    staticTextInput(create, { ...textProps(props, placeholder), after }),
    staticButton(create, { label: formText().actOn({ text: current, name }), text: current }),
  );
  const both = line.ownerDocument.createDocumentFragment();
  both.append(line, create("p", { id: `${input}:notice`, role: "status", class: "form-hint" }));
  return both;
}

interface Choice {
  readonly presentation: Presentation;
  readonly options: Options;
  readonly selected: number | undefined;
  readonly id?: string;
  readonly label?: string;
  readonly labelledBy?: string;
  readonly describedBy?: string | undefined;
}

function choosing({ form, names }: StaticControl, { presentation, ...choice }: Choice): HTMLElement {
  const props = { describedBy: names.describedBy, ...choice };
  if (presentation === "segments") return staticSegments(form.create, props);
  return staticDropdown(form.create, { ...props, fallbackId: `${names.input}:variant` });
}

const optionText = ({ value }: { readonly value: string }): string => value;
const variantLabel = ({ label }: { readonly label: string }): string => label;
const position = (found: number): number | undefined => (found < 0 ? undefined : found);

function choice({ options, presentation }: ControlOf<"choice">, props: StaticControl): HTMLElement {
  return choosing(props, {
    presentation,
    options: documentedOptions(options, optionText, props.form.tools.prose),
    selected: position(options.findIndex(({ value }) => value === props.value)),
    id: props.names.input,
    labelledBy: props.names.label,
  });
}

function fixed({ value }: ControlOf<"fixed">, props: StaticControl): HTMLElement {
  const { create } = props.form;
  const { input, label, describedBy, name } = props.names;
  const shown = printJson(value);
  const use = {
    label: formText().actOn({ text: formText().useTheFixedValue, name }),
    text: formText().useTheFixedValue,
  };
  return row(
    props,
    create("input", {
      id: input,
      "aria-labelledby": label,
      "aria-describedby": describedBy,
      readonly: true,
      value: shown,
      size: Math.min(Math.max(shown.length, 4), 40),
      class: "form-fixed",
    }),
    props.value === value ? undefined : staticButton(create, use),
  );
}

function nullable({ item }: ControlOf<"nullable">, props: StaticControl): HTMLElement {
  const { form, names, value } = props;
  const { create, tools } = form;
  const control = tools.control(item);
  const isNull = value === null;
  if (isUnion(control)) {
    return stack(props, form.control(control, { ...props, shape: item, nullOption: { isSelected: isNull } }));
  }
  const segments = staticSegments(create, {
    labelledBy: names.label,
    describedBy: names.describedBy,
    options: [{ label: tools.typeText(item) }, { label: formText().nullWord }],
    selected: isNull ? 1 : 0,
  });
  if (isNull) return stack(props, segments);
  // Nullable values nest at one path, so the path alone would make no unique id.
  const inside = `${names.label.replaceAll(" ", "+")}:value`;
  return stack(
    props,
    segments,
    create("span", { id: inside, hidden: true }, formText().valueOfKey({ key: names.name })),
    form.control(control, {
      ...props,
      shape: item,
      names: sharesChooserName(control) ? { ...names, label: inside } : names,
    }),
  );
}

function incompatible({ form, value, names }: StaticControl): HTMLElement {
  const { create } = form;
  if (value === undefined)
    return staticButton(create, { variant: "quiet", icon: "plus", text: formText().add({ name: names.name }) });
  return create(
    "div",
    { class: "form-row" },
    create("p", { class: "form-hint" }, incompatibleText(value)),
    staticButton(create, {
      label: formText().actOn({ text: formText().startWithDefaults, name: names.name }),
      text: formText().startWithDefaults,
    }),
  );
}

const addItem = ({ form, names }: StaticControl): HTMLElement =>
  staticButton(form.create, {
    variant: "quiet",
    icon: "plus",
    label: formText().actOn({ text: formText().addItem, name: names.name }),
    text: formText().addItem,
  });

function list(control: ControlOf<"list">, props: StaticControl): HTMLElement {
  const { form, at, value, names } = props;
  if (!isList(value)) return incompatible(props);
  const fields = itemFields(at, control, value.length, names).map((field, i) => staticField(form, field, value[i]));
  const isFull = control.first !== undefined && value.length === control.maxItems;
  return group(props, form.create("div", { class: "form-chunk" }, ...fields), isFull ? undefined : addItem(props));
}

function map({ key, value: item }: ControlOf<"map">, props: StaticControl): HTMLElement {
  const { form, at, value, names } = props;
  if (!isObject(value)) return incompatible(props);
  const isDuplicate = (name: string): boolean => own(value, name) !== undefined;
  const rows = { at, name: names.name, isDuplicate: isDuplicate, keyShape: key, valueShape: item, mark: undefined };
  const drawn = staticRows(form, rows, keysOf(value), (name) => own(value, name));
  return group(props, form.create("div", { class: "form-map" }, ...drawn, addItem(props)));
}

function properties({ properties: known, extra }: ControlOf<"group">, props: StaticControl): HTMLElement {
  const { form, at, value, names, omit } = props;
  const { create, tools } = form;
  if (!isObject(value)) return incompatible(props);
  const { shown, hidden } = drawnProperties(known, tools.visible(known, value), form.revealed(at), omit);
  const fields = propertyFields(at, shown).map((field, i) => staticField(form, field, own(value, shown[i]?.key ?? "")));
  const declared = new Set(known.map(({ key }) => key));
  const others = keysOf(value).filter((key) => !declared.has(key));
  const rows: StaticMap = {
    at,
    name: names.name,
    isDuplicate: () => false,
    keyShape: undefined,
    valueShape: extra ?? { kind: "unknown" },
    mark: extra === undefined ? formText().notInDefinition : undefined,
  };
  const drawn = staticRows(form, rows, others, (key) => own(value, key));
  const menu = {
    text: formText().addOptional,
    label: formText().actOn({ text: formText().addOptional, name: names.name }),
    icon: "plus",
  } as const;
  return group(
    props,
    create("div", { class: "form-chunk" }, ...fields),
    create("div", { class: "form-map" }, ...drawn, extra === undefined ? undefined : addItem(props)),
    hidden.length === 0
      ? undefined
      : staticMenuButton(create, { ...menu, length: menuLength(hidden.length, form.canPaste) }),
    known.length === 0 && extra === undefined ? create("p", { class: "form-hint" }, formText().emptyObject) : undefined,
  );
}

function union(control: ControlOf<"union">, props: StaticControl): HTMLElement {
  const { nullOption, ...outer } = props;
  const { form, shape, at, value, names } = outer;
  const { create, tools, selection } = form;
  const { variants, presentation, discriminant } = control;
  const selected = nullOption?.isSelected ? variants.length : tools.variant(shape, value, selection, at);
  const variant = selected === undefined ? undefined : variants[selected];
  const key = `${names.input}:discriminant`;
  const stranger = selected === undefined ? namedVariant(discriminant, value) : undefined;
  const hint = `${names.input}:limits`;
  const choice = choosing(props, {
    presentation,
    options: documentedOptions(withNull(variants, nullOption !== undefined), variantLabel, tools.prose),
    selected,
    label: formText().variantOf({ name: names.name }),
    describedBy: joinIds(discriminant && key, names.describedBy, stranger !== undefined && hint),
  });
  const chooser =
    discriminant === undefined
      ? choice
      : row(props, create("code", { id: key, class: "form-type" }, discriminant), choice);
  if (variant === undefined) {
    const text = stranger === undefined ? undefined : formText().noSuchVariant({ named: stranger });
    return stack(props, chooser, text && create("p", { id: hint, class: "form-hint" }, text));
  }
  const inner = tools.control(variant.shape);
  const limits = limitsText(inner, tools);
  return stack(
    props,
    chooser,
    variant.description === undefined
      ? undefined
      : create("div", { class: "form-about prose" }, ...staticProse(create, tools.prose(variant.description))),
    limits === undefined ? undefined : create("p", { id: hint, class: "form-hint" }, limits),
    form.control(inner, {
      ...outer,
      placeholder: undefined,
      shape: variant.shape,
      names: limits === undefined ? names : { ...names, describedBy: joinIds(names.describedBy, hint) },
      ...(discriminant !== undefined && { omit: [discriminant] }),
    }),
  );
}

function files({ multiple }: ControlOf<"files">, props: StaticControl): HTMLElement {
  const { form, names, value } = props;
  const { create } = form;
  const held = filesIn(value);
  const rows = held.map((file) => {
    const facts = create(
      "span",
      { class: "form-file-about" },
      create("span", { class: "form-file-name" }, fileLabel(file)),
      create("span", { class: "form-hint" }, fileSummary(file)),
    );
    const remove = staticIconButton(create, { icon: "cross", label: formText().remove({ name: fileLabel(file) }) });
    return create("li", { class: "form-file" }, staticIcon(facts.ownerDocument, "file"), facts, remove);
  });
  return stack(
    props,
    rows.length === 0 ? undefined : create("ul", { class: "form-files" }, ...rows),
    staticDropZone(create, {
      id: names.input,
      labelledBy: names.label,
      describedBy: names.describedBy,
      button: browseText(held.length, multiple),
    }),
    create(
      "p",
      { role: "status", class: "kit-hidden" },
      held.length > 0 ? formText().filesChosen({ count: held.length }) : undefined,
    ),
  );
}

const json = (value: Json | undefined): string => (value === undefined ? "" : printJson(value, 2));

/**
 * Renders a control as plain elements with the names, roles, descriptions, values and texts of its view in
 * `controls/control-views.ts`, and no event handlers. The recorder of a field for sounds is left out: it loads with the
 * live view.
 */
export const staticControl = foldControl<Node, [props: StaticControl]>({
  text,
  number: (control, props) =>
    staticNumberInput(props.form.create, {
      ...textProps(props),
      name: props.names.name,
      limits: declaredRange(control),
      isAtBound: (direction) => stepNumber(inputText(props.value), direction, control) === inputText(props.value),
    }),
  digits: (control, props) =>
    staticNumberInput(props.form.create, {
      ...textProps(props),
      name: props.names.name,
      limits: declaredRange(control),
      isAtBound: (direction) => stepDigits(inputText(props.value), direction, control) === inputText(props.value),
    }),
  switch: (_control, { form, names, value }) =>
    staticSwitch(form.create, {
      id: names.input,
      labelledBy: names.label,
      describedBy: names.describedBy,
      isOn: value === true,
    }),
  datetime: date,
  date,
  base64: (_control, props) => staticTextArea(props.form.create, textProps(props, formText().base64Placeholder)),
  choice,
  fixed,
  nullable,
  list,
  map,
  group: properties,
  union,
  files,
  json: (_control, props) => staticTextArea(props.form.create, { ...textProps(props, "{}"), text: json(props.value) }),
});
