import type { NavItem } from "../../../site/index.ts";

/** The page in a sidebar, and how the sidebar shows its entries. */
export interface NavPosition {
  readonly current: string | undefined;
  readonly around: ReadonlySet<NavItem>;
  /** True if headings away from the page are only links to their pages. */
  readonly isShort: boolean;
  /** True if entries show release stages. */
  readonly hasStages: boolean;
}
