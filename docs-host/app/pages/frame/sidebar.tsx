import type { ReactElement } from "react";
import { KindBadge, MethodBadge } from "#ui/reference";
import { countItems, firstSlug, hrefOf, type NavHeading, type NavItem } from "../../site/index.ts";
import { ApiSwitch } from "./api-switch.tsx";

/** The id of the navigation, which the button in the head opens on narrow screens. */
export const sidebarId = "contents";

/** Maximum number of entries that every page contains; beyond it, only the headings and the entries around the page. */
const mostEntries = 120;

/**
 * Maximum number of entries shown below one heading, those nearest to the page; the heading's own page has them all.
 */
const mostBelow = 60;

interface SidebarProps {
  readonly items: readonly NavItem[];
  readonly current: string | undefined;
  /** The headings around this page, outermost first. */
  readonly around: readonly NavHeading[];
}

/**
 * The navigation. On wide screens it is beside the text; on narrow ones it is a popover, which browsers open and close
 * without a script. A site of several APIs shows that of the page's own API.
 */
export function Sidebar({ items, current, around }: SidebarProps): ReactElement {
  const apis = items.flatMap((item) => (item.kind === "api" ? [item] : []));
  const api = around.find((heading) => heading.kind === "api");
  const shown = api?.kind === "api" ? api.items : items;
  const position: Position = { current, around: new Set(around), short: countItems(shown) > mostEntries };
  return (
    <nav id={sidebarId} className="sidebar" aria-label="Contents" popover="auto">
      {apis.length < 2 || api?.kind !== "api" ? null : <ApiSwitch apis={apis} current={api} />}
      <NavList items={shown} position={position} outermost />
    </nav>
  );
}

interface Position {
  readonly current: string | undefined;
  readonly around: ReadonlySet<NavItem>;
  /** True if headings away from the page are only links to their pages. */
  readonly short: boolean;
}

interface NavListProps {
  readonly items: readonly NavItem[];
  readonly position: Position;
  readonly outermost?: boolean;
}

function NavList({ items, position, outermost = false }: NavListProps): ReactElement {
  return (
    <ul className={outermost ? "nav-list nav-outermost" : "nav-list"}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <NavEntry item={item} position={position} />
        </li>
      ))}
    </ul>
  );
}

const keyOf = (item: NavItem): string => `${item.kind} ${"slug" in item ? item.slug : ""} ${item.title}`;

interface NavEntryProps {
  readonly item: NavItem;
  readonly position: Position;
}

type Entries = {
  readonly [K in NavItem["kind"]]: (item: Extract<NavItem, { readonly kind: K }>, position: Position) => ReactElement;
};

const currentOf = (slug: string | undefined, { current }: Position) =>
  slug !== undefined && slug === current ? ("page" as const) : undefined;

const entries: Entries = {
  page: ({ slug, title }, position) => (
    <a href={hrefOf(slug)} aria-current={currentOf(slug, position)}>
      {title}
    </a>
  ),
  endpoint: ({ slug, title, method, stream }, position) => (
    <a className="nav-endpoint" href={hrefOf(slug)} aria-current={currentOf(slug, position)}>
      <span className="nav-title">{title}</span>
      <MethodBadge method={method} stream={stream} />
    </a>
  ),
  channel: ({ slug, title, badge }, position) => (
    <a className="nav-endpoint" href={hrefOf(slug)} aria-current={currentOf(slug, position)}>
      <span className="nav-title">{title}</span>
      <KindBadge kind="channel" badge={badge} />
    </a>
  ),
  webhook: ({ slug, title }, position) => (
    <a className="nav-endpoint" href={hrefOf(slug)} aria-current={currentOf(slug, position)}>
      <span className="nav-title">{title}</span>
      <KindBadge kind="webhook" />
    </a>
  ),
  link: ({ url, title }) => (
    <a href={url} rel="noreferrer">
      {title}
    </a>
  ),
  group: (item, position) =>
    position.short ? (
      <ShortGroup group={item} position={position} />
    ) : (
      <details open className="nav-group">
        <summary>{item.title}</summary>
        <NavList items={item.items} position={position} />
      </details>
    ),
  api: ({ slug, title, version }, position) => (
    <a className="nav-endpoint" href={hrefOf(slug)} aria-current={currentOf(slug, position)}>
      <span className="nav-title">{title}</span>
      {version === undefined ? null : <small>{version}</small>}
    </a>
  ),
};

function NavEntry({ item, position }: NavEntryProps): ReactElement {
  // The compiler can't see that the entry chosen by `kind` takes just this item; the mapped type promises it.
  const draw = entries[item.kind] as (item: NavItem, position: Position) => ReactElement;
  return draw(item, position);
}

interface ShortGroupProps {
  readonly group: Extract<NavItem, { readonly kind: "group" }>;
  readonly position: Position;
}

/** A heading in a long navigation: a link to its page, with its entries only around the current page. */
function ShortGroup({ group, position }: ShortGroupProps): ReactElement {
  const slug = group.slug ?? firstSlug(group.items);
  const open = position.around.has(group);
  const { before, near, after } = nearest(group.items, position);
  return (
    <>
      <a
        className="nav-heading"
        href={slug === undefined ? undefined : hrefOf(slug)}
        aria-current={currentOf(group.slug, position)}
        data-open={open || undefined}
      >
        <span className="nav-title">{group.title}</span>
      </a>
      {open ? (
        <>
          {before > 0 ? <More count={before} where="before" slug={slug} /> : null}
          <NavList items={near} position={position} />
          {after > 0 ? <More count={after} where="after" slug={slug} /> : null}
        </>
      ) : null}
    </>
  );
}

/** The entries around this page, and how many are left out on either side. */
function nearest(items: readonly NavItem[], position: Position) {
  if (items.length <= mostBelow) return { before: 0, near: items, after: 0 };
  const at = items.findIndex((item) => ("slug" in item && item.slug === position.current) || position.around.has(item));
  const from = Math.min(Math.max(0, at - mostBelow / 2), items.length - mostBelow);
  return {
    before: from,
    near: items.slice(from, from + mostBelow),
    after: items.length - from - mostBelow,
  };
}

interface MoreProps {
  readonly count: number;
  readonly where: "before" | "after";
  readonly slug: string | undefined;
}

const More = ({ count, where, slug }: MoreProps): ReactElement => (
  <a className="nav-more" href={slug === undefined ? undefined : hrefOf(slug)}>
    {count} more {where} these
  </a>
);
