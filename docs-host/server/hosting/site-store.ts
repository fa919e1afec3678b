import { LRUCache } from "lru-cache";
import type { HostedSite } from "#generated/types";
import type { SiteSource } from "../../app/site/index.ts";
import { apiSource } from "./api-source.ts";
import { docsSource, type LoadDeps } from "./docs-source.ts";

/** A site of the registry, at the path of one of its addresses. */
export interface StoredSite {
  readonly hosted: HostedSite;
  readonly base: string;
  /** Where readers find it. */
  readonly siteUrl: string;
  /** True if only readers who are logged in may see it; for an API, which does not say. */
  readonly isPrivate: boolean;
}

/** Limits of the sites that are loaded at the same time. */
export interface SiteStoreLimits {
  /** Memory that they take together, about, in MiB. */
  readonly memory: number;
}

/** Bytes of memory for a character of a definition, with its site and the models of its APIs; our estimate. */
const bytesPerCharacter = 12;

/** Characters that a site is counted as until it was loaded. */
const firstSize = 100_000;

/** The most loaded sites, however small they are. */
const mostSites = 5000;

/** Returns the source of a site. A site that was not used for long is dropped, and loaded again when it is needed. */
export type SiteStore = (site: StoredSite) => SiteSource;

interface Entry {
  readonly source: SiteSource;
  /** The newest answer of the registry about it. */
  current: HostedSite;
}

/** Creates the store of loaded sites, the one that was not used for longest leaves first. */
export function siteStore(deps: LoadDeps, { memory }: SiteStoreLimits): SiteStore {
  const mostCharacters = Math.max(1, Math.floor((memory * 1024 * 1024) / bytesPerCharacter));
  const entries = new LRUCache<string, Entry>({ max: mostSites, maxSize: mostCharacters });

  return ({ hosted, base, siteUrl, isPrivate }) => {
    const key = siteKeyOf({ hosted, base, siteUrl });
    const known = entries.get(key);
    if (known !== undefined) {
      known.current = hosted;
      return known.source;
    }
    const sizeOf = (characters: number): number => Math.min(mostCharacters, Math.max(1, characters));
    const onSize = (characters: number): void => {
      // One that was dropped while it was loading stays dropped.
      if (entries.peek(key) === entry) entries.set(key, entry, { size: sizeOf(characters) });
    };
    const source =
      hosted.type === "docs"
        ? docsSource(deps, { url: hosted.url, base, siteUrl, revision: () => revisionOf(entry.current), onSize })
        : apiSource(deps, {
            ...{ name: hosted.apiId, siteUrl, isPrivate, onSize },
            definitionId: () => definitionOf(entry.current),
          });
    const entry: Entry = { source, current: hosted };
    entries.set(key, entry, { size: sizeOf(firstSize) });
    return source;
  };
}

/** Identifies a site at one of its addresses. It stays the same when the site is published again. */
export const siteKeyOf = ({ hosted, base, siteUrl }: Omit<StoredSite, "isPrivate">): string =>
  JSON.stringify([hosted.type === "docs" ? hosted.docsId : [hosted.orgId, hosted.apiId], base, siteUrl]);

/** Identifies the content of a site, which the registry has now. */
export const versionOf = (site: HostedSite): string | number =>
  site.type === "docs" ? site.revision : site.apiDefinitionId;

const revisionOf = (site: HostedSite): number => (site.type === "docs" ? site.revision : 0);
const definitionOf = (site: HostedSite): string => (site.type === "api" ? site.apiDefinitionId : "");
