import { createHash } from "node:crypto";
import { type Json, printJson } from "#engine/json";
import { closureOf } from "#engine/model";
import type { Site } from "../app/site/site.ts";

/** The form of an endpoint as it travels, with a tag that changes only when it does. */
export interface FormAnswer {
  readonly text: string;
  readonly etag: string;
}

/** Gives forms by the ids of API and endpoint (product.md §7 "Form loader"). Each is written once a site. */
export function formLoader(): (site: Site, apiId: string, endpointId: string) => FormAnswer | undefined {
  const written = new WeakMap<Site, Map<string, FormAnswer>>();
  return (site, apiId, endpointId) => {
    const forms = written.get(site) ?? new Map<string, FormAnswer>();
    written.set(site, forms);
    const key = JSON.stringify([apiId, endpointId]);
    const known = forms.get(key);
    if (known !== undefined) return known;
    const api = site.apis.get(apiId);
    const form = api === undefined ? undefined : closureOf(api, endpointId);
    if (form === undefined) return undefined;
    // Models are plain data all through: every part is JSON or a number kept as text, and none is `undefined`.
    const text = printJson(form as unknown as Json);
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
    const answer = { text, etag };
    forms.set(key, answer);
    return answer;
  };
}
