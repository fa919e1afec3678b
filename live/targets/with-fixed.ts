import { isObject, type Json } from "#engine/json";
import { valueAt } from "#engine/shape";
import type { FixedValue } from "../operation-settings.ts";
import { withValueAt } from "../with-value-at.ts";

/** Returns the value of a form with fixed values. A member of a body that is not sent is left out. */
export const withFixed = (form: Json, fixed: readonly FixedValue[]): Json =>
  fixed.reduce((value, one) => {
    const isSent = one.at[0] !== "body" || isObject(valueAt(value, one.at.slice(0, -1)));
    return isSent ? withValueAt(value, one.at, one.value) : value;
  }, form);
