import type { ListPart, SelectorGroup } from "#ui/selector";
import { inVersionOf } from "#ui/selector";
import type { EndpointList } from "./endpoint-list.ts";

/**
 * Entries on either side that fill a screen of 1,400 pixels; on a taller one the end is visible, and all are loaded.
 */
const eachSide = 20;

/**
 * Returns the entries around the one at an address, in its version; the whole list of the version if it is short or
 * does not contain it.
 */
export function endpointsAround(all: EndpointList, href: string): EndpointList {
  const ofVersion = inVersionOf(all.groups, href);
  const list = ofVersion === all.groups ? all : { groups: ofVersion };
  const entries = list.groups.flatMap((group) => group.entries);
  const index = entries.findIndex((entry) => entry.href === href);
  const before = Math.max(0, index - eachSide);
  const after = Math.min(entries.length, index + eachSide + 1);
  if (index === -1 || after - before === entries.length) return list;
  const groups = cut(list.groups, before, after);
  return {
    groups,
    part: { before: linesOf(list.groups, before), total: linesOf(list.groups, entries.length) },
  };
}

/** The entries before an index. A heading is included with its entry. */
function linesOf(groups: readonly SelectorGroup[], index: number): ListPart["total"] {
  let first = 0;
  let headings = 0;
  for (const { trail, entries } of groups) {
    first += entries.length;
    if (first > index) break;
    if (trail.length > 0) headings += 1;
  }
  return { entries: index, headings };
}

/** The groups as far as they hold the entries from one place to another. */
function cut(groups: readonly SelectorGroup[], from: number, to: number): readonly SelectorGroup[] {
  let first = 0;
  return groups.flatMap((group) => {
    const { entries } = group;
    const inside = entries.slice(Math.max(0, from - first), Math.max(0, to - first));
    first += entries.length;
    return inside.length === 0 ? [] : [{ ...group, entries: inside }];
  });
}
