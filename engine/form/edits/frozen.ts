/**
 * Freezes a value deeply and returns it. A part that is not extensible counts as deeply frozen, so that the time
 * depends on new parts only; `isFrozen` would read all members.
 */
export function frozen<T>(value: T): T {
  const open: unknown[] = [value];
  for (let part = open.pop(); open.length > 0 || part !== undefined; part = open.pop()) {
    if (typeof part !== "object" || part === null || !Object.isExtensible(part)) continue;
    Object.freeze(part);
    for (const inner of Object.values(part)) if (typeof inner === "object") open.push(inner);
  }
  return value;
}
