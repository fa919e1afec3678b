import type { ReactElement } from "react";
import type { SiteIndex } from "#docs-host/site/model";
import { hrefOf, type NavItem, type Site, type SitePage, translatorAt } from "#docs-host/site/model";
import { uriComponent } from "#engine/uri";
import {
  ArticlePlace,
  AvailabilityMark,
  Breadcrumbs,
  EndpointName,
  type Guide,
  KindBadge,
  type ListView,
  LongList,
  listPart,
  MethodBadge,
} from "#ui/reference";
import { summaryOf } from "#ui/text";
import { shownCrumbs } from "./crumbs.ts";
import type { PageFrame, PageView } from "./page-view.ts";

interface GroupPageOptions {
  readonly page: Extract<SitePage, { readonly kind: "group" }>;
  readonly site: Site;
  readonly index: SiteIndex;
  readonly guide: Guide;
  /** Returns the page of an endpoint as a part of this one. */
  readonly endpointView: (slug: string) => PageView | undefined;
}

/** Maximum number of endpoints that a page shows in full; those far from the window are not laid out. */
const maxInFull = 300;

/** The id of the list of entries below the heading. */
const listId = "entries";

/** The page of a heading: its description, and links to everything below it. */
export function groupPage(options: GroupPageOptions): PageView {
  const { page, site, index, guide } = options;
  const inFull = page.isLong ? endpointsInFull(options) : [];
  return {
    title: page.title,
    description: summaryOf(page.description) ?? translatorAt(site, page).text("allOfTitle", { title: page.title }),
    toc: [],
    ...(inFull.length > 0 && { frame: wholeWidth }),
    content: (
      <article className="reference overview">
        <header className="reference-head">
          <Breadcrumbs crumbs={shownCrumbs(page.breadcrumbs)} />
          <h1>{page.title}</h1>
          {page.description === undefined ? null : guide.prose(page.description)}
        </header>
        <Entries items={page.items} id={listId} site={site} index={index} view={guide.view} />
        {inFull.map(({ slug, view }) => (
          <ArticlePlace value={{ prefix: prefixOf(slug), depth: 1 }} key={slug}>
            <div className="long-entry">{view.content}</div>
          </ArticlePlace>
        ))}
      </article>
    ),
  };
}

const wholeWidth: PageFrame = {
  ...{ layout: "reference", hasToc: false, hasNavLinks: true, hasFeedback: true, hasPageActions: true },
};

/** Returns the start of the ids of an endpoint on a page with others. */
const prefixOf = (slug: string): string => `${uriComponent(slug)}.`;

/**
 * Returns the endpoints directly below the heading with their views; none if there are too many. A page with a part of a
 * long list has only the endpoint that the list is in: such pages are not cached, and many of them can be asked for.
 */
function endpointsInFull({ page, endpointView, guide: { view } }: GroupPageOptions) {
  const endpoints = page.items.filter((item) => item.kind === "endpoint");
  if (endpoints.length > maxInFull) return [];
  const shown = view === undefined ? endpoints : endpoints.filter(({ slug }) => view.list.startsWith(prefixOf(slug)));
  return shown.flatMap(({ slug }) => {
    const view = endpointView(slug);
    return view === undefined ? [] : [{ slug, view }];
  });
}

interface EntriesProps {
  readonly items: readonly NavItem[];
  /** The id of the list on its page. */
  readonly id: string;
  readonly site: Site;
  readonly index: SiteIndex;
  readonly view: ListView | undefined;
}

const keyOf = (item: NavItem): string => `${item.kind} ${"slug" in item ? item.slug : ""} ${item.title}`;

function Entries({ items, id, site, index, view }: EntriesProps): ReactElement {
  const idOf = (item: NavItem): string => `${id}.${uriComponent(keyOf(item))}`;
  const part = listPart(items, id, { textOf: ({ title }) => title, idOf }, view);
  return (
    <LongList id={id} part={part} rows="entriesCount">
      <ul className="endpoints">
        {part.shown.map((item) => (
          <li key={keyOf(item)}>
            <Entry item={item} id={idOf(item)} site={site} index={index} view={view} />
          </li>
        ))}
      </ul>
    </LongList>
  );
}

interface EntryProps extends Omit<EntriesProps, "items"> {
  readonly item: NavItem;
}

type Entries = {
  readonly [K in NavItem["kind"]]: (
    item: Extract<NavItem, { readonly kind: K }>,
    parts: Omit<EntryProps, "item">,
  ) => ReactElement;
};

const entries: Entries = {
  page: ({ slug, title }) => <a href={hrefOf(slug)}>{title}</a>,
  link: ({ url, title }) => (
    <a href={url} rel="noreferrer">
      {title}
    </a>
  ),
  endpoint: ({ slug, title, method, stream }, { site, index }) => {
    const page = site.pages.get(slug);
    const endpoint = page?.kind === "endpoint" ? index.endpoint(page.endpointId) : undefined;
    return (
      <>
        <a href={hrefOf(slug)}>
          <MethodBadge method={method} stream={stream} />
          <EndpointName title={title} path={endpoint?.path} />
        </a>
        <AvailabilityMark availability={endpoint?.availability} />
      </>
    );
  },
  channel: ({ slug, title, badge }) => (
    <a href={hrefOf(slug)}>
      <KindBadge kind="channel" badge={badge} />
      <span className="endpoint-title">{title}</span>
    </a>
  ),
  webhook: ({ slug, title }) => (
    <a href={hrefOf(slug)}>
      <KindBadge kind="webhook" />
      <span className="endpoint-title">{title}</span>
    </a>
  ),
  group: ({ title, items }, parts) => (
    <div className="endpoint-group">
      <h2>{title}</h2>
      <Entries items={items} {...parts} />
    </div>
  ),
  api: ({ slug, title }) => <a href={hrefOf(slug)}>{title}</a>,
};

function Entry({ item, ...parts }: EntryProps): ReactElement {
  // The compiler can't see that the entry chosen by `kind` takes just this item; the mapped type promises it.
  const draw = entries[item.kind] as (item: NavItem, parts: Omit<EntryProps, "item">) => ReactElement;
  return draw(item, parts);
}
