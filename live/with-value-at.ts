import { isList, isObject, type Json, objectOf } from "#engine/json";
import type { Path } from "#engine/shape";

/** Returns a value with another one at a path; members on the way that are missing are added as objects. */
export function withValueAt(root: Json, at: Path, value: Json): Json {
  const [step, ...rest] = at;
  if (step === undefined) return value;
  if (isList(root)) return root.map((item, i) => (i === Number(step) ? withValueAt(item, rest, value) : item));
  const members = isObject(root) ? Object.entries(root) : [];
  const key = String(step);
  const before = members.find(([name]) => name === key)?.[1] ?? {};
  const changed = [key, withValueAt(before, rest, value)] as const;
  return objectOf(
    members.some(([name]) => name === key)
      ? members.map(([name, member]) => (name === key ? changed : ([name, member] as const)))
      : [...members, changed],
  );
}

/** Returns a value without the member at a path; without an item, a list is shorter. */
export function withoutValue(root: Json, [step, ...rest]: Path): Json {
  const isLast = rest.length === 0;
  if (isList(root)) {
    const at = Number(step);
    return isLast
      ? root.filter((_, i) => i !== at)
      : root.map((item, i) => (i === at ? withoutValue(item, rest) : item));
  }
  if (!isObject(root)) return root;
  const members = Object.entries(root);
  return objectOf(
    isLast
      ? members.filter(([name]) => name !== step)
      : members.map(([name, member]) => [name, name === step ? withoutValue(member, rest) : member]),
  );
}
