import { type ReactElement, type Ref, useContext, useMemo } from "react";
import type { Path, Property } from "#engine/shape";
import { MenuButton, type MenuEntry, type Options } from "#ui/kit";
import { words } from "../words.ts";
import { availabilityText } from "./availability.ts";
import { useForm } from "./form-context.ts";
import { PasteContext } from "./paste-context.ts";
import type { Tools } from "./tools.ts";

/** Props of the menu of hidden properties. */
export interface AddPropertyProps {
  readonly at: Path;
  readonly name: string;
  /** They keep their identity while they are the same ones. */
  readonly hidden: readonly Property[];
  readonly onAdd: (properties: readonly Property[]) => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Entries that are no properties; property entries have a prefix, so that no key can be taken for one. */
const all = "all";
const paste = "paste";
const idOf = (key: string): string => `property:${key}`;

const entryOf = ({ key, shape, description, availability }: Property, tools: Tools): MenuEntry => ({
  id: idOf(key),
  label: words.keyName(key),
  note: availability === undefined ? tools.typeText(shape) : availabilityText(availability),
  description,
});

/** The menu that adds hidden properties, one or all at once (docs/behavior.md#objects). */
export function AddProperty({ at, name, hidden, onAdd, ref }: AddPropertyProps): ReactElement {
  const { tools } = useForm();
  const pasteInto = useContext(PasteContext);
  const entries = useMemo((): Options<MenuEntry> => {
    const before: readonly MenuEntry[] = hidden.length > 1 ? [{ id: all, label: words.addAll }] : [];
    const after: readonly MenuEntry[] = pasteInto === undefined ? [] : [{ id: paste, label: words.pasteJson }];
    return {
      length: before.length + hidden.length + after.length,
      at: (position) => {
        const property = hidden[position - before.length];
        return property === undefined
          ? (before[position] ?? after[position - before.length - hidden.length])
          : entryOf(property, tools);
      },
    };
  }, [hidden, pasteInto, tools]);
  const onAction = (id: string): void => {
    if (id === paste) pasteInto?.(at);
    else onAdd(id === all ? hidden : hidden.filter(({ key }) => idOf(key) === id));
  };
  return (
    <MenuButton
      ref={ref}
      icon="plus"
      text={words.addOptional}
      label={words.actOn(words.addOptional, name)}
      entries={entries}
      onAction={onAction}
    />
  );
}
