import { authRules } from "./auth.ts";
import { callRules } from "./calls.ts";
import { channelRules } from "./channels.ts";
import type { Level } from "./level.ts";
import type { Rule } from "./rule.ts";
import { shapeRules } from "./shapes.ts";

/** Rules about descriptions; the same in both directions. */
const docsRules = {
  "description-changed": {
    none: "docs-only",
    sentence: "The description of {it} changed.",
    why: "Only the text changed. Check whether it still promises the same.",
  },
  "name-changed": {
    none: "docs-only",
    sentence: "{It} is shown as {is} now; it was {was}.",
    why: "Only the display name changed, not the name on the wire.",
  },
  "info-changed": {
    none: "docs-only",
    sentence: "{It} is {is} now; it was {was}.",
    why: "Calls are the same. Users see who is responsible for the API, and on which terms.",
  },
  "examples-changed": {
    none: "docs-only",
    sentence: "The examples of {it} changed.",
    why: "Examples show calls, they do not change them.",
  },
  deprecated: {
    none: "behaves-otherwise",
    minor: true,
    sentence: "{It} is deprecated now.",
    why: "It still works, but will be removed. Tools show a warning where it is used.",
    advice: "Say in its description what to use instead, and when it will be removed.",
  },
  "availability-changed": {
    none: "docs-only",
    sentence: "{It} is marked {is} now; it was {was}.",
    why: "This mark says how stable it is. Its behavior is the same.",
  },
} as const satisfies { readonly [id: string]: Rule };

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
