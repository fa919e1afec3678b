/** Limits the size of output, so that no type graph can produce more than is allowed. */
export interface Budget {
  /**
   * Spends `cost` units. Returns false once more units were spent than the budget has.
   * @param part the part of the description that is written, for budgets that count only repeated parts
   */
  readonly take: (cost: number, part?: object) => boolean;
  readonly isSpent: () => boolean;
}

/** Creates the budget of one attempt. */
export type MakeBudget = (units: number) => Budget;

/** Creates a budget of `units`; see `jsonCost` for what a unit is. */
export const budgetOf: MakeBudget = (units) => {
  let left = units;
  return {
    take: (cost) => {
      left -= cost;
      return left >= 0;
    },
    isSpent: () => left < 0,
  };
};

/**
 * Creates a budget in which each part of a description is free the first time, so that all it ever allows is linear in
 * the budget and the description together.
 */
export const repeatBudgetOf: MakeBudget = (units) => {
  const { take, isSpent } = budgetOf(units);
  const seen = new Set<object>();
  return {
    take: (cost, part) => {
      if (part === undefined || seen.has(part)) return take(cost);
      seen.add(part);
      return true;
    },
    isSpent,
  };
};

/**
 * Tries plans in order, the most generous first, each with its own budget. Returns the first result that stayed within
 * its budget; undefined if none did.
 */
export function firstWithin<P extends { readonly limit: number }, R>(
  plans: readonly P[],
  attempt: (plan: P, budget: Budget) => R,
  makeBudget: MakeBudget = budgetOf,
): R | undefined {
  for (const plan of plans) {
    const budget = makeBudget(plan.limit);
    const made = attempt(plan, budget);
    if (!budget.isSpent()) return made;
  }
  return undefined;
}
