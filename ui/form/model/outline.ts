import type { VisibleProperties } from "#engine/interpret";
import type { Property } from "#engine/shape";

/**
 * Returns the properties of an object that are drawn, in their order, and those that its menu offers. `revealed` are
 * keys that the reader added and that have no value yet; `omit` are keys that a control around the object draws.
 */
export function drawnProperties(
  properties: readonly Property[],
  { shown, hidden }: VisibleProperties,
  revealed: ReadonlySet<string>,
  omit: readonly string[] | undefined,
): VisibleProperties {
  const isMine = ({ key }: Property): boolean => !omit?.includes(key);
  const drawn = new Set([...shown, ...hidden.filter(({ key }) => revealed.has(key))]);
  return {
    shown: properties.filter((property) => drawn.has(property) && isMine(property)),
    hidden: hidden.filter((property) => !revealed.has(property.key) && isMine(property)),
  };
}

/** Returns the number of entries in the menu of an object with hidden properties. */
export const menuLength = (hidden: number, canPaste: boolean): number =>
  hidden + (hidden > 1 ? 1 : 0) + (canPaste ? 1 : 0);
