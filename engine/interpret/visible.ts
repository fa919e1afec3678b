import { isObject, type Json, keysOf } from "#engine/json";
import type { Property, Types } from "#engine/shape";

/** The properties of an object that a form draws, and those it offers to add, each in the order of the shape. */
export interface VisibleProperties {
  readonly shown: readonly Property[];
  readonly hidden: readonly Property[];
}

/**
 * Makes the answer to which properties of an object are drawn: the required ones and those that have a value; the other
 * optional ones are hidden until added (product.md §5). A read-only property is drawn only when it has a value.
 * It takes the types only to be made like the other interpreters. While no key comes or goes, the answer is the same.
 */
export function visibleProperties(
  _types: Types,
): (properties: readonly Property[], value: Json | undefined) => VisibleProperties {
  const answers = new WeakMap<readonly Property[], WeakMap<readonly string[], VisibleProperties>>();
  return (properties, value) => {
    const keys = isObject(value) ? keysOf(value) : noKeys;
    let byKeys = answers.get(properties);
    if (byKeys === undefined) {
      byKeys = new WeakMap();
      answers.set(properties, byKeys);
    }
    let answer = byKeys.get(keys);
    if (answer === undefined) {
      answer = divided(properties, new Set(keys));
      byKeys.set(keys, answer);
    }
    return answer;
  };
}

const noKeys: readonly string[] = [];

function divided(properties: readonly Property[], there: ReadonlySet<string>): VisibleProperties {
  const shown: Property[] = [];
  const hidden: Property[] = [];
  for (const property of properties) {
    if (there.has(property.key)) shown.push(property);
    else if (property.access === "READ_ONLY") continue;
    else (property.optional ? hidden : shown).push(property);
  }
  return { shown, hidden };
}
