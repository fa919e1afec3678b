import { countItems, type NavItem } from "#docs-host/site/model";

/** The page in a sidebar, and how the sidebar shows its entries. */
export interface NavPosition {
  readonly current: string | undefined;
  readonly around: ReadonlySet<NavItem>;
  /** True if headings away from the page are only links to their pages. */
  readonly isShort: boolean;
  /** True if entries show release stages. */
  readonly hasStages: boolean;
}

/** Maximum number of entries that every page contains; beyond it, only the headings and the entries around the page. */
const maxEntries = 120;

/**
 * Returns the position of a page among the entries of a sidebar.
 *
 * @param around the headings around the page, outermost first
 */
export const positionIn = (
  items: readonly NavItem[],
  current: string | undefined,
  around: readonly NavItem[],
  hasStages = true,
): NavPosition => ({ current, around: new Set(around), isShort: countItems(items) > maxEntries, hasStages });
