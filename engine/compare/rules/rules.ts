import { authRules } from "./auth.ts";
import { callRules } from "./calls.ts";
import { channelRules } from "./channels.ts";
import { docsRules } from "./docs.ts";
import type { Level } from "./level.ts";
import type { Rule } from "./rule.ts";
import { shapeRules } from "./shapes.ts";

/** The closed list of all kinds of change. */
export const rules = { ...shapeRules, ...callRules, ...authRules, ...channelRules, ...docsRules } as const satisfies {
  readonly [id: string]: Rule;
};

/** The id of a rule. It is stable, so that a check can be configured to expect it. */
export type RuleId = keyof typeof rules;

/** The levels and texts of every rule. */
export type RuleTable = { readonly [K in RuleId]: Rule };

/** A change was reported in a direction for which its rule has no level: a bug of the comparison. */
export class NoLevelError extends Error {
  override readonly name = "NoLevelError";
  readonly rule: RuleId;
  constructor(rule: RuleId, direction: string) {
    super(`rule ${rule} has no level for ${direction}`);
    this.rule = rule;
  }
}

/**
 * Returns the level of a rule in a direction. A change of a type that no endpoint uses can't break a call, only code
 * that names the type, so its level is "source".
 */
export function levelOf(id: RuleId, rule: Rule, direction: "request" | "response" | "none"): Level {
  const level = rule[direction];
  if (level !== undefined) return level;
  const others = [rule.request, rule.response].filter((one) => one !== undefined);
  if (direction !== "none" || others.length === 0) throw new NoLevelError(id, direction);
  return others.some((one) => one === "breaks-wire" || one === "breaks-source") ? "breaks-source" : "behaves-otherwise";
}
