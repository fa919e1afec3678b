import { isObject, type Json, own } from "#engine/json";
import type { Property, Types } from "#engine/shape";

/** The properties of an object that a form draws, and those it offers to add, each in the order of the shape. */
export interface VisibleProperties {
  readonly shown: readonly Property[];
  readonly hidden: readonly Property[];
}

/**
 * Makes the answer to which properties of an object are drawn: the required ones and those that have a value; the other
 * optional ones are hidden until added (product.md §5). A read-only property is drawn only when it has a value.
 * It takes the types only to be made like the other interpreters.
 */
export const visibleProperties =
  (_types: Types) =>
  (properties: readonly Property[], value: Json | undefined): VisibleProperties => {
    const shown: Property[] = [];
    const hidden: Property[] = [];
    for (const property of properties) {
      if (isObject(value) && own(value, property.key) !== undefined) shown.push(property);
      else if (property.access === "READ_ONLY") continue;
      else (property.optional ? hidden : shown).push(property);
    }
    return { shown, hidden };
  };
