import type { Split } from "#ui/kit";
import type { SplitsProps } from "./props.ts";

/** Returns the border of one direction, where the reader left it. */
export const splitOf = (splits: SplitsProps, direction: "across" | "down"): Omit<Split, "label"> => ({
  direction,
  initial: splits.read(direction),
  onMoved: (share) => splits.write(direction, share),
});
