import { useEffect, useState } from "react";
import { useForm } from "./form-context.ts";

/** How many things are drawn at a time: about as many as a screen shows. */
export const rowsAtOnce = 24;

/**
 * How many of many things are to be drawn by now: the first ones at once, the others a few at a time after the page was
 * painted. Once all have been, whatever comes later is drawn at once.
 */
export function useRevealed(count: number): number {
  const { slices, wanted } = useForm();
  // What is on the way to a place that is to get the focus is there at once.
  const [limit, setLimit] = useState(
    count > rowsAtOnce && wanted.current === undefined ? rowsAtOnce : Number.POSITIVE_INFINITY,
  );
  useEffect(() => {
    if (limit === Number.POSITIVE_INFINITY) return undefined;
    return slices.add(() => setLimit(limit + rowsAtOnce >= count ? Number.POSITIVE_INFINITY : limit + rowsAtOnce));
  }, [slices, limit, count]);
  return Math.min(limit, count);
}
