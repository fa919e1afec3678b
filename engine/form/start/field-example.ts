import {
  exampleValue,
  type ValueWithSelection,
  type VariantSelection,
  type WithExamples,
  writableOf,
} from "#engine/interpret";
import type { Json } from "#engine/json";
import { type Shape, type Types, valueAt } from "#engine/shape";
import { parsePointer } from "../parts/index.ts";

/** Returns the selected variants of the unions that a value still has. */
const selectionIn = (value: Json, selection: VariantSelection): VariantSelection =>
  Object.fromEntries(
    Object.entries(selection).filter(([pointer]) => valueAt(value, parsePointer(value, pointer)) !== undefined),
  );

/** Creates the function that removes read-only members, which an example of a response has too. */
export function sendableOf(types: Types): (shape: Shape, one: ValueWithSelection) => ValueWithSelection {
  const writable = writableOf(types);
  return (shape, { value, selection }) => {
    const sent = writable(shape)(value, value, selection);
    return sent === value ? { value, selection } : { value: sent, selection: selectionIn(sent, selection) };
  };
}

/** Creates the function that returns the first valid example of a field, without what a request does not send. */
export function fieldExample(types: Types): (field: WithExamples) => ValueWithSelection | undefined {
  const [exampleOf, sendable] = [exampleValue(types), sendableOf(types)];
  return (field) => {
    const found = exampleOf(field);
    return found && sendable(field.shape, found);
  };
}
