import type { Budget } from "#engine/budget";
import type { Shape, TypeId } from "#engine/shape";
import type { View } from "./view.ts";

/** The shapes that a reader accepts, after `nullable` and unions are resolved. */
export interface ReaderCases {
  /** True if one of them accepts any value. */
  readonly takesAny: boolean;
  readonly takesNull: boolean;
  /** Each once, however often it is a variant. None is nullable or an undiscriminated union. */
  readonly views: readonly View[];
}

/**
 * Creates a function that resolves the `nullable`s and unions of reader shapes; each nested union is resolved once.
 * Cases beyond the budget are omitted, so that fewer values are known to be accepted.
 */
export function readerCases(see: (shape: Shape) => View, budget: Budget): (shape: Shape) => ReaderCases {
  const byId = new Map<TypeId, ReaderCases>();
  const byShape = new WeakMap<Shape, ReaderCases>();
  return (shape) => {
    const { id } = see(shape);
    const old = id === undefined ? byShape.get(shape) : byId.get(id);
    if (old !== undefined) return old;
    const cases = casesOf(shape, see, budget);
    if (id === undefined) byShape.set(shape, cases);
    else byId.set(id, cases);
    return cases;
  };
}

function casesOf(root: Shape, see: (shape: Shape) => View, budget: Budget): ReaderCases {
  const seen = new Set<Shape | TypeId>();
  const views: View[] = [];
  let [takesAny, takesNull] = [false, false];
  const open = [root];
  for (let shape = open.pop(); shape !== undefined; shape = open.pop()) {
    const view = see(shape);
    const key = view.id ?? shape;
    if (seen.has(key) || (seen.size > 0 && !budget.take(1))) continue;
    seen.add(key);
    if (view.isAny) takesAny = true;
    else if (view.nullable) {
      takesNull = true;
      open.push(view.nullable);
    } else if (view.alternatives) open.push(...view.alternatives.map((one) => one.shape).reverse());
    else views.push(view);
  }
  return { takesAny, takesNull: takesNull || takesAny, views };
}

/** The dependencies of a question about a reader shape, which may be nullable or a union. */
export interface ReaderQuestions {
  readonly casesOf: (shape: Shape) => ReaderCases;
  readonly budget: Budget;
}

/**
 * Returns a function that asks about the cases of a reader's shape until one accepts. A reader that takes any value
 * accepts.
 */
export const someCase =
  ({ casesOf, budget }: ReaderQuestions, accepts: (reader: View) => boolean) =>
  (shape: Shape): boolean => {
    const { takesAny, views } = casesOf(shape);
    const isFree = views.length === 1;
    return takesAny || views.some((seen) => (isFree || budget.take(1)) && accepts(seen));
  };
