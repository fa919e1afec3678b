import type { EndpointList } from "../site/index.ts";

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
  const response = await fetch(url, { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`the site answered ${response.status}`);
  // The site's own server wrote it from an `EndpointList`.
  return (await response.json()) as EndpointListing;
}
