import { createHash } from "node:crypto";
import { type Json, printJson } from "#engine/json";
import { type ApiModel, closureOf, type Endpoint, type EndpointForm, type ResponseBody } from "#engine/model";
import type { Site } from "../app/site/site.ts";

/** The form of an endpoint as it travels, with a tag that changes only when it does. */
export interface FormAnswer {
  readonly text: string;
  readonly etag: string;
}

/** Forms are kept for one site at a time, up to so many characters together, so that memory stays bounded. */
const mostCharacters = 8_000_000;

/** Gives forms by the ids of API and endpoint (product.md §7 "Form loader"). */
export function formLoader(): (site: Site, apiId: string, endpointId: string) => FormAnswer | undefined {
  const written = new WeakMap<Site, Map<string, FormAnswer>>();
  let size = 0;
  return (site, apiId, endpointId) => {
    const forms = written.get(site) ?? new Map<string, FormAnswer>();
    if (!written.has(site)) size = 0;
    written.set(site, forms);
    const key = JSON.stringify([apiId, endpointId]);
    const known = forms.get(key);
    if (known !== undefined) return known;
    const api = site.apis.get(apiId);
    const form = api === undefined ? undefined : formOf(api, endpointId);
    if (form === undefined) return undefined;
    // Models are plain data all through: every part is JSON or a number kept as text, and none is `undefined`.
    const text = printJson(form as unknown as Json);
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
    const answer = { text, etag };
    if (size + text.length > mostCharacters) {
      forms.clear();
      size = 0;
    }
    size += text.length;
    forms.set(key, answer);
    return answer;
  };
}

/**
 * What a form needs of an API: the endpoint as far as it says what is sent, and the types that this reaches. What an
 * answer is made of is told by the reference page; a playground shows answers as they come, so the types of answers,
 * often most of an API's, do not travel.
 */
export function formOf(api: ApiModel, endpointId: string): EndpointForm | undefined {
  const endpoint = api.endpoints.find(({ id }) => id === endpointId);
  return endpoint && closureOf({ ...api, endpoints: [requestSide(endpoint)] }, endpointId);
}

const requestSide = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  responseHeaders: [],
  responses: endpoint.responses.map((response) => ({ ...response, body: untyped(response.body) })),
  errors: [],
  examples: endpoint.examples.map(({ response: _, ...sent }) => sent),
});

/** A body with its kind, which says how an answer is read, and without its type. */
const untyped = (body: ResponseBody): ResponseBody =>
  "shape" in body ? { ...body, shape: { kind: "unknown" } } : body;
