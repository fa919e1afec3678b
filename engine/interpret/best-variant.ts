import type { Json } from "#engine/json";
import type { SelectionTree } from "./variant-selection.ts";

/**
 * The variant of an undiscriminated union that a value is taken for, and how well it fits; `chosen` by a reader or not.
 */
interface Taken {
  readonly index: number;
  readonly chosen: boolean;
  readonly score: number;
}

/**
 * Makes the answer to which variant a value is: the chosen one, else the one that fits best, the first of equals.
 * Nothing when none was chosen and the value is of another JSON type than all of them.
 */
export function bestVariant(
  scoresOf: () => readonly ((value: Json) => number)[],
): (value: Json, tree: SelectionTree | undefined) => Taken | undefined {
  return (value, tree) => {
    const scores = scoresOf();
    const chosen = tree?.variant === undefined ? undefined : scores[tree.variant];
    if (tree?.variant !== undefined && chosen) return { index: tree.variant, chosen: true, score: chosen(value) };
    let best: Taken | undefined;
    scores.forEach((score, index) => {
      const fits = score(value);
      if (fits > (best?.score ?? 0)) best = { index, chosen: false, score: fits };
    });
    return best;
  };
}
