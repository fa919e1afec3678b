import { type Guide, type ListView, makeGuide } from "#ui/reference";
import { prose } from "../markdown/index.ts";
import { indexOf, lenientTypes, type Site, type SiteIndex } from "../site/index.ts";

/** The index of an API, and the guide by which its shapes are described. */
export interface ApiGuide {
  readonly index: SiteIndex;
  readonly guide: Guide;
}

/** Returns the guide of an API, which shows a part of a long list if there is one; `undefined` without that API. */
export type ApiGuides = (apiId: string, list?: ListView) => ApiGuide | undefined;

/** Creates the guides of a site's APIs, each on first use. */
export function apiGuides(site: Site): ApiGuides {
  const guides = new Map<string, ApiGuide>();
  const guideOf = (id: string): ApiGuide | undefined => {
    const known = guides.get(id);
    const model = site.apis.get(id);
    if (known !== undefined || model === undefined) return known;
    const index = indexOf(site, model);
    const guide = makeGuide({ types: lenientTypes(model.types), typeHref: index.typeHref, prose });
    guides.set(id, { index, guide });
    return { index, guide };
  };
  return (id, view) => {
    const api = guideOf(id);
    return view && api ? { ...api, guide: { ...api.guide, view } } : api;
  };
}
