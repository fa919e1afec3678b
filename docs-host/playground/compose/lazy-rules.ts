import { rulesFinder } from "#engine/interpret";
import type { RuleChecks } from "#engine/request";
import type { Shape, Types } from "#engine/shape";
import { lazyModule } from "#ui/kit";

const lazyRules = lazyModule(() => import("#engine/sent-checks").then(({ sentChecks }) => sentChecks));

/** The checks of rules, once they are loaded. */
export const { read: readRuleChecks, subscribe: onRuleChecks } = lazyRules;

/** Returns the checks of rules for a form; they load if its shape has rules. */
export function rulesFor(types: Types, shape: Shape): RuleChecks | undefined {
  if (!rulesFinder(types)(shape)) return undefined;
  // Without them the API itself refuses what breaks a rule. The next form tries again.
  lazyRules.load().catch(() => undefined);
  return () => lazyRules.read();
}
