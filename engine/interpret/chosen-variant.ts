import { isObject, type Json } from "#engine/json";
import { fold, leaves, type Path, type Shape, type Types } from "#engine/shape";
import { alternativeAnswers, alternatives } from "./alternatives.ts";
import { type Choices, type Picks, picksAt } from "./choices.ts";
import { variantTaker } from "./choose.ts";
import { discriminantReader } from "./discriminant.ts";
import { matcher } from "./match.ts";

type Choose = (value: Json | undefined, picks: Picks | undefined) => number | undefined;

/**
 * Makes the answer to which variant of a union a value is: by its discriminant, else as chosen, else what fits best.
 * Nothing for shapes that are no union. `choices` are by pointer from the root that `at` starts at.
 */
export function chosenVariant(
  types: Types,
): (shape: Shape, value: Json | undefined, choices: Choices, at: Path) => number | undefined {
  const flat = alternatives(types);
  const scoresOf = alternativeAnswers<(value: Json) => number>(types);
  const score = matcher(types);
  const choose = fold<Choose>(types, {
    ...leaves<Choose>(none),
    nullable: () => none,
    list: () => none,
    set: () => none,
    map: () => none,
    object: () => none,
    discriminatedUnion: (node) => {
      const variantOf = discriminantReader(node);
      return (value, picks) => (isObject(value) ? variantOf(value) : undefined) ?? known(picks, node.variants);
    },
    undiscriminatedUnion: (node) => {
      const variants = flat(node);
      const take = variantTaker(scoresOf(node, score));
      return (value, picks) => (value === undefined ? known(picks, variants) : take(value, picks)?.index);
    },
    ref: (_id, force) => (value, picks) => force()(value, picks),
  });
  const compiled = new WeakMap<Shape, Choose>();
  return (shape, value, choices, at) => {
    let inner = compiled.get(shape);
    if (inner === undefined) {
      inner = choose(shape);
      compiled.set(shape, inner);
    }
    return inner(value, picksAt(choices, at));
  };
}

const none: Choose = () => undefined;

const known = (picks: Picks | undefined, variants: readonly unknown[]): number | undefined =>
  picks?.variant !== undefined && picks.variant in variants ? picks.variant : undefined;
