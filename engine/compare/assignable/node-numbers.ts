import type { Shape } from "#engine/shape";

/** Numbers shapes by identity, so that unnamed ones can be keys. */
export function nodeNumbers(): (shape: Shape) => number {
  const known = new WeakMap<Shape, number>();
  let last = 0;
  return (shape) => {
    const old = known.get(shape);
    if (old !== undefined) return old;
    last += 1;
    known.set(shape, last);
    return last;
  };
}
