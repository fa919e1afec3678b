import { isObject, type Json, keysOf } from "#engine/json";
import type { Property, Types } from "#engine/shape";

/** The properties of an object that a form draws, and those it offers to add, each in the order of the shape. */
export interface VisibleProperties {
  readonly shown: readonly Property[];
  readonly hidden: readonly Property[];
}

/**
 * Returns a function that lists the properties of an object to show: the required ones and those with a value; other
 * optional ones are hidden until added (docs/behavior.md#objects). A read-only property is never shown, since it is
 * not sent. It takes the types only to have the signature of the other interpreters. The result is the same array until a key is
 * added or removed.
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
    if (property.access === "READ_ONLY") continue;
    if (there.has(property.key)) shown.push(property);
    else (property.optional ? hidden : shown).push(property);
  }
  return { shown, hidden };
}
