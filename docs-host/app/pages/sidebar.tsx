import type { ReactElement } from "react";
import { MethodBadge } from "#ui/reference";
import { hrefOf, type NavItem } from "../site/site.ts";

/** The id of the navigation, which the button in the head opens on narrow screens. */
export const sidebarId = "contents";

interface SidebarProps {
  readonly items: readonly NavItem[];
  readonly current: string | undefined;
}

/**
 * The navigation. On wide screens it stands beside the text; on narrow ones it is a popover, which browsers open, close
 * and leave by Escape without a script.
 */
export function Sidebar({ items, current }: SidebarProps): ReactElement {
  return (
    <nav id={sidebarId} className="sidebar" aria-label="Contents" popover="auto">
      <NavList items={items} current={current} outermost />
    </nav>
  );
}

interface NavListProps extends SidebarProps {
  readonly outermost?: boolean;
}

function NavList({ items, current, outermost = false }: NavListProps): ReactElement {
  return (
    <ul className={outermost ? "nav-list nav-outermost" : "nav-list"}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <NavEntry item={item} current={current} />
        </li>
      ))}
    </ul>
  );
}

const keyOf = (item: NavItem): string => `${item.kind} ${"slug" in item ? item.slug : ""} ${item.title}`;

interface NavEntryProps {
  readonly item: NavItem;
  readonly current: string | undefined;
}

type Entries = {
  readonly [K in NavItem["kind"]]: (
    item: Extract<NavItem, { readonly kind: K }>,
    current: string | undefined,
  ) => ReactElement;
};

const entries: Entries = {
  page: ({ slug, title }, current) => (
    <a href={hrefOf(slug)} aria-current={slug === current ? "page" : undefined}>
      {title}
    </a>
  ),
  endpoint: ({ slug, title, method, stream }, current) => (
    <a className="nav-endpoint" href={hrefOf(slug)} aria-current={slug === current ? "page" : undefined}>
      <span className="nav-title">{title}</span>
      <MethodBadge method={method} stream={stream} />
    </a>
  ),
  link: ({ url, title }) => (
    <a href={url} rel="noreferrer">
      {title}
    </a>
  ),
  group: ({ title, items }, current) => (
    <details open className="nav-group">
      <summary>{title}</summary>
      <NavList items={items} current={current} />
    </details>
  ),
};

function NavEntry({ item, current }: NavEntryProps): ReactElement {
  // The compiler can't see that the entry chosen by `kind` takes just this item; the mapped type promises it.
  const draw = entries[item.kind] as (item: NavItem, current: string | undefined) => ReactElement;
  return draw(item, current);
}
