import { decodedUri } from "#engine/decode-uri";
import type { ApiModel, ChannelForm, EndpointForm } from "#engine/model";
import { endpointCall, formUrls, type PlaygroundCall } from "../page-data/index.ts";
import { type Side, sideOf } from "../sides/index.ts";
import { siteOfApis } from "./build-site.ts";
import { endpointNamed } from "./lookup/endpoint-named.ts";
import { indexOf, type SiteIndex } from "./lookup/index-of.ts";
import type { Site } from "./site.ts";
import { hrefOf } from "./slugs.ts";

/** The site of one description that has no server: it answers what the pages of a site ask theirs. */
export interface ReferenceSite {
  readonly site: Site;
  /** Returns the call with the playground that opens on a page; undefined for a page without one. */
  readonly callOn: (slug: string) => PlaygroundCall | undefined;
  /** Returns what a page loads from the address of a form, without formatted descriptions. */
  readonly formAt: (url: string) => EndpointForm | ChannelForm | undefined;
  /** Returns the path of an endpoint, a channel, a webhook or a type by its id, or by method and path. */
  readonly pathOf: (name: string) => string | undefined;
  /** Returns the slug of a path of the site; undefined if it has no page there. */
  readonly slugAt: (path: string) => string | undefined;
}

/** Creates the site of a model. */
export function referenceSite(model: ApiModel, hash: string): ReferenceSite {
  const site = siteOfApis(hash, [model]);
  const index = indexOf(site, model);
  const forms = new Map<string, readonly [side: Side, id: string]>();
  const urlOf = (side: Side, id: string): string => {
    const url = formUrls({})(model.id, id, side);
    forms.set(url, [side, id]);
    return url;
  };
  for (const { id } of model.endpoints) for (const side of ["forms", "answers", "templates"] as const) urlOf(side, id);
  for (const { id } of model.channels ?? []) urlOf("channels", id);
  return {
    site,
    callOn: (slug) => {
      const page = site.pages.get(slug);
      const href = hrefOf(slug);
      if (page?.kind === "endpoint") return endpointCall({}, { apiId: page.apiId, endpointId: page.endpointId, href });
      if (page?.kind !== "channel") return undefined;
      return { formUrl: urlOf("channels", page.channelId), isChannel: true, referenceHref: href };
    },
    formAt: (url) => {
      const named = forms.get(url);
      return named && sideOf(model, ...named);
    },
    pathOf: (name) =>
      index.endpointHref(name) ??
      index.channelHref(name) ??
      index.webhookHref(name) ??
      endpointHrefOf(site, index, name) ??
      index.typeHref(name),
    slugAt: (path) => {
      const slug = decodedUri(path.replace(/^\/+|\/+$/g, ""));
      return site.pages.has(slug) ? slug : site.redirects.get(slug);
    },
  };
}

function endpointHrefOf(site: Site, { endpointHref }: SiteIndex, name: string): string | undefined {
  const named = endpointNamed(site, name);
  return named && endpointHref(named.endpoint.id);
}
