import type { Json } from "#engine/json";
import type { Shape } from "#engine/shape";
import type { Make, Position } from "./position.ts";

/** Writes the variant of the example, or else the first one that has a value; a smallest value is of the smallest variant. */
export function oneOf(
  variants: readonly { readonly shape: Shape }[],
  recur: (shape: Shape) => Make,
  smallest: () => number,
  exampled: (example: Json) => { readonly shape: Shape } | undefined,
): Make {
  const inners = variants.map(({ shape }) => recur(shape));
  return (around, run) => {
    if (around.isSmall) return inners[smallest()]?.(around, run);
    const { example } = around;
    const variant = example === undefined ? undefined : exampled(example);
    const found = variant && recur(variant.shape)(around, run);
    if (found !== undefined) return found;
    if (around.isStated && example !== undefined) return example;
    const position: Position = { ...around, example: undefined };
    for (const inner of inners) {
      // The search counts too: unions of unions may have no value anywhere.
      const value = run.budget.take(1) ? inner(position, run) : undefined;
      if (value !== undefined) return value;
    }
    return undefined;
  };
}
