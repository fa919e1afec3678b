import type { ControlOf } from "#engine/interpret";
import type { Json } from "#engine/json";
import type { Availability, Path, Property, Shape } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { below, idsAt } from "./field-ids.ts";

/** The accessible name of a control, and the ids of its label and descriptions. */
export interface ControlNames {
  /** The name as people read it, for the names of buttons. */
  readonly name: string;
  readonly input: string;
  /** Ids of the elements that name it, separated by spaces. */
  readonly label: string;
  /** True if a heading right above names it, so that a group with the same name would be heard twice. */
  readonly isHeaded: boolean;
  readonly describedBy: string | undefined;
}

/** A field as data. The live and the static view of a field are both drawn from it. */
export interface FieldData {
  readonly at: Path;
  readonly shape: Shape;
  readonly label: string;
  /** The name in the labels of its buttons, if the label alone is ambiguous, as in lists. */
  readonly accessibleName?: string | undefined;
  /** Ids of elements that are read out before the label, or in place of it when `bare`. */
  readonly within?: string | undefined;
  /** Draws no label: a heading or a key names the control. */
  readonly bare?: boolean;
  /** True if a heading right above names the control. */
  readonly isHeaded?: boolean;
  readonly optional: boolean;
  readonly description?: string | undefined;
  /** A warning in place of a description, such as that the key is not in the definition. */
  readonly mark?: string | undefined;
  readonly availability?: Availability | undefined;
  /** Examples as on the wire; the examples of the shape if this is absent. */
  readonly examples?: readonly Json[] | undefined;
  /** True if its example is only a placeholder. */
  readonly isPlaceholder?: boolean | undefined;
  /** True for fields with a remove button. */
  readonly isRemovable?: boolean;
}

/** Joins the ids that are there, for `aria-labelledby` and `aria-describedby`. */
export const joinIds = (...ids: readonly (string | undefined | false)[]): string | undefined =>
  ids.filter(Boolean).join(" ") || undefined;

/** Returns the names of a field's control. `limits` and `issue` are the texts of its limits and issues. */
export function controlNames(
  { at, label, accessibleName = label, within, bare, isHeaded = false, description, mark, isPlaceholder }: FieldData,
  limits: string | undefined,
  issue?: string,
): ControlNames {
  const ids = idsAt(at);
  return {
    name: accessibleName,
    input: ids.input,
    isHeaded,
    label: (bare ? within : joinIds(within, ids.label)) ?? ids.label,
    describedBy: joinIds(
      (description ?? mark) !== undefined && ids.about,
      // An issue says which limit is exceeded: a screen reader would read that limit twice.
      limits !== undefined && issue === undefined && ids.limits,
      issue !== undefined && ids.issue,
      isPlaceholder && ids.mark,
    ),
  };
}

/** Returns the fields of the properties of an object. */
export const propertyFields = (at: Path, properties: readonly Property[]): readonly FieldData[] =>
  properties.map(({ key, title, shape, optional, description, availability, examples, isPlaceholder }) => ({
    at: below(at, key),
    shape,
    label: title ?? keyName(key),
    optional,
    description,
    availability,
    examples,
    isPlaceholder,
    isRemovable: optional,
  }));

/** Returns the fields of the items of a list. `names` are the names of the list. */
export const itemFields = (
  at: Path,
  { first, item, minItems, maxItems }: ControlOf<"list">,
  length: number,
  names: ControlNames,
): readonly FieldData[] =>
  Array.from({ length }, (_, index) => ({
    at: below(at, index),
    shape: first?.[index]?.shape ?? item,
    label: formText().item({ position: index + 1 }),
    accessibleName: formText().partOf({ part: formText().item({ position: index + 1 }), whole: names.name }),
    within: names.label,
    optional: true,
    // A tuple of one length has no item to spare.
    isRemovable: !(first && minItems === maxItems && length === maxItems),
  }));

/** Returns the field of the value of a map's row. `map` is the name of the map. */
export const rowField = (
  at: Path,
  key: string,
  shape: Shape,
  map: string,
  mark: string | undefined,
): FieldData & { readonly accessibleName: string } => ({
  at: below(at, key),
  shape,
  label: key,
  accessibleName: formText().partOf({ part: keyName(key), whole: map }),
  within: idsAt(below(at, key)).rowName,
  bare: true,
  optional: true,
  mark,
});

/** Returns a key as a part of texts; an empty one is quoted. */
export const keyName = (key: string): string => (key === "" ? '""' : key);
