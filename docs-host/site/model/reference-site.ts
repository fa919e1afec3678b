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
  return {
    site,
    callOn: (slug) => {
      const page = site.pages.get(slug);
      const href = hrefOf(slug);
      if (page?.kind === "endpoint") return endpointCall({}, { apiId: page.apiId, endpointId: page.endpointId, href });
      if (page?.kind !== "channel") return undefined;
      return { formUrl: formUrls({})(model.id, page.channelId, "channels"), isChannel: true, referenceHref: href };
    },
    formAt: formsOf(model),
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

/** Returns the function that finds what a page loads by its address. */
function formsOf(model: ApiModel): ReferenceSite["formAt"] {
  const urlOf = formUrls({});
  let forms: ReadonlyMap<string, readonly [side: Side, id: string]> | undefined;
  const named =
    (side: Side) =>
    ({ id }: { readonly id: string }) =>
      [urlOf(model.id, id, side), [side, id]] as const;
  return (url) => {
    forms ??= new Map([
      ...(["forms", "answers", "templates"] as const).flatMap((side) => model.endpoints.map(named(side))),
      ...(model.channels ?? []).map(named("channels")),
    ]);
    const found = forms.get(url);
    return found && sideOf(model, ...found);
  };
}

/** Returns a reference with the same pages whose contents are those of another model. */
export function withModel(reference: ReferenceSite, model: ApiModel): ReferenceSite {
  const site = { ...reference.site, apis: new Map([[model.id, model]]) };
  return { ...reference, site, formAt: formsOf(model) };
}

function endpointHrefOf(site: Site, { endpointHref }: SiteIndex, name: string): string | undefined {
  const named = endpointNamed(site, name);
  return named && endpointHref(named.endpoint.id);
}
