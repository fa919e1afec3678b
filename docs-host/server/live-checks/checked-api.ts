import {
  type CheckedApi,
  type CheckedEndpoint,
  type CheckedPart,
  type Contradiction,
  checkedKinds,
  type EndpointLink,
} from "#docs-host/pages/views";
import { furtherLanguage, hrefOf, languageAt, type Site } from "#docs-host/site/model";
import { type ApiModel, routeText } from "#engine/model";
import {
  checkPromises,
  type Drift,
  differenceChecks,
  documentedChecks,
  openDrifts,
  type WatchState,
} from "#live/watch";

/** Endpoints by the names that a watch gives them, such as `GET /plants/{id}`. */
type Links = ReadonlyMap<string, EndpointLink>;

/** Contradictions that are gone are listed up to this number. Own choice. */
const maxPast = 50;

/**
 * Returns what a site shows of the memory of a watch: its endpoints that have a page there and are listed, so that a
 * reader learns of no other. Messages are left out, since they quote live answers.
 */
export function checkedApi(state: WatchState, site: Site, language = site.settings.language): CheckedApi {
  const { lastRound, started } = state;
  if (lastRound === undefined) return { kind: "waiting" };
  const found = apiOf(state, site, language);
  if (found === undefined) return { kind: "foreign" };
  const { api, links } = found;
  const contradictionsOf = (drifts: readonly Drift[]): readonly Contradiction[] =>
    drifts.flatMap(({ endpoint: name, check, cause, firstSeen, lastSeen, gone, file }) => {
      const endpoint = links.get(name);
      if (endpoint === undefined) return [];
      const facts = { endpoint, check, promise: checkPromises[check], cause, firstSeen, lastSeen };
      const difference = differenceChecks.has(check) && { difference: cause };
      return [{ ...facts, ...difference, ...(gone !== undefined && { gone }), ...(file !== undefined && { file }) }];
    });
  const open = openDrifts(state);
  const gone = state.drifts.filter((drift) => drift.gone !== undefined);
  const endpoints = endpointsOf(state, links);
  const checked = new Set(endpoints.map(({ href }) => href));
  return {
    kind: "checked",
    title: api.name ?? api.id,
    ...(isDocumented(state.server, api) && { server: state.server }),
    ...{ started, lastRound: { at: lastRound.at, isUp: lastRound.isUp, isLockedOut: lastRound.isLockedOut === true } },
    contradictions: contradictionsOf(open.filter(isDocumentedCheck)),
    past: contradictionsOf(gone.filter(isDocumentedCheck)).slice(0, maxPast),
    others: [
      ...contradictionsOf(open.filter((drift) => !isDocumentedCheck(drift))),
      ...contradictionsOf(gone.filter((drift) => !isDocumentedCheck(drift))).slice(0, maxPast),
    ],
    endpoints,
    unchecked: [...links.values()].filter(({ href }) => !checked.has(href)),
  };
}

/** Returns true if the docs say what a finding is about: only then can it contradict them. */
const isDocumentedCheck = ({ check }: Drift): boolean => documentedChecks.has(check);

/** Returns the API of a site that has most of the watched endpoints; of equals the one with the same name. */
function apiOf(
  { api: name, parts, drifts }: WatchState,
  site: Site,
  language: string,
): { readonly api: ApiModel; readonly links: Links } | undefined {
  const watched = new Set([...parts, ...drifts].map(({ endpoint }) => endpoint));
  let best: { readonly api: ApiModel; readonly links: Links; readonly score: number } | undefined;
  const all = linksIn(site, language);
  for (const api of site.apis.values()) {
    const links = all.get(api.id) ?? new Map();
    const matches = [...watched].filter((one) => links.has(one)).length;
    const score = matches === 0 ? 0 : matches + (api.name === name ? 0.5 : 0);
    if (score > (best?.score ?? 0)) best = { api, links, score };
  }
  return best;
}

const known = new WeakMap<Site, Map<string, ReadonlyMap<string, Links>>>();

/**
 * Returns the endpoints with pages in the navigation of the site, by the id of their API. Each request for the page
 * needs them, so they are found once for a site and a language, in one pass over its pages.
 */
function linksIn(site: Site, language: string): ReadonlyMap<string, Links> {
  const ofSite = known.get(site) ?? new Map<string, ReadonlyMap<string, Links>>();
  known.set(site, ofSite);
  // A reader may name any language; those without pages have the links of the first one.
  const own = furtherLanguage(site, language) ?? site.settings.language;
  const found = ofSite.get(own) ?? findLinks(site, own);
  ofSite.set(own, found);
  return found;
}

function findLinks(site: Site, language: string): ReadonlyMap<string, Links> {
  const apis = new Map(
    [...site.apis.values()].map((api) => [
      api.id,
      { endpoints: new Map(api.endpoints.map((one) => [one.id, one])), links: new Map<string, EndpointLink>() },
    ]),
  );
  for (const page of site.pages.values()) {
    if (page.kind !== "endpoint" || page.isHidden || languageAt(site, page) !== language) continue;
    const { endpoints, links } = apis.get(page.apiId) ?? {};
    const endpoint = endpoints?.get(page.endpointId);
    if (endpoint === undefined) continue;
    const { method } = endpoint;
    const path = routeText(endpoint);
    // Of several versions the first page counts.
    if (links?.has(`${method} ${path}`) === false) {
      links.set(`${method} ${path}`, { method, path, href: hrefOf(page.slug) });
    }
  }
  return new Map([...apis].map(([id, { links }]) => [id, links]));
}

function endpointsOf({ parts }: WatchState, links: Links): readonly CheckedEndpoint[] {
  const found = new Map<string, { readonly link: EndpointLink; lastSeen?: string; readonly parts: CheckedPart[] }>();
  for (const { kind, endpoint, name, lastSeen } of parts) {
    const link = links.get(endpoint);
    if (link === undefined) continue;
    const one = found.get(endpoint) ?? { link, parts: [] };
    found.set(endpoint, one);
    const shown = checkedKinds.find((known) => known === kind);
    if (shown === undefined) {
      if (lastSeen !== undefined) one.lastSeen = lastSeen;
    } else one.parts.push({ kind: shown, name, ...(lastSeen !== undefined && { lastSeen }) });
  }
  return [...found.values()].map(({ link, ...rest }) => ({ ...link, ...rest }));
}

/** An address that the description does not name may be one of an inner network. */
const isDocumented = (server: string, { endpoints }: ApiModel): boolean =>
  endpoints.some(({ environments }) => environments.some(({ baseUrl }) => baseUrl === server));
