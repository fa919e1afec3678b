import type { ReactElement, Ref } from "react";
import type { Property } from "#engine/shape";
import { MenuButton, type MenuEntry } from "#ui/kit";
import { words } from "../words.ts";
import { availabilityText } from "./availability.ts";
import { useForm } from "./form-context.ts";

/** What the menu of hidden properties needs. */
export interface AddPropertyProps {
  readonly name: string;
  readonly hidden: readonly Property[];
  readonly onAdd: (properties: readonly Property[]) => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** An entry that is no property; property entries have a prefix, so that no key can be taken for it. */
const all = "all";
const idOf = (key: string): string => `property:${key}`;

/** The menu from which hidden properties are added, one or all at once (product.md §2). */
export function AddProperty({ name, hidden, onAdd, ref }: AddPropertyProps): ReactElement {
  const { tools } = useForm();
  const entries: readonly MenuEntry[] = [
    ...(hidden.length > 1 ? [{ id: all, label: words.addAll }] : []),
    ...hidden.map(({ key, shape, description, availability }) => ({
      id: idOf(key),
      label: key,
      note: availability === undefined ? tools.typeText(shape) : availabilityText(availability),
      description,
    })),
  ];
  const onAction = (id: string): void => onAdd(id === all ? hidden : hidden.filter(({ key }) => idOf(key) === id));
  return (
    <MenuButton
      ref={ref}
      icon="plus"
      text={words.addOptional}
      label={`${words.addOptional}, ${name}`}
      entries={entries}
      onAction={onAction}
    />
  );
}
