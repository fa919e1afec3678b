import { type Shape, toPointer } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { fitsOneLine, keyName, keyOptions, rowField } from "#ui/form/model";
import type { Gesture } from "../action.ts";
import { type ControlRef, controlRef, hasAccessibleName } from "./control-ref.ts";
import { offer, type Turn } from "./turn.ts";

/** Maximum number of members that are added to a list or a map, so that forms stay small. */
export const maxMembers = 3;

/** The rows of a map, or of the keys of an object that it does not declare. */
interface Rows {
  readonly keys: readonly string[];
  readonly keyShape?: Shape;
  /** Shape of the values; if absent, no row can be added, and values are shown as JSON. */
  readonly valueShape: Shape | undefined;
  /** Keys of declared properties. */
  readonly known?: ReadonlySet<string>;
}

/** Collects the offers of rows: to remove and rename each one, to change its value, and to add rows. */
export function offerRows(turn: Turn, ref: ControlRef, { keys, keyShape, valueShape, known }: Rows): void {
  const { form, visit } = turn;
  const shape = valueShape ?? { kind: "unknown" };
  const allowed = keyShape && keyOptions(form.control(keyShape))?.map(({ value }) => value);
  const isFree = (key: string): boolean => !keys.includes(key) && !known?.has(key);
  const which = fitsOneLine(form.control(shape)) ? "last" : "first";
  for (const [index, key] of keys.entries()) {
    if (!hasAccessibleName(key)) continue;
    const field = rowField(ref.at, key, shape, ref.label, undefined);
    const at = toPointer(field.at);
    const remove: Gesture = {
      kind: "removeRow",
      row: field.at,
      name: formText().remove({ name: field.accessibleName }),
      which,
    };
    offer(turn, { do: "remove", at }, [remove], [{ type: "remove", at: field.at }]);
    const to = `${key}2`;
    if (allowed === undefined && isFree(to)) {
      const name = formText().partOf({ part: formText().key({ position: index + 1 }), whole: ref.label });
      const edit = { type: "renameKey", at: ref.at, from: key, to } as const;
      offer(turn, { do: "rename the key", at, to }, [{ kind: "renameKey", row: field.at, name, to }], [edit]);
    }
    visit(turn, shape, controlRef(field, formText().valueOfKey({ key: keyName(key) })));
  }
  if (valueShape !== undefined && keys.length < maxMembers) {
    const free = (allowed ?? ["k", "toString", "a/b~c d"]).filter((key) => isFree(key) && hasAccessibleName(key));
    for (const key of free) offerNewRow(turn, ref, key, valueShape, allowed !== undefined);
  }
}

function offerNewRow(turn: Turn, { at, label }: ControlRef, key: string, shape: Shape, closed: boolean): void {
  const widget = { field: at, name: formText().actOn({ text: formText().addItem, name: label }), nth: 0 };
  const edit = { type: "addKey", at, key, ...(turn.form.first(shape) ?? { value: null }) } as const;
  offer(turn, { do: "add a key", at: toPointer(at), key }, [{ kind: "newKey", widget, key, closed }], [edit]);
}
