/** A value that counts how often it is read. */
export interface Counted<T> {
  readonly value: T;
  /** Returns how often a member of the value, or of anything in it, was read. */
  readonly reads: () => number;
}

/** Counts reads of plain data: a measure of work that is the same on every machine. */
export function countReads<T extends object>(root: T): Counted<T> {
  let reads = 0;
  const known = new WeakMap<object, object>();
  const count = <V extends object>(value: V): V => {
    const old = known.get(value);
    // The proxy of a value has its type.
    if (old !== undefined) return old as V;
    const proxy = new Proxy(value, {
      get: (target, key) => {
        reads += 1;
        // Plain data: members are values, or the methods of lists.
        const member: unknown = Reflect.get(target, key);
        return typeof member === "object" && member !== null ? count(member) : member;
      },
    });
    known.set(value, proxy);
    return proxy;
  };
  return { value: count(root), reads: () => reads };
}
