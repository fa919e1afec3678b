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
