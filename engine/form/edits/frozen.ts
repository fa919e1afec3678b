/**
 * Freezes a value with all its parts, however deep, and gives it back. A part that can't be extended is taken to be
 * frozen with all its parts, so that only what is new costs time: unlike `isFrozen`, that does not look at its members.
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
