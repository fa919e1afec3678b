import { useEffect, useState } from "react";
import { useForm } from "../form-context.ts";

/** Rows per step: about as many as a screen shows. */
export const rowsAtOnce = 24;

/**
 * Returns the number of items to render by now: the first ones at once, the others in steps after the first paint.
 * Items added after that are rendered at once.
 */
export function useProgressiveCount(count: number): number {
  const { slices, wanted } = useForm();
  // If a path waits for the focus, all items are rendered at once.
  const [limit, setLimit] = useState(
    count > rowsAtOnce && wanted.current === undefined ? rowsAtOnce : Number.POSITIVE_INFINITY,
  );
  useEffect(() => {
    if (limit === Number.POSITIVE_INFINITY) return undefined;
    return slices.add(() => setLimit(limit + rowsAtOnce >= count ? Number.POSITIVE_INFINITY : limit + rowsAtOnce));
  }, [slices, limit, count]);
  return Math.min(limit, count);
}
