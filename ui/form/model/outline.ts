import type { VisibleProperties } from "#engine/interpret";
import type { Property } from "#engine/shape";

/**
 * Returns the visible properties of an object in order, and those that its menu offers. `revealed` are keys that the
 * reader added without a value so far; `omit` are keys that a control around the object shows.
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
