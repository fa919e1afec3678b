import type { Option } from "#engine/interpret";
import type { Json } from "#engine/json";
import type { Path, Shape } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { staticDropdown, staticIconButton, staticTextInput } from "#ui/kit/static";
import { below, documentedOptions, fitsOneLine, idsAt, keyName, keyOptions, rowField } from "../model/index.ts";
import { staticField } from "./static-field.ts";
import type { StaticForm } from "./static-form.ts";

/** A map with static rows, or an object with additional keys. */
export interface StaticMap {
  readonly at: Path;
  /** The name of the map. */
  readonly name: string;
  /** Returns true if a key has a row. */
  readonly isDuplicate: (key: string) => boolean;
  /** The shape of keys; any text without it. */
  readonly keyShape: Shape | undefined;
  readonly valueShape: Shape;
  /** A warning for each row. */
  readonly mark: string | undefined;
}

const textOf = ({ value }: Option): string => value;

/** Renders the editor of a key, as `KeyEditor` does. */
function staticKey({ create, tools }: StaticForm, map: StaticMap, key: string, position: number): HTMLElement {
  const { at, name, isDuplicate, keyShape, mark } = map;
  const ids = idsAt(below(at, key));
  const named = {
    label: formText().partOf({ part: formText().key({ position: position + 1 }), whole: name }),
    describedBy: mark === undefined ? undefined : ids.about,
  };
  const options = keyShape && keyOptions(tools.control(keyShape));
  if (options === undefined) {
    const input = staticTextInput(create, { ...named, id: ids.key, text: key, placeholder: formText().keyPlaceholder });
    return create("div", { class: "form-key" }, create("div", { class: "form-row" }, input));
  }
  const free = options.filter(({ value }) => value === key || !isDuplicate(value));
  const selected = free.findIndex(({ value }) => value === key);
  const dropdown = staticDropdown(create, {
    ...named,
    fallbackId: `${ids.key}:list`,
    options: documentedOptions(free, textOf, tools.prose),
    selected: selected < 0 ? undefined : selected,
  });
  return create("div", { id: ids.key, class: "form-key" }, create("div", { class: "form-row" }, dropdown));
}

/** Renders a row of a map, as `MapRow` does. */
function staticRow(
  form: StaticForm,
  map: StaticMap,
  key: string,
  position: number,
  value: Json | undefined,
): HTMLElement {
  const { create, tools } = form;
  const field = rowField(map.at, key, map.valueShape, map.name, map.mark);
  const inline = fitsOneLine(tools.control(map.valueShape));
  const remove = staticIconButton(create, { icon: "cross", label: formText().remove({ name: field.accessibleName }) });
  return create(
    "div",
    { class: "form-map-row", "data-inline": inline || undefined },
    staticKey(form, map, key, position),
    inline ? undefined : remove,
    create(
      "span",
      { id: field.within, class: "kit-hidden form-row-name" },
      formText().valueOfKey({ key: keyName(key) }),
    ),
    staticField(form, field, value),
    inline ? remove : undefined,
  );
}

/** Renders the rows of some keys of a map; `first` is the position of the first one among all keys. */
export const staticRows = (
  form: StaticForm,
  map: StaticMap,
  keys: readonly string[],
  valueFor: (key: string) => Json | undefined,
  first = 0,
): readonly HTMLElement[] => keys.map((key, i) => staticRow(form, map, key, first + i, valueFor(key)));
