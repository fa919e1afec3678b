import type { Edit } from "#engine/form";
import type { ControlOf } from "#engine/interpret";
import { isList, isObject, type Json, objectOf } from "#engine/json";
import { type Path, type Property, type Shape, toPointer, valueAt } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { itemFields, keyName, propertyFields } from "#ui/form/model";
import type { Action, Gesture, Widget } from "../action.ts";
import { pickAtOnce } from "./choosers.ts";
import { type ControlRef, controlRef, hasAccessibleName, playedAmong, pressAt } from "./control-ref.ts";
import { offerPastes } from "./pastes.ts";
import { maxMembers, offerRows } from "./rows.ts";
import { heldAt, offer, type Turn } from "./turn.ts";

/** Offers the button that adds a missing object or list, or replaces a value of another type. */
function startAnew(turn: Turn, { at, label }: ControlRef, shape: Shape): void {
  const initial = turn.form.first(shape);
  if (initial === undefined) return;
  const isMissing = valueAt(turn.state.value, at) === undefined;
  const name = isMissing
    ? formText().add({ name: label })
    : formText().actOn({ text: formText().startWithDefaults, name: label });
  offer(turn, { do: "reset", at: toPointer(at) }, [pressAt(at, name)], [{ type: "set", at, ...initial }]);
}

function offerRemoval(turn: Turn, at: Path, label: string): void {
  offer(
    turn,
    { do: "remove", at: toPointer(at) },
    [pressAt(at, formText().remove({ name: label }))],
    [{ type: "remove", at }],
  );
}

/** Collects the offers of a list and of its items. */
export function editList(control: ControlOf<"list">, turn: Turn, ref: ControlRef, shape: Shape): void {
  const { form, visit } = turn;
  const { at, heard, label } = ref;
  const { first, item } = control;
  const value = heldAt(turn, ref);
  if (!isList(value)) {
    startAnew(turn, ref, shape);
    return;
  }
  offerPastes(turn, control, ref, "group");
  const names = { name: label, input: "", label: heard, describedBy: undefined, isHeaded: false };
  for (const field of itemFields(at, control, value.length, names)) {
    const itemRef = controlRef(field, `${heard} ${field.label}`);
    offerRemoval(turn, field.at, itemRef.label);
    visit(turn, field.shape, itemRef);
  }
  // The edit of an item by its position selects a variant too.
  if (value.length >= maxMembers || first?.[value.length] !== undefined) return;
  const press = pressAt(at, formText().actOn({ text: formText().addItem, name: label }), "last");
  const edit: Edit = { type: "insert", at, index: value.length, ...(form.first(item) ?? { value: null }) };
  offer(turn, { do: "add an item", at: toPointer(at) }, [press], [edit]);
}

/** Collects the offers of a map and of its rows. */
export function editMap(control: ControlOf<"map">, turn: Turn, ref: ControlRef, shape: Shape): void {
  const value = heldAt(turn, ref);
  if (!isObject(value)) {
    startAnew(turn, ref, shape);
    return;
  }
  offerPastes(turn, control, ref, "group");
  offerRows(turn, ref, { keys: Object.keys(value), keyShape: control.key, valueShape: control.value });
}

/** Collects the offers of an object, of its properties and of its other keys. */
export function editGroup(control: ControlOf<"group">, turn: Turn, ref: ControlRef, shape: Shape): void {
  const { form, visit } = turn;
  const { properties, extra } = control;
  const value = heldAt(turn, ref);
  if (!isObject(value)) {
    startAnew(turn, ref, shape);
    return;
  }
  const isMine = ({ key }: Property): boolean => key !== ref.omit;
  const drawn = form.visible(properties, value);
  const hidden = drawn.hidden.filter(isMine);
  offerPastes(turn, control, ref, "group", hidden.length > 0);
  const shown = drawn.shown.filter((property) => isMine(property) && hasAccessibleName(property.key));
  for (const field of propertyFields(ref.at, shown)) {
    if (field.isRemovable) offerRemoval(turn, field.at, field.label);
    visit(turn, field.shape, controlRef(field));
  }
  offerHidden(turn, ref, hidden);
  const known = new Set(properties.map(({ key }) => key));
  const keys = Object.keys(value).filter((key) => !known.has(key));
  if (extra !== undefined || keys.length > 0) offerRows(turn, ref, { keys, known, valueShape: extra });
}

/** Offers to add each hidden property, and all of them at once. */
function offerHidden(turn: Turn, { at, label }: ControlRef, hidden: readonly Property[]): void {
  const { form } = turn;
  const widget: Widget = { field: at, name: formText().actOn({ text: formText().addOptional, name: label }), nth: 0 };
  const pick = (entry: string): readonly Gesture[] => [{ kind: "menu", widget, entry }];
  for (const position of playedAmong(hidden.map(({ key }) => key))) {
    const property = hidden[position];
    if (property === undefined || !hasAccessibleName(property.key)) continue;
    const { key, shape } = property;
    const [initial] = form.firstOf([property]);
    const action: Action = { do: "add", at: toPointer(at), key };
    const gestures = pick(keyName(key));
    if (initial !== undefined) offer(turn, action, gestures, [{ type: "addProperty", at, key, ...initial }]);
    else
      for (const field of propertyFields(at, [property])) pickAtOnce(turn, action, gestures, shape, controlRef(field));
  }
  const edit = hidden.length > 1 ? additionOf(turn, at, hidden) : undefined;
  if (edit !== undefined) offer(turn, { do: "add all", at: toPointer(at) }, pick(formText().addAll), [edit]);
}

/** Returns the edit that adds all hidden properties; undefined if one of them has no first value. */
function additionOf({ form }: Turn, at: Path, hidden: readonly Property[]): Edit | undefined {
  const starts = form.firstOf(hidden);
  if (starts.some((start) => start === undefined)) return undefined;
  const values: (readonly [string, Json])[] = hidden.map(({ key }, i) => [key, starts[i]?.value ?? null]);
  const selection = hidden.flatMap(({ key }, i) =>
    Object.entries(starts[i]?.selection ?? {}).map(([below, variant]) => [toPointer([key]) + below, variant] as const),
  );
  return { type: "addAll", at, values: objectOf(values), selection: Object.fromEntries(selection) };
}
