import type { ReactElement, ReactNode } from "react";
import { hrefOf, type NavItem } from "#docs-host/site/model";
import { KindBadge, MethodBadge } from "#ui/reference";
import { siteTexts } from "#ui/text";
import { NavIcon } from "../../entry/nav-icon.tsx";
import { outsideAttributes } from "../../entry/outside-attributes.ts";
import { StageBadge, stageName } from "../../stage-badge.tsx";
import type { NavPosition } from "./nav-position.ts";
import { NavTitle } from "./nav-title.tsx";
import { ShortGroup } from "./short-group.tsx";

interface NavListProps {
  readonly items: readonly NavItem[];
  readonly position: NavPosition;
  readonly isOutermost?: boolean;
  /** The heading above the list. */
  readonly label?: string;
}

/** The entries of a sidebar, or of one of its headings. */
export function NavList({ items, position, isOutermost = false, label }: NavListProps): ReactElement {
  return (
    <ul className={isOutermost ? "nav-list nav-outermost" : "nav-list"} aria-label={label}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <NavEntry item={item} position={position} />
        </li>
      ))}
    </ul>
  );
}

const keyOf = (item: NavItem): string =>
  `${item.kind} ${"slug" in item ? item.slug : "url" in item ? item.url : ""} ${item.title}`;

type Entries = {
  readonly [K in NavItem["kind"]]: (
    item: Extract<NavItem, { readonly kind: K }>,
    position: NavPosition,
  ) => ReactElement;
};

interface StageProps {
  readonly stage: NavItem["stage"];
  readonly position: NavPosition;
}

/** The release stage of an entry. Where stages are not shown, deprecated entries are struck through, which is not read. */
function Stage({ stage, position }: StageProps): ReactElement | null {
  if (position.hasStages) return <StageBadge stage={stage} />;
  return stage === "deprecated" ? <span className="unseen"> {stageName(stage, siteTexts().text)}</span> : null;
}

interface EntryLinkProps {
  readonly item: Extract<NavItem, { readonly slug?: string }>;
  readonly position: NavPosition;
  readonly badge?: ReactNode;
}

/** The link of an entry that has a page. */
export function EntryLink({ item, position, badge }: EntryLinkProps): ReactElement {
  const { slug, icon, stage } = item;
  return (
    <a
      href={slug === undefined ? undefined : hrefOf(slug)}
      aria-current={slug !== undefined && slug === position.current ? "page" : undefined}
    >
      <NavIcon icon={icon} />
      <NavTitle item={item} />
      <Stage stage={stage} position={position} />
      {badge}
    </a>
  );
}

const entries: Entries = {
  page: (item, position) => <EntryLink item={item} position={position} />,
  endpoint: (item, position) => (
    <EntryLink item={item} position={position} badge={<MethodBadge method={item.method} stream={item.stream} />} />
  ),
  channel: (item, position) => (
    <EntryLink item={item} position={position} badge={<KindBadge kind="channel" badge={item.badge} />} />
  ),
  webhook: (item, position) => <EntryLink item={item} position={position} badge={<KindBadge kind="webhook" />} />,
  link: (item) => (
    <a href={item.url} {...outsideAttributes({ href: item.url, target: item.target })}>
      <NavIcon icon={item.icon} />
      <NavTitle item={item} />
    </a>
  ),
  group: (item, position) =>
    position.isShort ? (
      <ShortGroup
        group={item}
        position={position}
        list={(items) => <NavList items={items} position={position} label={item.title} />}
      />
    ) : (
      <Group group={item} position={position} />
    ),
  api: (item, position) => (
    <EntryLink
      item={item}
      position={position}
      badge={item.version === undefined ? null : <small>{item.version}</small>}
    />
  ),
};

function NavEntry({ item, position }: { readonly item: NavItem; readonly position: NavPosition }): ReactElement {
  // The compiler can't see that the entry chosen by `kind` takes just this item; the mapped type promises it.
  const draw = entries[item.kind] as (item: NavItem, position: NavPosition) => ReactElement;
  return draw(item, position);
}

interface GroupProps {
  readonly group: Extract<NavItem, { readonly kind: "group" }>;
  readonly position: NavPosition;
}

/** A heading with its entries: folded by its title, or by a button beside the link to its own page. */
function Group({ group, position }: GroupProps): ReactElement {
  const { title, slug, icon, stage, items, fold } = group;
  const isOpen = fold !== "closed" || position.around.has(group);
  const label = (
    <>
      <NavIcon icon={icon} />
      <NavTitle item={group} />
      <Stage stage={stage} position={position} />
    </>
  );
  const list = <NavList items={items} position={position} label={title} />;
  if (fold === "never") {
    return (
      <div className="nav-section">
        {slug === undefined ? <p className="nav-label">{label}</p> : <EntryLink item={group} position={position} />}
        {list}
      </div>
    );
  }
  if (slug === undefined) {
    return (
      <details open={isOpen} className="nav-group">
        <summary>{label}</summary>
        {list}
      </details>
    );
  }
  return (
    <div className="nav-fold">
      <EntryLink item={group} position={position} />
      <details open={isOpen} className="nav-group">
        <summary aria-label={`Entries of ${title}`} />
        {list}
      </details>
    </div>
  );
}
