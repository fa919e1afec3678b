import { rulesFinder } from "#engine/interpret";
import { createListeners } from "#engine/listeners";
import type { RuleChecks } from "#engine/request";
import type { Schemas } from "#engine/schema-table";
import type { Shape, Types } from "#engine/shape";

const changes = createListeners();
let version = 0;

/** Subscribes to the loading of checks. */
export const onRuleChecks = changes.subscribe;

/** Returns a number that differs once more checks are loaded. */
export const readRuleChecks = (): number => version;

/**
 * Returns the checks of what a form sends. They load at once if its shape has rules, and with the first change if its
 * parts have schemas, which `load` loads.
 */
export function rulesFor(
  types: Types,
  shape: Shape,
  load?: () => Promise<Schemas | undefined>,
): RuleChecks | undefined {
  const hasRules = rulesFinder(types)(shape);
  if (!hasRules && load === undefined) return undefined;
  let checks: ReturnType<RuleChecks>;
  let isLoading = false;
  const start = (): void => {
    if (isLoading) return;
    isLoading = true;
    void Promise.all([import("#engine/sent-checks"), load?.()]).then(
      ([{ sentChecks }, schemas]) => {
        checks = sentChecks(schemas);
        version += 1;
        changes.notify();
      },
      () => {
        // Without them the API itself refuses what breaks a rule. The next change tries again.
        isLoading = false;
      },
    );
  };
  if (hasRules) start();
  let isChanged = false;
  return () => {
    if (isChanged) start();
    // The form is checked once as it opens.
    isChanged = true;
    return checks;
  };
}
