import { createHash } from "node:crypto";
import { endpointList } from "../app/site/endpoint-list.ts";
import type { Site } from "../app/site/site.ts";
import type { FormAnswer } from "./forms.ts";

/** Gives the list of an API's endpoints as it travels, written once for a site; nothing for an API that is not there. */
export function endpointLists(): (site: Site, apiId: string) => FormAnswer | undefined {
  const written = new WeakMap<Site, Map<string, FormAnswer>>();
  return (site, apiId) => {
    const lists = written.get(site) ?? new Map<string, FormAnswer>();
    written.set(site, lists);
    const known = lists.get(apiId);
    if (known !== undefined) return known;
    const list = endpointList(site, apiId);
    if (list === undefined) return undefined;
    const text = JSON.stringify(list);
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
    const answer = { text, etag };
    lists.set(apiId, answer);
    return answer;
  };
}
