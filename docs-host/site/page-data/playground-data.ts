/** The query parameter that opens the playground (docs/behavior.md#routes). */
export const explorerParameter = "explorer";

/** The data that all playgrounds of a site share. */
export interface PlaygroundPlace {
  /** Where the list of the site's endpoints is loaded from. */
  readonly endpointsUrl: string;
  readonly proxyUrl: string;
  /** Requests go straight to the API (docs/security.md#without-the-proxy). */
  readonly direct?: boolean;
  /** Channels connect straight to the API, since the server of the pages takes no WebSocket connections. */
  readonly directChannels?: boolean;
  /** Where the page asks who is logged in to the site; only there where readers of this API do. */
  readonly injectionUrl?: string;
}

/** The call of a playground. */
export interface PlaygroundCall {
  /** Where the form of this endpoint is loaded from. */
  readonly formUrl: string;
  /** Where the types of its answers are loaded from, once there is an answer to compare with them. */
  readonly answersUrl?: string;
  /** True for a channel rather than an endpoint. */
  readonly isChannel?: boolean;
  readonly referenceHref: string;
}

/** The data of the page's script for opening the playground. */
export interface PlaygroundData extends PlaygroundPlace, PlaygroundCall {}

/**
 * The same as attributes, which `readPlaygroundData` reads back: attributes of `body`, and of a link that opens the
 * playground of another page.
 */
export const playgroundAttributes = (data: Partial<PlaygroundData> = {}): { readonly [name: string]: string } => ({
  ...(data.formUrl !== undefined && { "data-form-url": data.formUrl }),
  ...(data.answersUrl !== undefined && { "data-answers-url": data.answersUrl }),
  ...(data.isChannel && { "data-is-channel": "true" }),
  ...(data.referenceHref !== undefined && { "data-reference-href": data.referenceHref }),
  ...(data.endpointsUrl !== undefined && { "data-endpoints-url": data.endpointsUrl }),
  ...(data.proxyUrl !== undefined && { "data-proxy-url": data.proxyUrl }),
  ...(data.direct && { "data-direct": "true" }),
  ...(data.directChannels && { "data-direct-channels": "true" }),
  ...(data.injectionUrl !== undefined && { "data-injection-url": data.injectionUrl }),
});

/** Reads the attributes of `playgroundAttributes`; undefined where they name no call. */
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
    ...(dataset.directChannels === "true" && { directChannels: true }),
    ...(injectionUrl !== undefined && { injectionUrl }),
  };
}

/** The storage key of typed values, followed by the id of the endpoint. */
export const draftKey = (referenceHref: string): string => `form.${referenceHref}`;
