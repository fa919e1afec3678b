import { equalJson, isList, isObject, type Json, own } from "#engine/json";
import type { Path } from "#engine/shape";
import { withValueAt } from "../with-value-at.ts";

/**
 * Lists values that have one more part as a plain value has it. So a value that shows a fault comes to differ from a
 * usual one only in what matters: shrinking alone leaves the smallest texts, which readers take for the cause.
 *
 * @param fixed the path of a part that does not change
 */
export function* plainerValues(value: Json, plain: Json, fixed: Path = []): Generator<Json> {
  for (const { at, part } of differences(value, plain, [])) {
    const isFixed = fixed.length > 0 && fixed.every((step, i) => step === at[i]);
    if (!isFixed) yield withValueAt(value, at, part);
  }
}

/** Lists the places where both have a different scalar, with the plain one. */
function* differences(value: Json, plain: Json, at: Path): Generator<{ readonly at: Path; readonly part: Json }> {
  if (isList(value) && isList(plain)) {
    for (const [index, item] of plain.entries()) {
      const before = value[index];
      if (before !== undefined) yield* differences(before, item, [...at, index]);
    }
  } else if (isObject(value) && isObject(plain)) {
    for (const [key, member] of Object.entries(plain)) {
      const before = own(value, key);
      if (before !== undefined) yield* differences(before, member, [...at, key]);
    }
  } else if (!isList(plain) && !isObject(plain) && !equalJson(value, plain)) yield { at, part: plain };
}
