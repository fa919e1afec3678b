import { createHash } from "node:crypto";
import type { Site } from "../app/site/index.ts";
import { type EndpointList, endpointList, endpointsAround } from "../app/site/index.ts";
import type { FormAnswer } from "./forms.ts";

/**
 * Returns the list of an API's endpoints as JSON, or the part of it around the page at an address; undefined for an
 * unknown API. The list is created once for a site.
 */
export function endpointLists(): (site: Site, apiId: string, around: string | undefined) => FormAnswer | undefined {
  const made = new WeakMap<Site, Map<string, EndpointList>>();
  return (site, apiId, around) => {
    const lists = made.get(site) ?? new Map<string, EndpointList>();
    made.set(site, lists);
    const list = lists.get(apiId) ?? endpointList(site, apiId);
    if (list === undefined) return undefined;
    lists.set(apiId, list);
    const text = JSON.stringify(around === undefined ? list : endpointsAround(list, around));
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
    return { text, etag };
  };
}
