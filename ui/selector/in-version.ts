import type { SelectorGroup } from "./entry.ts";

/**
 * Returns the groups of the version that a page is in. Groups without versions stay; other products are listed in their
 * default version.
 */
export function inVersionOf(groups: readonly SelectorGroup[], href: string): readonly SelectorGroup[] {
  const { version: own } = groups.find(({ entries }) => entries.some((entry) => entry.href === href)) ?? {};
  if (own === undefined) return groups;
  return withoutCommon(
    groups.filter(({ version }) => {
      if (version === undefined) return true;
      return version.product === own.product ? version.version === own.version : version.isDefault;
    }),
  );
}

/** Removes the headings that all groups share, since they distinguish nothing. */
export function withoutCommon(groups: readonly SelectorGroup[]): readonly SelectorGroup[] {
  const [first, ...others] = groups;
  if (first === undefined || others.length === 0) return groups;
  const differs = first.trail.findIndex((title, depth) => others.some(({ trail }) => trail[depth] !== title));
  const common = differs === -1 ? first.trail.length : differs;
  return groups.map((group) => ({ ...group, trail: group.trail.slice(common) }));
}
