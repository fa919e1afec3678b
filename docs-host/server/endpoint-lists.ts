import { type EndpointList, endpointList, endpointsAround, furtherLanguage, type Site } from "#docs-host/site/model";
import { etagOf, type FormAnswer } from "./forms.ts";

/**
 * Returns the list of a site's endpoints as JSON, or the part of it around the page at an address. The list is created
 * once for a site and a language; without another language of the site, it links to the pages in the first language.
 */
export function endpointLists(): (site: Site, around: string | undefined, language?: string) => FormAnswer {
  const made = new WeakMap<Site, Map<string | undefined, EndpointList>>();
  return (site, around, wanted = "") => {
    const language = furtherLanguage(site, wanted);
    const lists = made.get(site) ?? new Map<string | undefined, EndpointList>();
    made.set(site, lists);
    const list = lists.get(language) ?? endpointList(site, language);
    lists.set(language, list);
    const text = JSON.stringify(around === undefined ? list : endpointsAround(list, around));
    return { text, etag: etagOf(text) };
  };
}
