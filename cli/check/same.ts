import { defined, itemAt } from "#engine/item-at";
import { type Exact, exactText, isExact, isList, isObject, type Json, own } from "#engine/json";

/** Differences under which two values still count as equal. */
export interface Slack {
  /** Keys that may be missing in the second value. */
  readonly mayMiss: ReadonlySet<string>;
  /** True if digit text equals a number with the same digits, since forms have text where requests have numbers. */
  readonly digits: boolean;
}

/** Returns true if two values are equal. Numbers are compared by value, not by notation. */
export function isSame(left: Json, right: Json, slack: Slack): boolean {
  if (isNumber(left) && isNumber(right)) return sameNumber(left, right);
  if (slack.digits && typeof left === "string" && isNumber(right)) return left === textOf(right);
  if (isList(left))
    return (
      isList(right) && left.length === right.length && left.every((one, i) => isSame(one, itemAt(right, i), slack))
    );
  if (isObject(left) && isObject(right)) {
    const keys = Object.keys(left);
    return (
      Object.keys(right).every((key) => own(left, key) !== undefined) &&
      keys.every((key) => {
        const [one, other] = [defined(left[key]), own(right, key)];
        return other === undefined ? slack.mayMiss.has(key) : isSame(one, other, slack);
      })
    );
  }
  return left === right;
}

const isNumber = (value: Json): value is number | Exact => typeof value === "number" || isExact(value);

const textOf = (value: number | Exact): string => (isExact(value) ? exactText(value) : String(value));

function sameNumber(left: number | Exact, right: number | Exact): boolean {
  const [one, other] = [textOf(left), textOf(right)];
  const integer = /^-?\d+$/;
  if (integer.test(one) && integer.test(other)) return BigInt(one) === BigInt(other);
  return Number(one) === Number(other);
}
