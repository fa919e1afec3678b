import { uriComponent } from "#engine/uri";
/** The query parameter that opens the playground (docs/behavior.md#routes). */
export const explorerParameter = "explorer";

/** The data of the page's script for opening the playground. */
export interface PlaygroundData {
  /** Where the form of this endpoint is loaded from. */
  readonly formUrl: string;
  /** Where the types of its answers are loaded from, once there is an answer to compare with them. */
  readonly answersUrl?: string;
  /** True for a channel rather than an endpoint. */
  readonly isChannel?: boolean;
  readonly referenceHref: string;
  /** Where the list of the site's endpoints is loaded from. */
  readonly endpointsUrl: string;
  readonly proxyUrl: string;
  /** Requests go straight to the API (docs/security.md#without-the-proxy). */
  readonly direct?: boolean;
  /** Where the page asks who is logged in to the site; only there where readers of this API do. */
  readonly injectionUrl?: string;
}

/** The same as attributes of `body`, which `readPlaygroundData` reads back. */
export const playgroundAttributes = (data: PlaygroundData | undefined): { readonly [name: string]: string } =>
  data === undefined
    ? {}
    : {
        "data-form-url": data.formUrl,
        ...(data.answersUrl !== undefined && { "data-answers-url": data.answersUrl }),
        ...(data.isChannel && { "data-is-channel": "true" }),
        "data-reference-href": data.referenceHref,
        "data-endpoints-url": data.endpointsUrl,
        "data-proxy-url": data.proxyUrl,
        ...(data.direct && { "data-direct": "true" }),
        ...(data.injectionUrl !== undefined && { "data-injection-url": data.injectionUrl }),
      };

/** Reads the attributes of `playgroundAttributes`; undefined on pages without a playground. */
export function readPlaygroundData(dataset: DOMStringMap): PlaygroundData | undefined {
  const { formUrl, answersUrl, referenceHref, endpointsUrl, proxyUrl, injectionUrl } = dataset;
  if (formUrl === undefined || referenceHref === undefined || endpointsUrl === undefined || proxyUrl === undefined)
    return undefined;
  return {
    formUrl,
    ...(answersUrl !== undefined && { answersUrl }),
    ...(dataset.isChannel === "true" && { isChannel: true }),
    referenceHref,
    endpointsUrl,
    proxyUrl,
    ...(dataset.direct === "true" && { direct: true }),
    ...(injectionUrl !== undefined && { injectionUrl }),
  };
}

/** The path that answers who is logged in to the site (docs/behavior.md#site-login). */
export const injectionUrl = "/api/callboard-docs/auth/api-key-injection";

/** The path that logs readers out of the site (docs/behavior.md#site-login). */
export const logoutUrl = "/api/callboard-docs/auth/logout";

/** The storage key of typed values, followed by the id of the endpoint. */
export const draftKey = (referenceHref: string): string => `form.${referenceHref}`;

/**
 * The path of one half of an endpoint, its request or its responses, or of a whole channel
 * (docs/behavior.md#loading-a-playground).
 */
export const formUrl = (apiId: string, id: string, side: "forms" | "answers" | "templates" | "channels" = "forms") =>
  `/api/callboard-docs/${side}/${uriComponent(apiId)}/${uriComponent(id)}`;

/** The id of the API that a form's address names. */
export const apiIn = (formAddress: string): string => decodeURIComponent(formAddress.split("/").at(-2) ?? "");

/** Where the list of the site's endpoints is loaded from. */
export const endpointsUrl = "/api/callboard-docs/endpoints";

/** Where the base URL of an API is set. */
export const serverUrl = (apiId: string): string => `/api/callboard-docs/servers/${uriComponent(apiId)}`;

/** Where the part of that list around the page at an address is loaded from. */
export const endpointsAroundUrl = (endpoints: string, href: string): string =>
  `${endpoints}?around=${uriComponent(href)}`;

/** Where the snippet templates of an endpoint are loaded from, by where its form is. */
export const templatesUrl = (form: string): string => form.replace("/forms/", "/templates/");
