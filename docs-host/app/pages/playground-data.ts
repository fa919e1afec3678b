/** The parameter of the address that opens the playground (product.md §2 "Routes"). */
export const explorerParameter = "explorer";

/** What the page tells its script, so that the playground can open. */
export interface PlaygroundData {
  /** Where the form of this endpoint is loaded from. */
  readonly formUrl: string;
  readonly referenceHref: string;
  readonly proxyUrl: string;
}

/** The same as attributes of `body`, which `readPlaygroundData` reads back. */
export const playgroundAttributes = (data: PlaygroundData | undefined): { readonly [name: string]: string } =>
  data === undefined
    ? {}
    : { "data-form-url": data.formUrl, "data-reference-href": data.referenceHref, "data-proxy-url": data.proxyUrl };

/** Reads what `playgroundAttributes` wrote; nothing on pages without a playground. */
export function readPlaygroundData(dataset: DOMStringMap): PlaygroundData | undefined {
  const { formUrl, referenceHref, proxyUrl } = dataset;
  if (formUrl === undefined || referenceHref === undefined || proxyUrl === undefined) return undefined;
  return { formUrl, referenceHref, proxyUrl };
}
