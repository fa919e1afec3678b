import type { RegistryClient } from "#generated/registry";
import type { HostedSite } from "#generated/types";
import { describeOutcome } from "#transport";
import type { LoadDeps } from "./docs-source.ts";
import { type FetchFile, fileFetcher } from "./file-fetcher.ts";
import { type HostLookup, hostLookup } from "./host-lookup.ts";
import { covers, type Located, type RequestPlace, type ShownContent, type ShownSite, type Sites } from "./located.ts";
import { listRegistry, type SiteLinks } from "./site-list.ts";
import { type StoredSite, siteStore } from "./site-store.ts";

/** Settings of showing the sites of a registry. */
export interface RegistrySitesSettings {
  /** Returns true for a canonical host without a port that is the server's own, such as `localhost`. */
  readonly isOwnHost: (host: string) => boolean;
  /** The host of the registry's own docs, such as `registry.localhost`; its own hosts show this site. */
  readonly ownSite: string;
  /** The own hosts list all sites, if there are several. */
  readonly list: boolean;
  /** The plain sites of APIs that no docs site shows: for everybody, for readers who are logged in, or for nobody. */
  readonly apiSites: "on" | "private" | "off";
  readonly links: SiteLinks;
  /** Sites are loaded and rendered in other threads. */
  readonly areInThreads?: boolean;
}

/** Dependencies of the sites of a registry. */
export interface RegistrySitesDeps extends Omit<LoadDeps, "file"> {
  readonly client: LoadDeps["client"] & {
    readonly extensions: Pick<RegistryClient["extensions"], "getSitesAtHost" | "listSites">;
  };
  readonly fetchFile: FetchFile;
  /** Resolves after a number of milliseconds. */
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** The registry gave no answer. */
class NoAnswerError extends Error {
  override readonly name = "NoAnswerError";
}

interface Parts {
  readonly lookUp: HostLookup;
  readonly contentOf: (stored: StoredSite) => ShownContent;
  readonly settings: RegistrySitesSettings;
  readonly list: Sites["list"];
}

/**
 * Creates the sites of a registry, which it reaches through the client over HTTP only. The site of a request has the
 * address with its host and the longest path that contains the requested one.
 */
export function registrySites(deps: RegistrySitesDeps, settings: RegistrySitesSettings): Sites {
  const { extensions } = deps.client;
  const isShown = ({ type }: HostedSite): boolean => type === "docs" || settings.apiSites !== "off";
  const lookUp = hostLookup({
    now: deps.now,
    sleep: deps.sleep,
    ask: async (host) => {
      const outcome = await extensions.getSitesAtHost({ body: { host } });
      if (!outcome.ok) throw new NoAnswerError(describeOutcome(outcome) ?? outcome.error);
      return outcome.body.sites.filter(isShown);
    },
  });
  const list = listRegistry(extensions, settings);
  const parts: Parts = { ...{ lookUp, list, settings }, contentOf: contentIn(deps, settings) };
  return {
    list,
    locate: async (place) => (await locate(place, parts)) ?? unavailable,
    resolveHost: async (host) => {
      const sites = await lookUp(host);
      if (sites === undefined) return "unknown";
      return sites.length > 0 ? "served" : "not-served";
    },
  };
}

function contentIn(
  { fetchFile, ...deps }: RegistrySitesDeps,
  { areInThreads = false }: RegistrySitesSettings,
): Parts["contentOf"] {
  if (areInThreads) return (stored) => ({ kind: "stored", stored });
  const store = siteStore({ ...deps, file: fileFetcher(fetchFile) });
  return (stored) => ({ kind: "source", source: store(stored) });
}

const unavailable: Located = {
  kind: "unavailable",
  error: {
    message: "The registry does not answer, so it is unknown which docs are here.",
    advice: "Check that the registry is running and that this server can reach it, then try again.",
  },
};

/** Finds what is at a place; undefined if the registry gives no answer. */
async function locate(place: RequestPlace, parts: Parts): Promise<Located | undefined> {
  const sites = await parts.lookUp(place.host);
  const isOwnHost = parts.settings.isOwnHost(place.host.replace(/:\d+$/, ""));
  if (sites === undefined) return undefined;
  if (sites.length === 0) return isOwnHost ? locateOwn(place, parts) : { kind: "nothing" };
  const [best] = sites
    .filter((site) => covers(pathOf(site), place.path))
    .toSorted((a, b) => pathOf(b).length - pathOf(a).length);
  if (best !== undefined) return locatedSite(best, place, parts, false);
  const [only, other] = sites;
  // A host with one site redirects to it.
  if (place.path === "/" && only !== undefined && other === undefined) return { kind: "redirect", href: pathOf(only) };
  return { kind: "nothing" };
}

/** Finds what one of the server's own hosts shows: the list of all sites, or else the registry's own docs. */
async function locateOwn(place: RequestPlace, parts: Parts): Promise<Located | undefined> {
  const { lookUp, settings, list } = parts;
  const own = (await lookUp(settings.ownSite))?.find((site) => pathOf(site) === "");
  if (place.path === "/" && settings.list) {
    const all = await list({ find: "", page: 1 });
    if (!("sites" in all) || all.total > 1) return { kind: "list" };
    const [only] = all.sites;
    // An origin shows one site only and stores its credentials; the site of the registry is on this server's own
    // origin.
    if (own === undefined && only?.href !== undefined) return { kind: "redirect", href: only.href };
  }
  return own === undefined ? { kind: "nothing" } : locatedSite(own, place, parts, true);
}

function locatedSite(hosted: HostedSite, place: RequestPlace, parts: Parts, isGuest: boolean): Located {
  const { contentOf, settings } = parts;
  if (hosted.type === "docs" && hosted.isArchived) return { kind: "archived" };
  const base = pathOf(hosted);
  const siteUrl = settings.links.urlOf(hosted.type === "docs" ? hosted.canonicalUrl : place.host);
  const isPrivate = settings.apiSites === "private";
  const site: ShownSite = {
    ...(hosted.type === "docs" && !hosted.isPreview && { name: hosted.url }),
    content: contentOf({ hosted, base, siteUrl, isPrivate }),
    base,
    isGuest,
    isOwn: hosted.type === "docs" && hosted.url === settings.ownSite,
    isUnlisted: hosted.type === "api" || hosted.isPreview,
  };
  return { kind: "site", site };
}

/** The path of a site on its host. The site of an API has the whole host. */
const pathOf = (site: HostedSite): string => (site.type === "docs" ? site.basePath : "");
