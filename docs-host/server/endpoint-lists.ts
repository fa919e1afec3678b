import { createHash } from "node:crypto";
import type { Site } from "../app/site/index.ts";
import { type EndpointList, endpointList, endpointsAround } from "../app/site/index.ts";
import type { FormAnswer } from "./forms.ts";

/**
 * Returns the list of a site's endpoints as JSON, or the part of it around the page at an address. The list is created
 * once for a site.
 */
export function endpointLists(): (site: Site, around: string | undefined) => FormAnswer {
  const made = new WeakMap<Site, EndpointList>();
  return (site, around) => {
    const list = made.get(site) ?? endpointList(site);
    made.set(site, list);
    const text = JSON.stringify(around === undefined ? list : endpointsAround(list, around));
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
    return { text, etag };
  };
}
