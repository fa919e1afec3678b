import { type ControlOf, foldControl, leafControls } from "#engine/interpret";
import { type Shape, toPointer } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { browseText, keyName, sharesChooserName } from "#ui/form/model";
import type { Action, Gesture } from "../action.ts";
import { heldAs } from "../sample-files.ts";
import { behind, type ControlRef, choose, playedAmong, widgetAt } from "./control-ref.ts";
import { hello } from "./leaves.ts";
import { offerPastes } from "./pastes.ts";
import { heldAt, offer, type Turn } from "./turn.ts";

const labelsOf = (options: ControlOf<"choice">["options"]): readonly string[] =>
  options.map(({ value }) => keyName(value));

/** Collects the offers of a closed list. */
export function pick({ options, presentation }: ControlOf<"choice">, turn: Turn, ref: ControlRef): void {
  const { at, heard } = ref;
  const labels = labelsOf(options);
  for (const position of playedAmong(labels)) {
    const value = options[position]?.value;
    if (value === undefined || value === heldAt(turn, ref)) continue;
    const gesture = choose(presentation, widgetAt(ref, heard), position, labels);
    offer(turn, { do: "pick", at: toPointer(at), option: value }, [gesture], [{ type: "set", at, value }]);
  }
}

/** Collects the offers of a value or `null`. */
export function chooseNull({ item }: ControlOf<"nullable">, turn: Turn, ref: ControlRef): void {
  const { form, visit } = turn;
  const at = toPointer(ref.at);
  const chooser = widgetAt(ref, ref.heard);
  const control = form.control(item);
  const inside = {
    ...behind(ref, ref.heard),
    ...(sharesChooserName(control) && { heard: formText().valueOfKey({ key: ref.label }) }),
  };
  if (heldAt(turn, ref) !== null) {
    const gesture = { kind: "segment", widget: chooser, position: 1 } as const;
    const action = { do: "choose null", at, nth: chooser.nth };
    offer(turn, action, [gesture], [{ type: "set", at: ref.at, value: null }]);
    visit(turn, item, inside);
    return;
  }
  offerPastes(turn, control, ref, chooser);
  const initial = form.first(item);
  const gestures: readonly Gesture[] = [{ kind: "segment", widget: chooser, position: 0 }];
  const action: Action = { do: "choose a value", at, nth: chooser.nth };
  if (initial === undefined) pickAtOnce(turn, action, gestures, item, inside);
  else offer(turn, action, gestures, [{ type: "set", at: ref.at, ...initial }]);
}

/** Collects the offers of a union, and the offers of its selected variant. */
export function chooseVariant(control: ControlOf<"union">, turn: Turn, ref: ControlRef, shape: Shape): void {
  const { form, state, visit } = turn;
  const { variants, presentation, discriminant } = control;
  const chosen = form.variantOf(shape, heldAt(turn, ref), state.selection, ref.at);
  const name = formText().variantOf({ name: ref.label });
  const chooser = widgetAt(ref, name);
  offerPastes(turn, control, ref, chooser);
  const labels = variants.map(({ label }) => keyName(label));
  for (const position of playedAmong(labels)) {
    const variant = variants[position];
    if (variant === undefined || position === chosen) continue;
    offer(
      turn,
      { do: "choose the variant", at: toPointer(ref.at), nth: chooser.nth, variant: position },
      [choose(presentation, chooser, position, labels)],
      [{ type: "choose", at: ref.at, variant: position, ...(form.first(variant.shape) ?? { value: null }) }],
    );
  }
  const variant = chosen === undefined ? undefined : variants[chosen];
  if (variant === undefined) return;
  const omit = discriminant !== undefined && { omit: discriminant };
  visit(turn, variant.shape, { ...behind(ref, name), ...omit, pastes: true });
}

type Pick = [turn: Turn, action: Action, gestures: readonly Gesture[], ref: ControlRef];

const nothing = (): void => {};

const pickIn = foldControl<void, Pick>({
  ...leafControls<void, Pick>(nothing),
  choice: ({ options, presentation }, turn, action, gestures, ref) => {
    const [option] = options;
    if (option === undefined) return;
    const gesture = choose(presentation, widgetAt(ref, ref.heard), 0, labelsOf(options));
    const edit = { type: "set", at: ref.at, value: option.value } as const;
    offer(turn, { ...action, option: option.value }, [...gestures, gesture], [edit]);
  },
  files: ({ multiple }, turn, action, gestures, { at }) => {
    if (multiple) return;
    const button = browseText(0, multiple);
    const gesture = { kind: "files", field: at, button, how: "browse", files: [hello] } as const;
    const edit = { type: "set", at, value: heldAs(hello) } as const;
    offer(turn, { ...action, files: [hello.name] }, [...gestures, gesture], [edit]);
  },
  nullable: nothing,
  list: nothing,
  map: nothing,
  group: nothing,
  union: nothing,
});

/** Offers to reveal a value without a first one and to pick it in the same action. */
export const pickAtOnce = (
  turn: Turn,
  action: Action,
  gestures: readonly Gesture[],
  shape: Shape,
  ref: ControlRef,
): void => pickIn(turn.form.control(shape), turn, action, gestures, ref);
