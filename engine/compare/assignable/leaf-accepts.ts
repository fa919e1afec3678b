import { validator } from "#engine/interpret";
import { type Shape, type Types, typesFrom } from "#engine/shape";
import type { View } from "./view.ts";

type Check = ReturnType<ReturnType<typeof validator>>;

/** Creates each check once: the check of an enum contains all its values. */
function checks(types: Types, around: (shape: Shape) => Shape = (shape) => shape): (shape: Shape) => Check {
  const validate = validator(types);
  const known = new WeakMap<Shape, Check>();
  return (shape) => {
    const check = known.get(shape) ?? validate(around(shape));
    known.set(shape, check);
    return check;
  };
}

const alone = checks(typesFrom());

/** Returns true if a leaf accepts a text or a boolean. A number is neither, though forms hold some numbers as text. */
export const leafAccepts = ({ plain }: View, value: string | boolean): boolean =>
  plain !== undefined && alone(plain)(value).length === 0;

/** Creates the check of whether a text may be a key, with the validator's own rules. */
export const keyAccepter = (types: Types) => {
  const check = checks(types, (key) => ({ kind: "map", key, value: { kind: "unknown" } }));
  return (key: Shape, text: string): boolean => check(key)(Object.fromEntries([[text, null]])).length === 0;
};
