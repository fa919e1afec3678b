import type { EndpointList } from "#docs-host/site/model";
import { fetchJson } from "#docs-host/site/page-data";
import { isList, isObject, own, parseJson, trustJson } from "#engine/json";

/** The list of endpoints as received from the site's own server. */
export type EndpointListing = EndpointList;

const loaded = new Map<string, Promise<EndpointListing>>();

/** Loads a list of endpoints, once for as long as the page lives; one that failed is tried again the next time. */
export function loadEndpoints(url: string): Promise<EndpointListing> {
  const known = loaded.get(url);
  if (known !== undefined) return known;
  const pending = fetchList(url);
  loaded.set(url, pending);
  pending.catch(() => loaded.delete(url));
  return pending;
}

async function fetchList(url: string): Promise<EndpointListing> {
  const list = await fetchJson(url, readListing);
  if (!list.ok) throw new Error(list.problem);
  return list.value;
}

/** The site's own server wrote it from an `EndpointList`, so that only its outline is checked. */
function readListing(text: string): EndpointListing | undefined {
  const read = parseJson(text);
  if (!read.ok || !isObject(read.value) || !isList(own(read.value, "groups") ?? null)) return undefined;
  return trustJson<EndpointListing>(read.value);
}
