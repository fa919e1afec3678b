import type { Shape } from "#engine/shape";

/** Makes numbers for shapes as they stand in memory, so that one that has no name can be told from others. */
export function numbering(): (shape: Shape) => number {
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
