import type { Json } from "#engine/json";
import { type Path, pointer } from "#engine/shape";

/** The variant chosen at each union of a value, by JSON pointer from its root; without an entry what fits is taken. */
export interface Choices {
  readonly [pointer: string]: number;
}

/** A form value together with the variants it was made with. */
export interface Filled {
  readonly value: Json;
  readonly choices: Choices;
}

/** The same choices as a tree, so that a subtree can be asked without knowing where it stands. */
export interface Picks {
  readonly variant?: number;
  readonly below?: ReadonlyMap<string, Picks>;
}

/** A value together with the choices in it, as interpreters pass it upwards. */
export interface Picked {
  readonly value: Json;
  readonly picks?: Picks;
}

interface Growing {
  variant?: number;
  below?: Map<string, Growing>;
}

const trees = new WeakMap<Choices, Picks>();

/** Gives the choices at and below a place as a tree. The same choices give the same tree, so that checks can be kept. */
export function picksAt(choices: Choices | undefined, at: Path): Picks | undefined {
  if (choices === undefined) return undefined;
  let tree: Picks | undefined = trees.get(choices);
  if (tree === undefined) {
    tree = grow(choices);
    trees.set(choices, tree);
  }
  for (const step of at) {
    tree = tree?.below?.get(String(step));
    if (tree === undefined) return undefined;
  }
  return tree;
}

function grow(choices: Choices): Picks {
  const root: Growing = {};
  for (const [place, variant] of Object.entries(choices)) {
    let node = root;
    for (const step of stepsOf(place)) {
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

/** Reads a JSON pointer (RFC 6901) as steps of text. */
const stepsOf = (place: string): readonly string[] =>
  place === ""
    ? []
    : place
        .slice(1)
        .split("/")
        .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

/** Writes a tree of choices as choices by pointer, for a value that stands at `at`. */
export function choicesOf(picks: Picks | undefined, at: Path = []): Choices {
  const found: [string, number][] = [];
  const walk = (node: Picks, place: string): void => {
    if (node.variant !== undefined) found.push([place, node.variant]);
    for (const [step, next] of node.below ?? []) walk(next, place + pointer([step]));
  };
  if (picks !== undefined) walk(picks, pointer(at));
  return Object.fromEntries(found);
}

/** Joins the choices of the parts of a value; nothing when no part has any. */
export function picksBelow(parts: Iterable<readonly [string | number, Picks | undefined]>): Picks | undefined {
  const below = new Map<string, Picks>();
  for (const [step, picks] of parts) if (picks !== undefined) below.set(String(step), picks);
  return below.size === 0 ? undefined : { below };
}

/** Adds the choice of a union to the choices inside its chosen variant. */
export const picksHere = (variant: number, inside: Picks | undefined): Picks =>
  inside?.below === undefined ? { variant } : { variant, below: inside.below };
