import type { Json } from "#engine/json";
import { pointerKeys } from "#engine/json";
import { type Path, toPointer } from "#engine/shape";

/**
 * The selected variant of each union of a value, by JSON Pointer from its root; without an entry the best match is
 * used.
 */
export interface VariantSelection {
  readonly [pointer: string]: number;
}

/** A form value together with the variants it was made with. */
export interface ValueWithSelection {
  readonly value: Json;
  readonly selection: VariantSelection;
}

/** The selection as a tree, so that a subtree can be used without its position. */
export interface SelectionTree {
  readonly variant?: number;
  readonly below?: ReadonlyMap<string, SelectionTree>;
}

/** A value together with the selection in it, as interpreters pass it upwards. */
export interface ValueWithTree {
  readonly value: Json;
  readonly tree?: SelectionTree;
}

interface Growing {
  variant?: number;
  below?: Map<string, Growing>;
}

const trees = new WeakMap<VariantSelection, SelectionTree>();

/**
 * Returns the selection at and below a path as a tree. The same selection returns the same tree, so that results can be
 * cached by it.
 */
export function selectionTreeAt(selection: VariantSelection | undefined, at: Path): SelectionTree | undefined {
  if (selection === undefined) return undefined;
  let tree: SelectionTree | undefined = trees.get(selection);
  if (tree === undefined) {
    tree = grow(selection);
    trees.set(selection, tree);
  }
  for (const step of at) {
    tree = tree?.below?.get(String(step));
    if (tree === undefined) return undefined;
  }
  return tree;
}

function grow(selection: VariantSelection): SelectionTree {
  const root: Growing = {};
  for (const [pointer, variant] of Object.entries(selection)) {
    let node = root;
    for (const step of pointerKeys(pointer)) {
      node.below ??= new Map();
      let next = node.below.get(step);
      if (next === undefined) {
        next = {};
        node.below.set(step, next);
      }
      node = next;
    }
    node.variant = variant;
  }
  return root;
}

/** Returns the entries of a selection tree by pointer, for a value at the path `at`. */
export function flattenSelection(tree: SelectionTree | undefined, at: Path = []): VariantSelection {
  const found: [string, number][] = [];
  const walk = (node: SelectionTree, pointer: string): void => {
    if (node.variant !== undefined) found.push([pointer, node.variant]);
    for (const [step, next] of node.below ?? []) walk(next, pointer + toPointer([step]));
  };
  if (tree !== undefined) walk(tree, toPointer(at));
  return Object.fromEntries(found);
}

/** Merges the selections of the parts of a value; undefined if no part has any. */
export function mergeSelections(
  parts: Iterable<readonly [string | number, SelectionTree | undefined]>,
): SelectionTree | undefined {
  const below = new Map<string, SelectionTree>();
  for (const [step, tree] of parts) if (tree !== undefined) below.set(String(step), tree);
  return below.size === 0 ? undefined : { below };
}

/** Adds the choice of a union to the selection inside its chosen variant. */
export const withVariant = (variant: number, inside: SelectionTree | undefined): SelectionTree =>
  inside?.below === undefined ? { variant } : { variant, below: inside.below };
