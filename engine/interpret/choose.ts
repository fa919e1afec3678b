import type { Json } from "#engine/json";
import type { Picks } from "./choices.ts";

/** The variant of an undiscriminated union that a value is taken for, and how well it fits; `chosen` by a reader or not. */
interface Taken {
  readonly index: number;
  readonly chosen: boolean;
  readonly score: number;
}

/**
 * Makes the answer to which variant a value is: the chosen one, else the one that fits best, the first of equals.
 * Nothing when none was chosen and the value is of another JSON type than all of them.
 */
export function variantTaker(
  scoresOf: () => readonly ((value: Json) => number)[],
): (value: Json, picks: Picks | undefined) => Taken | undefined {
  return (value, picks) => {
    const scores = scoresOf();
    const chosen = picks?.variant === undefined ? undefined : scores[picks.variant];
    if (picks?.variant !== undefined && chosen) return { index: picks.variant, chosen: true, score: chosen(value) };
    let best: Taken | undefined;
    scores.forEach((score, index) => {
      const fits = score(value);
      if (fits > (best?.score ?? 0)) best = { index, chosen: false, score: fits };
    });
    return best;
  };
}
