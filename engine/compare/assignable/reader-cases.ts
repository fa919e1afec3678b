import type { Budget } from "#engine/budget";
import type { Rule, Shape, TypeId } from "#engine/shape";
import { rulesImply, rulesOf } from "./rules-imply.ts";
import type { View } from "./view.ts";

/** The shapes that a reader accepts, after `nullable` and unions are resolved. */
export interface ReaderCases {
  /** True if one of them accepts any value. */
  readonly takesAny: boolean;
  readonly takesNull: boolean;
  /** Each once, however often it is a variant. None is nullable or an undiscriminated union. */
  readonly views: readonly ReaderCase[];
}

/** One shape that a reader accepts, with its rules and the rules of the shapes around it. */
interface ReaderCase {
  readonly view: View;
  readonly rules: readonly Rule[];
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
  const views: ReaderCase[] = [];
  let [takesAny, takesNull] = [false, false];
  const open: { readonly shape: Shape; readonly around: readonly Rule[] }[] = [{ shape: root, around: [] }];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const { shape, around } = one;
    const view = see(shape);
    const key = view.id ?? shape;
    const own = rulesOf(view.shape);
    const rules = own.length === 0 ? around : [...around, ...own];
    if (seen.has(key) || (seen.size > 0 && !budget.take(1))) continue;
    seen.add(key);
    if (view.isAny && rules.length === 0) takesAny = true;
    else if (view.nullable) {
      if (rules.length === 0) takesNull = true;
      open.push({ shape: view.nullable, around: rules });
    } else if (view.alternatives)
      open.push(...view.alternatives.map((variant) => ({ shape: variant.shape, around: rules })).reverse());
    else views.push({ view, rules });
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
 *
 * @param keeps returns true if all values of the writer keep a rule
 */
export const someCase =
  ({ casesOf, budget }: ReaderQuestions, keeps: (rule: Rule) => boolean, accepts: (reader: View) => boolean) =>
  (shape: Shape): boolean => {
    const { takesAny, views } = casesOf(shape);
    const isFree = views.length === 1;
    return (
      takesAny ||
      views.some(
        ({ view, rules }) => (isFree || budget.take(1)) && rules.every(keeps) && (view.isAny === true || accepts(view)),
      )
    );
  };

/** Returns the function that returns true if all values of a writer's shape keep a rule. */
export const keptBy = (writer: Shape): ((rule: Rule) => boolean) => {
  const rules = rulesOf(writer);
  return (rule) => rulesImply(rules, rule);
};
