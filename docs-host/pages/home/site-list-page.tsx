import type { ReactElement } from "react";

/** A site in the list of all sites of a server. */
export interface ListedSite {
  /** May be empty. */
  readonly title: string;
  /** Where readers of the list open it; absent if it has no address. */
  readonly href?: string;
  /** Its main address, host and path. */
  readonly address?: string;
  readonly orgId: string;
  readonly kind: "docs" | "api";
  /** When it was changed last, as RFC 3339 text. */
  readonly updatedAt: string;
  readonly isPrivate: boolean;
  readonly isPreview: boolean;
  readonly isArchived: boolean;
}

/** One page of the list of all sites. */
export interface SiteListPage {
  readonly sites: readonly ListedSite[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  /** The number of pages, at least 1. */
  readonly pages: number;
  /** The searched part of a title, an address or an organization; empty for all. */
  readonly find: string;
}

/** The query parameters of the list. */
export const listParameters = { find: "find", page: "page" } as const;

/** Lists the sites of a server, with a search and links to its other pages. */
export function SiteList({ list }: { readonly list: SiteListPage }): ReactElement {
  const { sites, total, page, pages, find } = list;
  return (
    <main id="main" className="home" tabIndex={-1}>
      <h1>Docs on this server</h1>
      <p className="home-lead">All sites of its registry, last changed first.</p>
      <search>
        <form className="home-search" action="/">
          <input
            type="search"
            name={listParameters.find}
            defaultValue={find}
            aria-label="Find by title, address or organization"
            placeholder="Title, address or organization"
          />
          <button type="submit">Find</button>
        </form>
      </search>
      <p className="home-count">{countOf(list)}</p>
      {sites.length === 0 ? null : (
        <ul className="home-sites">
          {sites.map((site) => (
            <SiteEntry key={`${site.kind} ${site.orgId} ${site.address ?? site.title}`} site={site} />
          ))}
        </ul>
      )}
      {pages < 2 ? null : (
        <nav className="home-pages" aria-label="Pages of the list">
          {page > 1 ? (
            <a href={pageHref(find, page - 1)} rel="prev">
              Previous
            </a>
          ) : null}
          {page < pages ? (
            <a href={pageHref(find, page + 1)} rel="next">
              Next
            </a>
          ) : null}
        </nav>
      )}
      {total === 0 && find !== "" ? (
        <p>
          <a href="/">Show all sites</a>
        </p>
      ) : null}
    </main>
  );
}

function SiteEntry({ site }: { readonly site: ListedSite }): ReactElement {
  const { title, href, address, orgId, updatedAt } = site;
  const name = title || address || "Untitled";
  const marks = marksOf(site);
  return (
    <li>
      <h2 className="home-title">{href === undefined || site.isArchived ? name : <a href={href}>{name}</a>}</h2>
      <p className="home-about">
        {address === undefined ? null : <code>{address}</code>}
        <span>{orgId}</span>
        <span>
          Updated <time dateTime={updatedAt}>{dateOf(updatedAt)}</time>
        </span>
      </p>
      {marks.length === 0 ? null : (
        <ul className="home-marks" aria-label="Marks">
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

const marksOf = ({ kind, isPreview, isPrivate, isArchived }: ListedSite): readonly string[] => [
  ...(kind === "api" ? ["API"] : []),
  ...(isPreview ? ["Preview"] : []),
  ...(isPrivate ? ["Private"] : []),
  ...(isArchived ? ["Archived"] : []),
];

function countOf({ total, page, pages, find }: SiteListPage): string {
  const sites = total === 1 ? "1 site" : `${total.toLocaleString("en")} sites`;
  const found = find === "" ? sites : `${total === 0 ? "No sites" : sites} for “${find}”`;
  return pages < 2 ? found : `${found}, page ${page} of ${pages}`;
}

/** A date as `2 March 2026`, in UTC. */
const dateOf = (moment: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(moment));

function pageHref(find: string, page: number): string {
  const query = new URLSearchParams({
    ...(find !== "" && { [listParameters.find]: find }),
    ...(page > 1 && { [listParameters.page]: String(page) }),
  });
  return query.size === 0 ? "/" : `/?${query}`;
}
