import { isObject, type Json } from "#engine/json";
import { fold, leaves, type Path, type Shape, type Types } from "#engine/shape";
import {
  alternativeAnswers,
  alternatives,
  bestVariant,
  discriminantReader,
  type SelectionTree,
  selectionTreeAt,
  type VariantSelection,
} from "./unions/index.ts";
import { matcher } from "./validate/index.ts";

type Choose = (value: Json | undefined, tree: SelectionTree | undefined) => number | undefined;

/**
 * Creates the function that returns the variant of a union value: by its discriminant, else by the selection, else the
 * best match. Returns undefined for shapes that are not unions. The pointers of `selection` start at the root of `at`.
 */
export function selectedVariant(
  types: Types,
): (shape: Shape, value: Json | undefined, selection: VariantSelection, at: Path) => number | undefined {
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
      return (value, tree) => (isObject(value) ? variantOf(value) : undefined) ?? known(tree, node.variants);
    },
    undiscriminatedUnion: (node) => {
      const variants = flat(node);
      const take = bestVariant(scoresOf(node, score));
      return (value, tree) => (value === undefined ? known(tree, variants) : take(value, tree)?.index);
    },
    ref: (_id, force) => (value, tree) => force()(value, tree),
  });
  const compiled = new WeakMap<Shape, Choose>();
  return (shape, value, selection, at) => {
    let inner = compiled.get(shape);
    if (inner === undefined) {
      inner = choose(shape);
      compiled.set(shape, inner);
    }
    return inner(value, selectionTreeAt(selection, at));
  };
}

const none: Choose = () => undefined;

const known = (tree: SelectionTree | undefined, variants: readonly unknown[]): number | undefined =>
  tree?.variant !== undefined && tree.variant in variants ? tree.variant : undefined;
