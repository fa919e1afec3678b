import { ruleSentence } from "#engine/rules";
import type { Shape } from "#engine/shape";
import { rulesImply, rulesOf } from "../assignable/index.ts";
import type { ChangeLocation, Report } from "../report/index.ts";

/**
 * Compares the rules of two shapes. A narrowed rule counts as added, a loosened one as removed; where neither version
 * implies the other, both are reported, since some values may be rejected.
 */
export function compareRules(older: Shape, newer: Shape, location: ChangeLocation, report: Report): void {
  const [was, is] = [rulesOf(older), rulesOf(newer)];
  for (const rule of is) {
    if (!rulesImply(was, rule)) report(location, "rule-added", { is: ruleSentence(rule) });
  }
  for (const rule of was) {
    if (!rulesImply(is, rule)) report(location, "rule-removed", { was: ruleSentence(rule) });
  }
}
