export { type Budget, budgetOf, firstWithin, type MakeBudget, repeatBudgetOf } from "./budget.ts";
export { jsonCost, keyCost, textCost } from "./cost.ts";
export { maxUnits, type Smallest, smallestOf, type ValueCosts } from "./smallest.ts";
