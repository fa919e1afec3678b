import { itemAt } from "#engine/item-at";
import type { Json } from "#engine/json";
import { limits } from "#engine/limits";
import type { Path } from "#engine/shape";
import type { FieldData } from "#ui/form/model";
import type { Find, Gesture, Widget } from "../action.ts";

/** A control, and how the page names it. */
export interface ControlRef {
  readonly at: Path;
  /** The accessible name of the control. */
  readonly heard: string;
  /** The name of the field in the labels of its buttons. */
  readonly label: string;
  /** The number of choosers of the same name before it in the field. */
  readonly before: ReadonlyMap<string, number>;
  /** The discriminant of the surrounding union, which has its own control. */
  readonly omit?: string;
  /** True if the surrounding control at the same path offers pasting. */
  readonly pastes?: true;
}

/** Creates the reference of a field. `heard` is its accessible name if that differs from its label. */
export const controlRef = ({ at, label, accessibleName = label }: FieldData, heard = label): ControlRef => ({
  at,
  heard,
  label: accessibleName,
  before: new Map(),
});

/** Returns a widget in a field by its name. */
export const widgetAt = ({ at, before }: ControlRef, name: string): Widget => ({
  field: at,
  name,
  nth: before.get(name) ?? 0,
});

/** Returns the input of a field. A field has one input or switch; only choosers nest in one field. */
export const inputAt = ({ at, heard }: ControlRef): Widget => ({ field: at, name: heard, nth: 0 });

/** Returns the reference after a chooser of that name. */
export const behind = (ref: ControlRef, name: string): ControlRef => ({
  ...ref,
  before: new Map(ref.before).set(name, (ref.before.get(name) ?? 0) + 1),
});

/** Returns the gesture that presses a button in a field. */
export const pressAt = (field: Path, name: string, which: "first" | "last" = "first"): Gesture => ({
  kind: "press",
  widget: { field, name, nth: 0 },
  which,
});

/** Returns true if Playwright finds a name unchanged: it trims and collapses white space. */
export const hasAccessibleName = (name: string): boolean => name === "" || /^\S+( \S+)*$/.test(name);

/** Returns true if the page shows only a part of the entries at a time, with a search. */
const isLong = (entries: readonly unknown[]): boolean => entries.length > limits.maxWholeListLength;

/** Returns the search for an option of a long list; `undefined` if the page shows the list completely. */
const findIn = (labels: readonly string[], position: number): { readonly find?: Find } => {
  const name = labels[position];
  if (name === undefined || !isLong(labels)) return {};
  return { find: { name, nth: labels.slice(0, position).filter((label) => label === name).length } };
};

/** Returns the gesture that chooses an option by position. */
export const choose = (
  presentation: "segments" | "dropdown",
  widget: Widget,
  position: number,
  labels: readonly string[],
): Gesture =>
  presentation === "segments"
    ? { kind: "segment", widget, position }
    : { kind: "dropdown", widget, position, ...findIn(labels, position) };

/**
 * Returns the positions that are played: all, or of a long list the first, the middle and the last ones with a name.
 */
export function playedAmong(names: readonly string[]): readonly number[] {
  const all = [...names.keys()];
  if (!isLong(names)) return all;
  const middle = Math.floor(all.length / 2);
  return [0, 1, middle, all.length - 2, all.length - 1].filter((position) =>
    hasAccessibleName(itemAt(names, position)),
  );
}

/** Represents a missing value; equal to no value of a form. */
export const missing: Json = ["nothing is there"];
