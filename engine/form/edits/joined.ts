import type { ValueWithSelection } from "#engine/interpret";
import { objectOf } from "#engine/json";
import { toPointer } from "#engine/shape";

/** A member of an object with the selection inside it, by pointer from the member. */
export type Part = readonly [key: string, filled: ValueWithSelection];

/** Joins members into one object, with the selection of each under its key. */
export const joined = (parts: readonly Part[]): ValueWithSelection => ({
  value: objectOf(parts.map(([key, { value }]) => [key, value])),
  selection: Object.fromEntries(
    parts.flatMap(([key, { selection }]) =>
      Object.entries(selection).map(([pointer, variant]) => [toPointer([key]) + pointer, variant]),
    ),
  ),
});
