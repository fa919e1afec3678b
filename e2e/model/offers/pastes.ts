import type { Control } from "#engine/interpret";
import { equalJson } from "#engine/json";
import { toPointer } from "#engine/shape";
import { formText } from "#locales/messages/form";
import type { Action, Gesture, Widget } from "../action.ts";
import { type ControlRef, missing } from "./control-ref.ts";
import { pastedTexts } from "./pasted-texts.ts";
import { heldAt, offer, type Turn } from "./turn.ts";

/**
 * Collects the offers to paste over a whole value: by keys from the group or a chooser, or by the menu of its
 * properties if it has one.
 */
export function offerPastes(
  turn: Turn,
  control: Control,
  ref: ControlRef,
  focus: "group" | Widget,
  hasMenu = false,
): void {
  const { form, state } = turn;
  const { at, label, pastes } = ref;
  if (pastes) return;
  for (const text of pastedTexts(form.control, control)) {
    const pasted = form.pasteInto(state, at, text);
    if (pasted.kind !== "fills" || equalJson(pasted.edit.value, heldAt(turn, ref) ?? missing)) continue;
    const copy: Gesture = { kind: "copy", text };
    const action: Action = { do: "paste by keys", at: toPointer(at), text };
    offer(turn, action, [copy, { kind: "pasteKeys", field: at, focus }], [pasted.edit]);
    if (!hasMenu) continue;
    const widget: Widget = { field: at, name: formText().actOn({ text: formText().addOptional, name: label }), nth: 0 };
    const menu: Gesture = { kind: "menu", widget, entry: formText().pasteJson };
    offer(turn, { ...action, do: "paste from the menu" }, [copy, menu], [pasted.edit]);
  }
}
