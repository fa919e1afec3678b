import type { Budget, Smallest } from "#engine/budget";
import type { Json } from "#engine/json";
import type { Path, TypeId } from "#engine/shape";
import type { Counts } from "../validate/index.ts";

/** Limits of the samples of one attempt. */
export interface Plan {
  /** Number of object levels that are written in full; smallest values are below them. */
  readonly levels: number;
  /** The number of object levels that show their optional properties. */
  readonly optional: number;
  /** The same of objects without required properties, which would otherwise be empty. */
  readonly optionalOnly: number;
  /** A required property is omitted if its smallest value, below the levels, costs more; undefined: none is omitted. */
  readonly maxBelow?: number;
  /** The budget of all samples of the attempt, in units; see `textCost`. */
  readonly limit: number;
}

/** Maximum nesting of objects, lists and maps, so that neither indentation nor a stack grows with the description. */
export const maxNesting = 50;

/** The state of writing one sample. */
export interface Run {
  readonly plan: Plan;
  readonly budget: Budget;
  readonly missing: Path[];
  isShortened: boolean;
}

/** The position of a value. */
export interface Position {
  readonly at: Path;
  /** The enclosing named types. */
  readonly trail: readonly TypeId[];
  /** The number of enclosing objects. */
  readonly depth: number;
  /** The number of enclosing objects, lists and maps. */
  readonly nesting: number;
  /** True to write the smallest value. */
  readonly isSmall: boolean;
  /** The value of an example at this position. */
  readonly example?: Json | undefined;
  /** True if that is kept although the shape does not allow it. */
  readonly isStated: boolean;
}

/** Writes the sample of a shape at a position; undefined if there is no value, or no room for one. */
export type Make = (position: Position, run: Run) => Json | undefined;

/** The position of a whole sample. */
export const root: Position = { at: [], trail: [], depth: 0, nesting: 0, isSmall: false, isStated: false };

/** Returns true if a smallest value is small enough to be written. */
export const isWritten = ({ cost, depth }: Smallest, { maxBelow = Number.MAX_VALUE }: Plan): boolean =>
  cost <= maxBelow && depth <= maxNesting;

/** The position of a part, with its value in an example around it, or else its first own example. */
export const below = (position: Position, step: string | number, value?: Json, own?: Json): Position => ({
  ...position,
  at: [...position.at, step],
  example: value === undefined ? own : value,
  isStated: position.isStated && value !== undefined,
});

/** Maximum number of parts of a list or a map in a sample; our choice, since more don't help a reader. */
const maxParts = 20;

/** The parts of a list or a map at a position. */
interface Parts {
  readonly inside: Position;
  /** Their number; a smallest value has as few as are allowed. */
  readonly count: number;
  /** True if the parts of an example may be used. */
  readonly isFull: boolean;
}

/** Returns the parts of a list or a map at a position. */
export function partsOf(position: Position, { least, most }: Counts): Parts {
  const isFull = !position.isSmall && position.nesting < maxNesting;
  const count = isFull ? Math.min(Math.max(1, least), most) : least;
  return { inside: { ...position, nesting: position.nesting + 1 }, count: Math.min(count, maxParts), isFull };
}

/** Returns a function that computes a result on its first call. */
export function lazy<T>(compute: () => T): () => T {
  let known: { readonly result: T } | undefined;
  return () => {
    known ??= { result: compute() };
    return known.result;
  };
}
