import type { FeatureFlagNode, NavigationNode } from "../definition.ts";
import { isForEveryone } from "../settings/index.ts";

/** The readers that a site is made for: everybody, or those who are logged in. */
export type Audience = "everyone" | "members";

/**
 * Returns true if a node and what is below it is for readers who are logged in. Its viewers add to those around it,
 * unless it is orphaned.
 */
export function needsLogin({ viewers, orphaned, authed }: NavigationNode, isAroundRestricted: boolean): boolean {
  const isRestricted = authed === true || !isForEveryone(viewers);
  return isRestricted || (isAroundRestricted && orphaned !== true);
}

/**
 * Returns true unless feature flags hide a node. Nothing evaluates flags here, so their fallback values count; any of
 * several flags shows it.
 */
export const isOn = ({ featureFlags }: NavigationNode): boolean =>
  featureFlags === undefined || featureFlags.length === 0 || featureFlags.some(isMet);

const isMet = ({ fallbackValue, match = true }: FeatureFlagNode): boolean =>
  JSON.stringify(fallbackValue) === JSON.stringify(match);
