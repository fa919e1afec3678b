/** The parameter of the address that opens the playground (product.md §2 "Routes"). */
export const explorerParameter = "explorer";

/** What the page tells its script, so that the playground can open. */
export interface PlaygroundData {
  /** Where the form of this endpoint is loaded from. */
  readonly formUrl: string;
  /** Where the types of its answers are loaded from, once there is an answer to compare with them. */
  readonly answersUrl: string;
  readonly referenceHref: string;
  readonly proxyUrl: string;
}

/** The same as attributes of `body`, which `readPlaygroundData` reads back. */
export const playgroundAttributes = (data: PlaygroundData | undefined): { readonly [name: string]: string } =>
  data === undefined
    ? {}
    : {
        "data-form-url": data.formUrl,
        "data-answers-url": data.answersUrl,
        "data-reference-href": data.referenceHref,
        "data-proxy-url": data.proxyUrl,
      };

/** Reads what `playgroundAttributes` wrote; nothing on pages without a playground. */
export function readPlaygroundData(dataset: DOMStringMap): PlaygroundData | undefined {
  const { formUrl, answersUrl, referenceHref, proxyUrl } = dataset;
  if (formUrl === undefined || answersUrl === undefined) return undefined;
  if (referenceHref === undefined || proxyUrl === undefined) return undefined;
  return { formUrl, answersUrl, referenceHref, proxyUrl };
}
