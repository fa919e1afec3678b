import { callsPath } from "#engine/host";
import { uriComponent } from "#engine/uri";
import { escapeFileName, unescapeFileName } from "./file-names.ts";
import type { PlaygroundCall } from "./playground-data.ts";

/**
 * The address of the markdown of a page, by the address of the page.
 *
 * @param base the path of its site on its host
 */
export const markdownUrl = (href: string, base: string): string =>
  href === "/" || href === base ? `${base}/index.md` : `${href}.md`;

/** The address at which assistants use a site, below its path on its host. */
export const mcpUrl = (base: string): string => `${base}/mcp`;

/** The path of the page of live checks, below the path of the site. */
const liveChecksPath = "/live-checks";

/**
 * The address of the page of live checks.
 *
 * @param language the language of the page, if the site has several
 */
export const liveChecksUrl = (base: string, language?: string): string =>
  base + liveChecksPath + (language === undefined ? "" : `?language=${language}`);

/**
 * The path of one half of an endpoint, its request or its responses, or of a whole channel
 * (docs/behavior.md#loading-a-playground).
 *
 * @param base the path of the site on its host, see `Site.base`
 */
export const formUrl = (
  base: string,
  apiId: string,
  id: string,
  side: "forms" | "answers" | "templates" | "channels" = "forms",
): string => `${base}${callsPath}/${side}/${uriComponent(apiId)}/${uriComponent(id)}`;

/** Where a site is on its host, and whether it is made of files, see `Site.isStatic`. */
interface FormPlace {
  readonly base?: string | undefined;
  readonly isStatic?: boolean | undefined;
}

/** Creates the function that returns the path of a form, as `formUrl` does; in a static site forms are files. */
export const formUrls =
  ({ base = "", isStatic = false }: FormPlace) =>
  (apiId: string, id: string, side: Parameters<typeof formUrl>[3] = "forms"): string =>
    isStatic
      ? `${base}${callsPath}/${side}/${escapeFileName(apiId)}/${escapeFileName(id)}.json`
      : formUrl(base, apiId, id, side);

/** Where the playground of an endpoint loads its halves from. */
export function endpointCall(
  place: FormPlace,
  { apiId, endpointId, href }: { readonly apiId: string; readonly endpointId: string; readonly href: string },
): PlaygroundCall {
  const urlOf = formUrls(place);
  return { formUrl: urlOf(apiId, endpointId), answersUrl: urlOf(apiId, endpointId, "answers"), referenceHref: href };
}

/** The id of the API that a form's address names. */
export const apiIn = (formAddress: string): string => {
  const name = formAddress.split("/").at(-2) ?? "";
  // Only names of files have an equals sign, which `encodeURIComponent` encodes.
  return name.includes("=") ? unescapeFileName(name) : decodeURIComponent(name);
};

/** The path that answers who is logged in to the site (docs/behavior.md#site-login). */
export const injectionUrl = (base: string): string => `${base}${callsPath}/auth/api-key-injection`;

/** The path that logs readers out of the site (docs/behavior.md#site-login). */
export const logoutUrl = (base: string): string => `${base}${callsPath}/auth/logout`;

/**
 * Where the list of the site's endpoints is loaded from.
 *
 * @param language the further language of the pages that it links to; the first one if absent
 */
export const endpointsUrl = (base: string, isStatic = false, language?: string): string =>
  `${base}${callsPath}/endpoints${language === undefined ? "" : `/${language}`}${isStatic ? ".json" : ""}`;

/** Where the messages of playgrounds in a language are loaded from. */
export const messagesUrl = (base: string, isStatic: boolean, language: string): string =>
  `${base}${callsPath}/messages/${uriComponent(language)}${isStatic ? ".json" : ""}`;

/** Where the part of that list around the page at an address is loaded from. */
export const endpointsAroundUrl = (endpoints: string, href: string): string =>
  `${endpoints}?around=${uriComponent(href)}`;

/** Where the base URL of an API is set. */
export const serverUrl = (base: string, apiId: string): string => `${base}${callsPath}/servers/${uriComponent(apiId)}`;

/** Where an uploaded file of the site is. */
export const fileUrl = (base: string, fileId: string): string => `${base}${callsPath}/files/${uriComponent(fileId)}`;

/** Where an uploaded file of the site is that runs as a script, where the operator allows it. */
export const scriptUrl = (base: string, fileId: string): string =>
  `${base}${callsPath}/scripts/${uriComponent(fileId)}`;

/** Where open pages ask if the site has changed. */
export const changesUrl = (base: string): string => `${base}${callsPath}/changes`;

/** Where the snippet templates of an endpoint are loaded from, by where its form is. */
export const templatesUrl = (form: string): string => form.replace("/forms/", "/templates/");

/** The base path of the site that an open page belongs to. */
export const pageBase = (): string => document.body.dataset.base ?? "";

/** Where a form of the site is that an open page belongs to. */
export const pageFormUrl = (apiId: string, id: string, side?: Parameters<typeof formUrl>[3]): string =>
  formUrls({ base: pageBase(), isStatic: document.body.dataset.static !== undefined })(apiId, id, side);
