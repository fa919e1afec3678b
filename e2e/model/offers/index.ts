import type { FormState, Section } from "#engine/form";
import { foldControl } from "#engine/interpret";
import { equalJson, type Json } from "#engine/json";
import { type ObjectShape, type Shape, type Types, toPointer, valueAt } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { playgroundText } from "#locales/messages/playground";
import type { Gesture, Offer } from "../action.ts";
import { chooseNull, chooseVariant, pick } from "./choosers.ts";
import { type ControlRef, hasAccessibleName, missing, pressAt } from "./control-ref.ts";
import { playedForm } from "./form.ts";
import { chooseFiles, texts, toggle, useFixed } from "./leaves.ts";
import { editGroup, editList, editMap } from "./members.ts";
import { offer, type Turn } from "./turn.ts";

/** The actions that a page offers for a form, and the texts of its inputs. */
export interface Offered {
  readonly offers: readonly Offer[];
  /** The text of each input, by the JSON Pointer of its path. */
  readonly shown: ReadonlyMap<string, string>;
}

/** A form that is played: its types and its titled parts. */
export interface PlayedParts {
  readonly types: Types;
  /** The shape of the whole form. */
  readonly shape: ObjectShape;
  readonly sections: readonly PlayedSection[];
}

/** A titled part. `isText` if it is sent as JSON and can be filled in as text. */
export interface PlayedSection extends Omit<Section, "title"> {
  readonly title: string;
  readonly isText: boolean;
}

const collect = foldControl<void, [turn: Turn, ref: ControlRef, shape: Shape]>({
  ...texts,
  switch: toggle,
  choice: pick,
  fixed: useFixed,
  nullable: chooseNull,
  list: editList,
  map: editMap,
  group: editGroup,
  union: chooseVariant,
  files: chooseFiles,
});

const visit: Turn["visit"] = (turn, shape, ref) => collect(turn.form.control(shape), turn, ref, shape);

/**
 * Lists everything that a reader can do in a form: each action with the gestures that perform it and the edits that the
 * engine expects of it. Names come from the UI's own words and field data.
 */
export function offersOf(
  { types, shape: root, sections }: PlayedParts,
  now: Date,
): (state: FormState, start: FormState) => Offered {
  const form = playedForm(types, root, now);
  return (state, start) => {
    const turn: Turn = { form, state, offers: [], shown: new Map(), visit };
    for (const section of sections) {
      const { title } = section;
      offerSection(turn, section);
      const isAlone = sections.every((one) => one === section || one.title !== title);
      if (section.isText && hasAccessibleName(title) && isAlone) offerAsText(turn, section, start);
    }
    return { offers: turn.offers, shown: turn.shown };
  };
}

/** Collects the offers of a section, which the reader adds and removes if it is optional. */
function offerSection(turn: Turn, { title, at, shape, optional }: PlayedSection): void {
  const isThere = valueAt(turn.state.value, at) !== undefined;
  const initial = turn.form.first(shape);
  if (optional && isThere) {
    const press = pressAt([], formText().remove({ name: title }), "last");
    offer(turn, { do: "remove", at: toPointer(at) }, [press], [{ type: "remove", at }]);
  }
  if (optional && !isThere && initial !== undefined) {
    const action = { do: "add", at: "", key: String(at[0]) };
    offer(turn, action, [pressAt([], formText().add({ name: title }))], [{ type: "set", at, ...initial }]);
  } else visit(turn, shape, { at, heard: title, label: title, before: new Map() });
}

/** Collects the offers to write a section as JSON and to paste into it. */
function offerAsText(turn: Turn, { title, at, shape }: PlayedSection, start: FormState): void {
  const { form, state } = turn;
  const view = form.raw(shape, at);
  const isSame = (value: Json): boolean => equalJson(value, valueAt(state.value, at) ?? missing);
  const [current, began] = [view.write(state), view.write(start)];
  for (const text of new Set(["{}", "null", '[{"a":1.50}]', began])) {
    const read = view.read(text);
    if (text === "" || text === current || !read.ok || isSame(read.edit.value)) continue;
    offer(turn, { do: "write as JSON", at: toPointer(at), text }, [{ kind: "json", title, text }], [read.edit]);
  }
  for (const text of new Set(["{}", "[]", began])) {
    const pasted = form.pasteInto(state, at, text);
    if (pasted.kind !== "fills" || isSame(pasted.edit.value)) continue;
    const gestures: readonly Gesture[] = [
      { kind: "copy", text },
      pressAt([], playgroundText().pasteJsonInto({ name: title })),
    ];
    offer(turn, { do: "paste", at: toPointer(at), text }, gestures, [pasted.edit]);
  }
}
