import type { Json } from "#engine/json";
import type { SelectionTree } from "./variant-selection.ts";

/** A variant of an undiscriminated union with its match score; `chosen` if the reader selected it. */
interface Taken {
  readonly index: number;
  readonly chosen: boolean;
  readonly score: number;
}

/**
 * Creates the function that returns the variant of a value: the selected one, else the best match, the first of equals.
 * Returns undefined if none is selected and the value has another JSON type than all of them.
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
