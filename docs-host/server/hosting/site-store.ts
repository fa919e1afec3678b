import { type SiteAnswer, type SiteSource, siteOfApis } from "#docs-host/site/model";
import { caches } from "#engine/caches";
import { asJson, printJson } from "#engine/json";
import type { HostedSite } from "#generated/types";
import { apiModelFromRegistry } from "#importers";
import { describeOutcome } from "#transport";
import { docsSource, type LoadDeps, siteBytes, siteError } from "./docs-source.ts";
import { versionedSource } from "./versioned-source.ts";

/** The plain site of an API to load. */
interface ApiOptions {
  /** The name of the API. */
  readonly name: string;
  /** Where readers find it, such as `http://acme-plants.localhost:4000`. */
  readonly siteUrl: string;
  /** The version that was registered last. */
  readonly definitionId: () => string;
  /** True if only readers who are logged in may see it. */
  readonly isPrivate: boolean;
  /** Called with its estimated bytes of memory, each time it was loaded. */
  readonly onSize: (bytes: number) => void;
}

/** Creates the source of the plain site of an API in a registry. It shows the version that was registered last. */
function apiSource(deps: LoadDeps, options: ApiOptions): SiteSource {
  const { name, siteUrl, definitionId, isPrivate, onSize } = options;
  const load = async (): Promise<SiteAnswer> => {
    const id = definitionId();
    const outcome = await deps.client.apis.getApiLatest({ pathParameters: { apiId: id } });
    if (!outcome.ok) {
      return { ok: false, error: siteError(outcome.error, describeOutcome(outcome) ?? "It gave no reason.", name) };
    }
    const { model, diagnostics } = apiModelFromRegistry(outcome.body);
    if (diagnostics.length > 0) deps.onDiagnostics(id, diagnostics);
    onSize(siteBytes(printJson(asJson(outcome.body)).length));
    const site = siteOfApis(id, [{ ...model, name: model.name ?? name }]);
    return { ok: true, site: { ...site, url: siteUrl, ...(isPrivate && { isPrivate }) } };
  };
  return versionedSource({ ...deps, version: definitionId, load, name });
}

/** A site of the registry, at the path of one of its addresses. */
export interface StoredSite {
  readonly hosted: HostedSite;
  readonly base: string;
  /** Where readers find it. */
  readonly siteUrl: string;
  /** True if only readers who are logged in may see it; for an API, which does not say. */
  readonly isPrivate: boolean;
}

/** Max part of the memory of all caches for loaded sites. */
const part = 0.9;

/** Bytes that a site counts as until it is loaded, and at least. */
const firstBytes = 100_000;

/**
 * Returns the source of a site. A site is dropped after a time without requests, and loaded again when it is needed.
 */
export type SiteStore = (site: StoredSite) => SiteSource;

interface Entry {
  readonly source: SiteSource;
  /** The newest answer of the registry about it. */
  current: HostedSite;
  /** Estimated bytes of memory. */
  bytes: number;
}

/**
 * Creates the store of loaded sites. The least recently used one is evicted first. A site that is larger than the store
 * counts as half of it, since its readers need it all the same.
 */
export function siteStore(deps: LoadDeps): SiteStore {
  const entries = caches.open<Entry>("sites", {
    part,
    sizeOf: ({ bytes }) => Math.min(bytes, (caches.limit() * part) / 2),
  });

  return ({ hosted, base, siteUrl, isPrivate }) => {
    const key = siteKeyOf({ hosted, base, siteUrl });
    const known = entries.get(key);
    if (known !== undefined) {
      known.current = hosted;
      return known.source;
    }
    const onSize = (bytes: number): void => {
      entry.bytes = Math.max(firstBytes, bytes);
      // One that was evicted while it was loading stays evicted.
      if (entries.peek(key) === entry) entries.set(key, entry);
    };
    const source =
      hosted.type === "docs"
        ? docsSource(deps, { url: hosted.url, base, siteUrl, revision: () => revisionOf(entry.current), onSize })
        : apiSource(deps, {
            ...{ name: hosted.apiId, siteUrl, isPrivate, onSize },
            definitionId: () => definitionOf(entry.current),
          });
    const entry: Entry = { source, current: hosted, bytes: firstBytes };
    entries.set(key, entry);
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
