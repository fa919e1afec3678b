import { type ReactElement, useContext, useMemo } from "react";
import type { Property } from "#engine/shape";
import { plainText } from "#engine/text";
import { formText } from "#locales/messages/form";
import { MenuButton, type MenuEntry, type Options } from "#ui/kit";
import { type AddPropertyProps, PasteContext, useForm } from "../../context/index.ts";
import { availabilityText, keyName, type Tools } from "../../model/index.ts";

/** The ids of commands. Ids of properties have a prefix, so that no key equals one of these. */
const all = "all";
const paste = "paste";
const idOf = (key: string): string => `property:${key}`;

const entryOf = (
  { key, title, shape, description, availability }: Property,
  tools: Tools,
  keepsOpen: boolean,
): MenuEntry => ({
  id: idOf(key),
  keepsOpen,
  label: title ?? keyName(key),
  note: availability === undefined ? tools.typeText(shape) : availabilityText(availability),
  ...(description !== undefined && { description: plainText(tools.prose(description)) }),
});

/** The menu that adds hidden properties, one or all at once (docs/behavior.md#objects). */
export function AddProperty({ at, name, hidden, onAdd, onReturn, elementRef }: AddPropertyProps): ReactElement {
  const { tools } = useForm();
  const pasteInto = useContext(PasteContext);
  const entries = useMemo((): Options<MenuEntry> => {
    const before: readonly MenuEntry[] = hidden.length > 1 ? [{ id: all, label: formText().addAll }] : [];
    const after: readonly MenuEntry[] = pasteInto === undefined ? [] : [{ id: paste, label: formText().pasteJson }];
    return {
      length: before.length + hidden.length + after.length,
      at: (position) => {
        const property = hidden[position - before.length];
        return property === undefined
          ? (before[position] ?? after[position - before.length - hidden.length])
          : entryOf(property, tools, hidden.length > 1);
      },
    };
  }, [hidden, pasteInto, tools]);
  const counted = useMemo(() => {
    const first = hidden.length > 1 ? [0] : [];
    const last = pasteInto === undefined ? [] : [first.length + hidden.length];
    return { noun: formText().optionalProperties, others: new Set([...first, ...last]) };
  }, [hidden, pasteInto]);
  const onAction = (id: string): void => {
    if (id === paste) pasteInto?.(at);
    else if (id === all) onAdd(hidden, false);
    else
      onAdd(
        hidden.filter(({ key }) => idOf(key) === id),
        hidden.length > 1,
      );
  };
  return (
    <MenuButton
      elementRef={elementRef}
      icon="plus"
      text={formText().addOptional}
      label={formText().actOn({ text: formText().addOptional, name })}
      entries={entries}
      counted={counted}
      onAction={onAction}
      onReturn={onReturn}
    />
  );
}
