import { createHash } from "node:crypto";
import { type Json, objectOf, printJson } from "#engine/json";
import {
  type ApiModel,
  type ChannelForm,
  channelClosureOf,
  closureOf,
  type Endpoint,
  type EndpointForm,
  type ResponseBody,
} from "#engine/model";
import type { Site } from "../app/site/site.ts";
import { registeredOrigins } from "./registered-origins.ts";

/** The form of an endpoint as it travels, with a tag that changes only when it does. */
export interface FormAnswer {
  readonly text: string;
  readonly etag: string;
}

/** Forms are kept for one site at a time, up to so many characters together, so that memory stays bounded. */
const mostCharacters = 8_000_000;

/** The sides of a call that are loaded apart: what is sent, and what comes back; and channels, which have one. */
export type Side = keyof typeof sides | "channels";

/**
 * Returns one half of an endpoint, or a channel, by the ids of API and endpoint
 * (docs/behavior.md#loading-a-playground). The request half also contains which hosts belong together, and whether
 * readers of the API log in to the site.
 */
export function formLoader(
  isLoginFor: (api: ApiModel) => boolean,
): (site: Site, side: Side, apiId: string, endpointId: string) => FormAnswer | undefined {
  const written = new WeakMap<Site, Map<string, FormAnswer>>();
  let size = 0;
  return (site, side, apiId, endpointId) => {
    const forms = written.get(site) ?? new Map<string, FormAnswer>();
    if (!written.has(site)) size = 0;
    written.set(site, forms);
    const key = JSON.stringify([side, apiId, endpointId]);
    const known = forms.get(key);
    if (known !== undefined) return known;
    const api = site.apis.get(apiId);
    const part = api === undefined ? undefined : sideOf(api, side, endpointId);
    if (api === undefined || part === undefined) return undefined;
    const form = side === "forms" || side === "channels" ? withOrigins(part, isLoginFor(api)) : part;
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

/** Returns the form of an endpoint, with the types that its request reaches; undefined without such an endpoint. */
export const formSideOf = (api: ApiModel, endpointId: string): EndpointForm | undefined =>
  endpointSideOf(api, "forms", endpointId);

/** Returns a form with what decides where credentials may go. */
export function withOrigins<Form extends EndpointForm | ChannelForm>(form: Form, isLogin: boolean): Form {
  const { environments } = "endpoint" in form ? form.endpoint : form.channel;
  return { ...form, origins: registeredOrigins(environments), ...(isLogin && { siteLogin: true }) };
}

function sideOf(api: ApiModel, side: Side, endpointId: string): EndpointForm | ChannelForm | undefined {
  return side === "channels" ? channelClosureOf(api, endpointId) : endpointSideOf(api, side, endpointId);
}

function endpointSideOf(api: ApiModel, side: keyof typeof sides, endpointId: string): EndpointForm | undefined {
  const endpoint = api.endpoints.find(({ id }) => id === endpointId);
  return endpoint && closureOf({ ...api, endpoints: [sides[side](endpoint)] }, endpointId);
}

const sides = {
  /**
   * Returns the request part of an endpoint, with the types that this reaches. The types of answers, often most of an
   * API's, and the texts of the endpoint's page are not part of it.
   */
  forms: ({ description: _, ...endpoint }: Endpoint): Endpoint => ({
    ...endpoint,
    responseHeaders: [],
    responses: endpoint.responses.map((response) => ({ ...response, body: untyped(response.body) })),
    errors: [],
    examples: endpoint.examples.map(({ response: __, ...sent }) => sent),
    ...(endpoint.snippetTemplates && { snippetTemplates: objectOf(languagesOf(endpoint).map((key) => [key, null])) }),
  }),
  /** The templates of calls by SDKs, once such a call is to be shown. */
  templates: ({ snippetTemplates = {}, request: _, description: __, ...endpoint }: Endpoint): Endpoint => ({
    ...unasked(endpoint),
    responseHeaders: [],
    responses: [],
    errors: [],
    snippetTemplates,
  }),
  /** Returns the documentation that an answer is compared with. */
  answers: ({ request: _, snippetTemplates: __, description: ___, ...endpoint }: Endpoint): Endpoint =>
    unasked(endpoint),
};

const languagesOf = ({ snippetTemplates = {} }: Endpoint): readonly string[] => Object.keys(snippetTemplates);

/** An endpoint without the parameters that are sent. */
const unasked = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  pathParameters: [],
  queryParameters: [],
  requestHeaders: [],
  examples: [],
});

/** A body with its kind, which says how an answer is read, and without its type. */
const untyped = (body: ResponseBody): ResponseBody =>
  "shape" in body ? { ...body, shape: { kind: "unknown" } } : body;
