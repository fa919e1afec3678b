import { validator } from "#engine/interpret";
import { type Shape, type Types, typesFrom } from "#engine/shape";
import type { View } from "./view.ts";

const alone = validator(typesFrom());

/** Returns true if a leaf accepts a text or a boolean. A number is neither, though forms hold some numbers as text. */
export function leafAccepts(seen: View, value: string | boolean): boolean {
  const { string, boolean, bigInteger, datetime, date, uuid, base64, enum: closed, literal } = seen;
  const leaf =
    string ??
    boolean ??
    bigInteger ??
    datetime ??
    date ??
    uuid ??
    base64 ??
    (closed?.numeric ? undefined : closed) ??
    literal;
  return leaf !== undefined && alone(leaf)(value).length === 0;
}

/** Makes the question of whether a text may be a key, in the validator's own words. */
export const keyAccepter = (types: Types) => {
  const check = validator(types);
  return (key: Shape, text: string): boolean =>
    check({ kind: "map", key, value: { kind: "unknown" } })(Object.fromEntries([[text, null]])).length === 0;
};
