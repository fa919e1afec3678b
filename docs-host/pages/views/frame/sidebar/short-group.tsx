import type { ReactElement } from "react";
import { firstSlug, hrefOf, type NavItem } from "#docs-host/site/model";
import { NavIcon } from "../../entry/nav-icon.tsx";
import type { NavPosition } from "./nav-position.ts";
import { NavTitle } from "./nav-title.tsx";

/** Maximum number of entries shown below one heading, those nearest to the page. */
const maxBelow = 60;

interface ShortGroupProps {
  readonly group: Extract<NavItem, { readonly kind: "group" }>;
  readonly position: NavPosition;
  /** Draws a list of its entries. */
  readonly list: (items: readonly NavItem[]) => ReactElement;
}

/** A heading in a long navigation: a link to its page, with its entries only around the current page. */
export function ShortGroup({ group, position, list }: ShortGroupProps): ReactElement {
  const slug = group.slug ?? firstSlug(group.items);
  const isOpen = position.around.has(group);
  const { before, near, after } = nearest(group.items, position);
  return (
    <>
      <a
        className="nav-heading"
        href={slug === undefined ? undefined : hrefOf(slug)}
        aria-current={group.slug !== undefined && group.slug === position.current ? "page" : undefined}
        data-open={isOpen || undefined}
      >
        <NavIcon icon={group.icon} />
        <NavTitle item={group} />
      </a>
      {isOpen ? (
        <>
          {before.length > 0 ? <More items={before.toReversed()} where="before" /> : null}
          {list(near)}
          {after.length > 0 ? <More items={after} where="after" /> : null}
        </>
      ) : null}
    </>
  );
}

/** The entries around this page, and those that are left out on either side. */
function nearest(items: readonly NavItem[], position: NavPosition) {
  if (items.length <= maxBelow) return { before: [], near: items, after: [] };
  const at = items.findIndex((item) => ("slug" in item && item.slug === position.current) || position.around.has(item));
  const from = Math.min(Math.max(0, at - maxBelow / 2), items.length - maxBelow);
  return {
    before: items.slice(0, from),
    near: items.slice(from, from + maxBelow),
    after: items.slice(from + maxBelow),
  };
}

interface MoreProps {
  /** The entries that are left out, the nearest first. */
  readonly items: readonly NavItem[];
  readonly where: "before" | "after";
}

/** The link to the nearest omitted page. Its sidebar shows the entries around it. */
function More({ items, where }: MoreProps): ReactElement {
  const slug = firstSlug(items);
  return (
    <a className="nav-more" href={slug === undefined ? undefined : hrefOf(slug)}>
      {items.length} more {where} these
    </a>
  );
}
