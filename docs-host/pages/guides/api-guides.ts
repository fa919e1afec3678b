import { createElement } from "react";
import { directionOf, furtherLanguage, indexOf, lenientTypes, type Site, type SiteIndex } from "#docs-host/site/model";
import { textsIn } from "#docs-host/site/texts";
import type { ChannelForm, EndpointForm } from "#engine/model";
import type { RichTexts } from "#engine/text";
import { textCode } from "#ui/code";
import { Prose } from "#ui/prose";
import { endpointTitle, type Guide, type ListView, makeGuide } from "#ui/reference";
import { formTexts } from "../forms/index.ts";
import { markdownReader, type ReadMarkdown, type ResolveLink } from "../markdown/index.ts";
import { apiLinks } from "./links.ts";

/** The index of an API, and the guide by which its shapes are described. */
export interface ApiGuide {
  readonly index: SiteIndex;
  readonly guide: Guide;
  /** Reads a description of the API. Pages and forms share its cache. */
  readonly read: ReadMarkdown;
  /** Resolves the links in descriptions of the API. */
  readonly resolve: ResolveLink;
}

/** Returns the guide of an API, which shows a part of a long list if there is one; `undefined` without that API. */
export type ApiGuides = (apiId: string, list?: ListView) => ApiGuide | undefined;

/** The page of the endpoint that a link names. */
const linkTarget =
  ({ linkedEndpoint, endpointHref }: SiteIndex): NonNullable<Guide["linkTarget"]> =>
  (link) => {
    const endpoint = linkedEndpoint(link);
    const href = endpoint && endpointHref(endpoint.id);
    return endpoint && href !== undefined ? { href, title: endpointTitle(endpoint) } : undefined;
  };

const guidesBySite = new WeakMap<Site, Map<string, ApiGuides>>();

/**
 * Returns the guides of a site's APIs in a language, each created on first use; the same ones for the same site and
 * language. Default: the language of the site.
 */
export function apiGuides(site: Site, language: string = site.settings.language): ApiGuides {
  const byLanguage = guidesBySite.get(site) ?? new Map<string, ApiGuides>();
  guidesBySite.set(site, byLanguage);
  const guides = byLanguage.get(language) ?? makeGuides(site, language);
  byLanguage.set(language, guides);
  return guides;
}

function makeGuides(site: Site, language: string): ApiGuides {
  const texts = textsIn(language);
  const written = site.settings.language;
  // An API is described in one language, which is the first one of a site with several.
  const isForeign = furtherLanguage(site, language) !== undefined;
  const guides = new Map<string, ApiGuide>();
  const guideOf = (id: string): ApiGuide | undefined => {
    const known = guides.get(id);
    const model = site.apis.get(id);
    if (known !== undefined || model === undefined) return known;
    const index = indexOf(site, model, language);
    const resolve = apiLinks(site, index, furtherLanguage(site, language));
    const read = markdownReader(resolve);
    // A description may have another direction than the page.
    const own = isForeign
      ? { lang: written, dir: directionOf(written) }
      : { dir: directionOf(texts.language) === "rtl" ? "auto" : undefined };
    const prose = (markdown: string) =>
      createElement(
        "div",
        { className: "prose", ...own },
        createElement(Prose, { text: read(markdown), drawCode: textCode }),
      );
    const guide = makeGuide({
      types: lenientTypes(model),
      typeHref: index.typeHref,
      prose,
      linkTarget: linkTarget(index),
      texts,
    });
    const made = { index, guide, read, resolve };
    guides.set(id, made);
    return made;
  };
  return (id, view) => {
    const api = guideOf(id);
    return view && api ? { ...api, guide: { ...api.guide, view } } : api;
  };
}

/** Returns the formatted descriptions of a form of one of the site's APIs. */
export function textsOfForm(site: Site, apiId: string, form: EndpointForm | ChannelForm): RichTexts {
  const api = apiGuides(site)(apiId);
  return api === undefined ? {} : formTexts(form, api.read);
}
